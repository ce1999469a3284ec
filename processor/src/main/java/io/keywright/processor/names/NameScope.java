package io.keywright.processor.names;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * The names of one place in the generated code: a class, a method. Who comes first gets its name, who comes later one
 * with an underscore behind it, so the result depends on the order of the calls alone.
 */
public final class NameScope {

    private final Set<String> taken = new HashSet<>();
    private final boolean byCase;

    private NameScope(boolean byCase, Collection<String> reserved) {
        this.byCase = byCase;
        reserved.forEach(name -> taken.add(folded(name)));
    }

    /** A scope of methods, fields, parameters or variables, where some names belong to somebody else. */
    public static NameScope of(Collection<String> reserved) {
        return new NameScope(true, reserved);
    }

    /** A scope of classes: two of them may not differ by case alone, since some file systems cannot tell. */
    public static NameScope ofClasses(Collection<String> reserved) {
        return new NameScope(false, reserved);
    }

    /** The name that stands for the wanted one here; an identifier, never a keyword, never given twice. */
    public String claim(String wanted) {
        String name = Identifiers.safe(Identifiers.identifier(wanted));
        while (!taken.add(folded(name))) {
            name = name + "_";
        }
        return name;
    }

    private String folded(String name) {
        return byCase ? name : name.toLowerCase(Locale.ROOT);
    }
}
