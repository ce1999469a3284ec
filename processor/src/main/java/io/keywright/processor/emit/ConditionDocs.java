package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import io.keywright.schema.Component;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyFormat.Kind;
import java.util.Optional;

/** What the conditions on one component promise, in the Javadoc of their methods. */
final class ConditionDocs {

    private final Slot slot;
    private final String delimiter;

    ConditionDocs(Slot slot, String delimiter) {
        this.slot = slot;
        this.delimiter = delimiter;
    }

    /** Where neither the key nor a filter tells two times apart, it is the text in the key that counts. */
    CodeBlock exact(Argument argument) {
        CodeBlock name = Docs.code(slot.path());
        return unit(argument)
                .map(unit -> CodeBlock.of("Every $L in the same $L: the key tells no more.", name, unit))
                .orElseGet(() -> CodeBlock.of("Only this $L.", name));
    }

    CodeBlock startingWith() {
        return CodeBlock.of("Every $L that starts so.", Docs.code(slot.path()));
    }

    /**
     * The sentence of a range.
     *
     * @param meaning what the range holds, with a place for the property and without the full stop
     */
    CodeBlock range(Argument argument, String meaning) {
        CodeBlock.Builder range = CodeBlock.builder().add(meaning, Docs.code(slot.path()));
        unit(argument).ifPresent(unit -> range.add(", in whole $Ls: the key tells no more", unit));
        if (isOf(Kind.ESCAPED)) {
            range.add(", in the order of the escaped form ($L)", escapes());
        }
        return range.add(".").build();
    }

    private CodeBlock escapes() {
        CodeBlock.Builder escapes = CodeBlock.builder();
        delimiter
                .chars()
                .forEach(unit -> escapes.add(
                        "$L as $L, ", Docs.code(Character.toString(unit)), Docs.code(String.format("%%%02X", unit))));
        return escapes.add("$L as $L", Docs.code("%"), Docs.code("%25")).build();
    }

    private boolean isOf(Kind kind) {
        return slot.component().map(Component::format).map(KeyFormat::kind).equals(Optional.of(kind));
    }

    /** The unit of time within which values are not told apart; empty where they all are. */
    private Optional<String> unit(Argument argument) {
        return argument.filtered() || slot.converts()
                ? Optional.empty()
                : slot.component().map(Component::format).flatMap(ConditionDocs::unit);
    }

    private static Optional<String> unit(KeyFormat format) {
        return switch (format.kind()) {
            case SECONDS -> Optional.of("second");
            case MILLIS -> Optional.of("millisecond");
            case MICROS -> Optional.of("microsecond");
            case PATTERN -> Optional.of(finest(((KeyFormat.Pattern) format).pattern()));
            default -> Optional.empty();
        };
    }

    /** A pattern that ends before the hour has a type of its own, and values of that are all told apart. */
    private static String finest(String pattern) {
        return pattern.endsWith("ss") ? "second" : pattern.endsWith("mm") ? "minute" : "hour";
    }
}
