package io.keywright.processor.read;

import io.keywright.schema.QualifiedName;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Where a type stands while a property is classified. */
final class Within {

    private final Findings findings;
    private final Conversions conversions;
    private final @Nullable Conversion own;
    private final boolean asList;
    private final Set<QualifiedName> active;
    private final Set<QualifiedName> used;

    private Within(
            Findings findings,
            Conversions conversions,
            @Nullable Conversion own,
            boolean asList,
            Set<QualifiedName> active,
            Set<QualifiedName> used) {
        this.findings = findings;
        this.conversions = conversions;
        this.own = own;
        this.asList = asList;
        this.active = active;
        this.used = used;
    }

    /**
     * At the property itself.
     *
     * @param own the converter that it names
     * @param asList whether its sets are kept as lists
     */
    static Within property(Findings findings, Conversions conversions, @Nullable Conversion own, boolean asList) {
        return new Within(findings, conversions, own, asList, Set.of(), new HashSet<>());
    }

    Findings findings() {
        return findings;
    }

    boolean asList() {
        return asList;
    }

    /** The converter that takes a type here. One that has made this type of another does not take it again. */
    Optional<Conversion> conversion(TypeMirror type) {
        Optional<Conversion> found = own != null && own.takes(type) && !active.contains(own.converter())
                ? Optional.of(own)
                : conversions.ofType(type, findings);
        Optional<Conversion> applied = found.filter(conversion -> !active.contains(conversion.converter()));
        applied.ifPresent(conversion -> used.add(conversion.converter()));
        return applied;
    }

    /** Whether a type would be converted, had its converter not been refused or not been found. */
    boolean lacksConverter(TypeElement type) {
        return conversions.lacksConverter(type);
    }

    /** At what a converter makes of a type. */
    Within behind(Conversion conversion) {
        Set<QualifiedName> deeper = new HashSet<>(active);
        deeper.add(conversion.converter());
        return new Within(findings, conversions, own, asList, deeper, used);
    }

    /** At the arguments of a document, whose properties know nothing of this one. */
    Within elsewhere() {
        return new Within(findings, conversions, null, false, Set.of(), used);
    }

    /** Whether the converter that the property names takes nothing. */
    boolean isIdle() {
        return own != null && !used.contains(own.converter());
    }
}
