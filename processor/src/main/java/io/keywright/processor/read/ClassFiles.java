package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/**
 * What compilers hide of compiled classes, each class file read once for a table. Where one cannot be read that is a
 * problem, told once, never a guess.
 */
final class ClassFiles {

    private static final int FIRST_JAVAC_TO_SHOW_TYPE_ANNOTATIONS = 22;

    private final Compilation compilation;
    private final Map<TypeElement, Optional<ClassFileMembers>> read = new HashMap<>();

    ClassFiles(Compilation compilation) {
        this.compilation = compilation;
    }

    /** What a class file says of its type annotations, where the compiler does not pass it on. */
    Optional<ClassFileMembers> hiddenAnnotations(TypeElement owner, Findings findings) {
        boolean shown = isJavac() && Runtime.version().feature() >= FIRST_JAVAC_TO_SHOW_TYPE_ANNOTATIONS;
        return shown ? Optional.empty() : members(owner, findings);
    }

    /** What a class file says of the order of its fields, where the compiler does not keep it. */
    Optional<ClassFileMembers> hiddenOrder(TypeElement owner, Findings findings) {
        return isJavac() ? Optional.empty() : members(owner, findings);
    }

    private boolean isJavac() {
        return compilation.elements().getClass().getName().startsWith("com.sun.tools.javac.");
    }

    /** Empty for a source, of which nothing is hidden. */
    private Optional<ClassFileMembers> members(TypeElement owner, Findings findings) {
        // Not computeIfAbsent: reading may ask the compiler, which may complete further classes.
        if (!read.containsKey(owner)) {
            read.put(owner, read(owner, findings));
        }
        return read.getOrDefault(owner, Optional.empty());
    }

    private Optional<ClassFileMembers> read(TypeElement owner, Findings findings) {
        if (compilation.origins().isSource(owner)) {
            return Optional.empty();
        }
        String obstacle = "no class file of that name could be opened";
        try {
            Optional<byte[]> bytes = compilation.origins().bytes(owner);
            if (bytes.isPresent()) {
                return Optional.of(ClassFileMembers.read(bytes.get()));
            }
        } catch (IOException damaged) {
            obstacle = "its class file is damaged";
        }
        findings.report(
                Rule.UNKNOWN_NULLNESS,
                "The class " + TypeNames.of(owner) + " must be readable as a class file, since this compiler does not"
                        + " tell which properties of compiled classes are nullable, or in which order their fields"
                        + " stand: " + obstacle + ". Compile it together with the table, or use javac of JDK "
                        + FIRST_JAVAC_TO_SHOW_TYPE_ANNOTATIONS + " or newer.");
        return Optional.empty();
    }
}
