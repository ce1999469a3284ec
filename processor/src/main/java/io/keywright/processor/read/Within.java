package io.keywright.processor.read;

import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Where a type stands while a property is classified. */
final class Within {

    private final Site site;
    private final boolean apart;
    private final boolean asList;
    private final List<Conversion> around;
    private final List<Conversion> active;

    private Within(Site site, boolean apart, boolean asList, List<Conversion> around, List<Conversion> active) {
        this.site = site;
        this.apart = apart;
        this.asList = asList;
        this.around = around;
        this.active = active;
    }

    /**
     * At the property itself.
     *
     * @param property its name
     * @param own the converter that it names
     * @param asList whether its sets are kept as lists
     */
    static Within property(
            String property, Findings findings, Conversions conversions, @Nullable Conversion own, boolean asList) {
        return new Within(
                new Site(property, findings, conversions, own, new HashSet<>()), false, asList, List.of(), List.of());
    }

    Findings findings() {
        return site.findings();
    }

    boolean asList() {
        return asList;
    }

    /** The converter that takes a type here. One that has made this type of another does not take it again. */
    Optional<Conversion> conversion(TypeMirror type) {
        Conversion own = site.own();
        Optional<Conversion> found = own != null && !apart && own.takes(type) && !isIn(active, own)
                ? Optional.of(own)
                : site.conversions().ofType(type, site.findings());
        Optional<Conversion> applied = found.filter(conversion -> !isIn(active, conversion));
        applied.ifPresent(conversion -> site.used().add(conversion.converter()));
        return applied;
    }

    /** Whether a type would be converted, had its converter not been refused or not been found. */
    boolean lacksConverter(TypeElement type) {
        return site.conversions().lacksConverter(type);
    }

    /** At what a converter makes of a type. */
    Within behind(Conversion conversion) {
        return new Within(site, apart, asList, with(around, conversion), with(active, conversion));
    }

    /** At the arguments of a document, whose properties know nothing of this one. */
    Within elsewhere() {
        return new Within(site, true, false, around, List.of());
    }

    /** Whether this place is in what a converter makes of a type, also within the arguments of a document. */
    boolean isBehind(Conversion conversion) {
        return isIn(around, conversion);
    }

    /** The converters from one that takes a type to this place; empty where none around it does. */
    List<Conversion> circle(TypeMirror type) {
        for (int i = around.size() - 1; i >= 0; i--) {
            if (around.get(i).takes(type)) {
                return around.subList(i, around.size());
            }
        }
        return List.of();
    }

    /**
     * That a converter cannot be used.
     *
     * @param clause what is wrong, and what to do
     */
    void reportUnusable(Conversion conversion, String clause) {
        if (conversion.equals(site.own())) {
            Conversions.reportProperty(site.property(), conversion.converter().toString(), clause, site.findings());
        } else {
            site.conversions().reportType(conversion, clause, site.findings());
        }
    }

    /** Whether the converter that the property names takes nothing. */
    boolean isIdle() {
        Conversion own = site.own();
        return own != null && !site.used().contains(own.converter());
    }

    private static List<Conversion> with(List<Conversion> conversions, Conversion further) {
        List<Conversion> more = new ArrayList<>(conversions);
        more.add(further);
        return more;
    }

    private static boolean isIn(List<Conversion> conversions, Conversion conversion) {
        return conversions.stream().anyMatch(other -> other.converter().equals(conversion.converter()));
    }

    /**
     * The property that is classified.
     *
     * @param own the converter that it names
     * @param used takes the converters that have taken something
     */
    private record Site(
            String property,
            Findings findings,
            Conversions conversions,
            @Nullable Conversion own,
            Set<QualifiedName> used) {}
}
