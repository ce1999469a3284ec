package io.keywright.processor.read;

import io.keywright.schema.PropertyType.Unmappable;
import java.util.List;
import java.util.stream.Collectors;

/** Why a converter cannot be used although it can be built: clauses about what it converts to. */
final class Unconvertible {

    private static final String ADVICE =
            "Convert to a type that can be stored by itself, such as String, or a @Document of its own";

    private Unconvertible() {}

    /**
     * That the result of a converter holds what it takes.
     *
     * @param circle the converters from it to the one that leads back, in their order
     */
    static String leadsBack(List<Conversion> circle) {
        return circle.stream()
                .map(conversion ->
                        "\"" + TypeText.of(conversion.from()) + "\" becomes \"" + TypeText.of(conversion.to()) + "\"")
                .collect(Collectors.joining(" and ", "leads back to the type that it takes: ", ". " + ADVICE));
    }

    /** That what a converter converts to is, or holds, what cannot be stored. */
    static String holds(Conversion conversion, Unmappable part) {
        String result = TypeText.of(conversion.to());
        return "converts to \"" + result + "\", which "
                + (part.javaType().equals(result) ? "" : "holds \"" + part.javaType() + "\", which ")
                + cause(part.reason())
                + ". "
                + ADVICE;
    }

    /** Without the advice behind it, which is for a property: that a converter might help. */
    private static String cause(String reason) {
        int advice = reason.indexOf(';');
        return advice < 0 ? reason : reason.substring(0, advice);
    }
}
