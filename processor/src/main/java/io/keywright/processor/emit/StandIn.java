package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Optional;

/**
 * A value of a property that stands for all those of one day, month or year, which is what a key takes of it: of what is
 * written by the same format, or by one that tells still less, the text is the same.
 */
final class StandIn {

    private static final ClassName DAY = ClassName.get(LocalDate.class);
    private static final ClassName MONTH = ClassName.get(YearMonth.class);
    private static final ClassName YEAR = ClassName.get(Year.class);

    private StandIn() {}

    /**
     * The expression.
     *
     * @param given the type of the key's argument
     * @param needed the property's
     * @param argument the argument's name
     * @return empty if there is none, as where both types are one
     */
    static Optional<CodeBlock> of(TypeName given, TypeName needed, String argument) {
        if (given.equals(needed)) {
            return Optional.empty();
        } else if (given.equals(YEAR) && needed.equals(MONTH)) {
            return Optional.of(CodeBlock.of("$L.atMonth(1)", argument));
        } else if (given.equals(YEAR) || given.equals(MONTH)) {
            CodeBlock first = CodeBlock.of("$L.atDay(1)", argument);
            return needed.equals(DAY) ? Optional.of(first) : beginning(first, needed);
        }
        return given.equals(DAY) ? beginning(CodeBlock.of("$L", argument), needed) : Optional.empty();
    }

    private static Optional<CodeBlock> beginning(CodeBlock day, TypeName needed) {
        if (needed.equals(ClassName.get(LocalDateTime.class))) {
            return Optional.of(CodeBlock.of("$L.atStartOfDay()", day));
        }
        CodeBlock start = CodeBlock.of("$L.atStartOfDay($T.UTC)", day, ZoneOffset.class);
        if (needed.equals(ClassName.get(ZonedDateTime.class))) {
            return Optional.of(start);
        } else if (needed.equals(ClassName.get(OffsetDateTime.class))) {
            return Optional.of(CodeBlock.of("$L.toOffsetDateTime()", start));
        }
        return needed.equals(ClassName.get(Instant.class))
                ? Optional.of(CodeBlock.of("$L.toInstant()", start))
                : Optional.empty();
    }
}
