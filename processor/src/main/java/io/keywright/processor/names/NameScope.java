package io.keywright.processor.names;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
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

    /**
     * The names that stand for the wanted ones of one place, in their order. Those that can stay as they are stay so
     * whatever else is there, so that one which has to give way takes no other's name.
     */
    public List<String> claimAll(List<String> wanted) {
        Set<String> kept = new HashSet<>();
        for (String name : wanted) {
            boolean legal = Identifiers.safe(Identifiers.identifier(name)).equals(name);
            if (legal && taken.add(folded(name))) {
                kept.add(name);
            }
        }
        return wanted.stream()
                .map(name -> kept.remove(name) ? name : claim(name))
                .toList();
    }

    private String folded(String name) {
        return byCase ? name : name.toLowerCase(Locale.ROOT);
    }
}
