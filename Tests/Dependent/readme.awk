# Makes Swift files of the README's code, so that the compiler checks what readers copy:
#
#   awk -v folder=FOLDER -f readme.awk README.md
#
# It writes Table.swift with each code span of the right column under "Coming from",
# Block<line>.swift with each code block, Test<line>.swift with each block that is a test, and
# Package.swift with the lines for a manifest. The compiler's messages give the README's line
# numbers.

/^## / { inTables = /^## Coming from/ }

/^```swift$/ { inBlock = 1; first = NR + 1; imports = body = ""; next }
/^```$/ && inBlock { inBlock = 0; writeBlock(); next }
inBlock && /^import / { imports = imports $0 "\n"; body = body "\n"; next }
inBlock { body = body $0 "\n"; next }

inTables && /^\|/ {
  cells = split($0, cell, "|")
  pieces = split(cell[cells - 1], piece, "`")
  if (pieces % 2 == 0) fail("a code span has no end")
  for (i = 2; i < pieces; i += 2) addLine(piece[i])
}

END {
  if (failed) exit 1
  if (!lines || !blocks || !tests || !manifests) fail("one kind of code was not found")
  write("Table.swift", heading() "@MainActor func table() {\n" table "}\n")
}

# Adds a code span as a closure, so that its result does not count as unused. A span that begins
# with a dot is a value: it replaces the value in the span before it.
function addLine(line) {
  lines++
  if (line ~ /^\./) {
    if (!match(whole, / \.[A-Za-z]+/)) fail(line " does not fit into " whole)
    line = substr(whole, 1, RSTART) line substr(whole, RSTART + RLENGTH)
  } else {
    whole = line
  }
  if (line ~ /^[A-Z][A-Za-z]*(\.[A-Z][A-Za-z]*)*$/) line = line ".self"
  table = table given(line, located(NR, "  _ = { " line " }\n"))
}

function writeBlock(   text) {
  text = imports body
  if (body ~ /^\n*\.package\(/) {
    manifests++
    sub(/\/\/ …\n/, "], targets: [\n", body)
    write("Package.swift", "// swift-tools-version: 6.2\nimport PackageDescription\n" \
      "let package = Package(name: \"App\", dependencies: [\n" body "])\n")
  } else if (imports ~ /import Testing/) {
    tests++
    write("Test" first ".swift", imports located(first, body))
  } else {
    blocks++
    write("Block" first ".swift", given(text, heading() imports \
      "@MainActor func block" first "() async throws {\n" located(first, body) "}\n"))
  }
}

# The imports that a file of an app would have.
function heading() {
  return "import Foundation\nimport HUD\n#if canImport(UIKit)\nimport UIKit\n#endif\n"
}

function located(line, text) {
  return "#sourceLocation(file: \"README.md\", line: " line ")\n" text "#sourceLocation()\n"
}

# Code for one platform is compiled there only, and HUDs over views or widgets where these exist.
function given(text, code) {
  if (text ~ /UIKit|UIColor|UIFont|UIBlurEffect|systemName|\(image\)/) return "#if canImport(UIKit)\n" code "#endif\n"
  if (text ~ /GTKHost|iconName/) return "#if GTK && os(Linux)\n" code "#endif\n"
  if (text ~ /HUD\.in\(|\.custom[ (]/)
    return "#if canImport(UIKit) || GTK && os(Linux)\n" code "#endif\n"
  return code
}

function write(name, text) { printf "%s", text > (folder "/" name) }

function fail(reason) {
  print FILENAME ":" NR ": " reason > "/dev/stderr"
  failed = 1
  exit 1
}
