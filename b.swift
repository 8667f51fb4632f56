package import A
package final class D: Base { package override func f() {} }
