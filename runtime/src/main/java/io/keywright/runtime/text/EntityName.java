package io.keywright.runtime.text;

import org.jspecify.annotations.Nullable;

/** What errors call an entity: its class as Java source outside of the package names it, such as {@code Shop.Customer}. */
public final class EntityName {

    private EntityName() {}

    /** The name, with those of the enclosing classes. */
    public static String of(Class<?> entity) {
        StringBuilder name = new StringBuilder(entity.getSimpleName());
        @Nullable Class<?> outer = entity.getEnclosingClass();
        while (outer != null) {
            name.insert(0, ".").insert(0, outer.getSimpleName());
            outer = outer.getEnclosingClass();
        }
        return name.toString();
    }
}
