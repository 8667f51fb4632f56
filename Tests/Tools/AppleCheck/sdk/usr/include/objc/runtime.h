#pragma once
#include <objc/NSObject.h>

#pragma clang assume_nonnull begin

enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_RETAIN = 01401
};
typedef enum objc_AssociationPolicy objc_AssociationPolicy;

id _Nullable objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(id object, const void *key, id _Nullable value,
                              objc_AssociationPolicy policy);

#pragma clang assume_nonnull end
