package io.keywright.schema;

import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.TextShape.Choice;
import io.keywright.schema.TextShape.Mask;
import io.keywright.schema.TextShape.OneOf;
import io.keywright.schema.TextShape.Repeated;
import io.keywright.schema.TextShape.Sequence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The texts of numbers, which hold no more digits than their type does. */
final class NumberShapes {

    private static final TextShape FIRST_DIGIT = new Mask(List.of(Alphabet.between('1', '9')));
    private static final TextShape MINUS = new OneOf(List.of("-"));

    private NumberShapes() {}

    /** Digits without zeros before them, and a minus before a number below zero. */
    static TextShape plain(PropertyType type) {
        int most = digits(type);
        List<TextShape> numbers = new ArrayList<>();
        numbers.add(FIRST_DIGIT);
        if (most == Integer.MAX_VALUE) {
            numbers.add(Sequence.of(FIRST_DIGIT, new Repeated(new Mask(List.of(Alphabet.DIGITS)))));
        } else {
            for (int more = 1; more < most; more++) {
                numbers.add(Sequence.of(FIRST_DIGIT, new Mask(Collections.nCopies(more, Alphabet.DIGITS))));
            }
        }
        TextShape natural = new Choice(numbers);
        return Choice.of(natural, new OneOf(List.of("0")), Sequence.of(MINUS, natural));
    }

    /** Digits to a width. */
    static TextShape digits(Digits format, PropertyType type) {
        TextShape positive = digits(format, type, '0');
        return format.signed()
                ? Choice.of(
                        Sequence.of(new OneOf(List.of("1")), positive),
                        Sequence.of(new OneOf(List.of("0")), digits(format, type, '9')))
                : positive;
    }

    /** Where the type has fewer digits than the format, the rest is always the same. */
    private static TextShape digits(Digits format, PropertyType type, char rest) {
        int free = Math.min(format.width(), digits(type));
        List<Alphabet> positions = new ArrayList<>(Collections.nCopies(format.width() - free, Alphabet.of(rest)));
        positions.addAll(Collections.nCopies(free, Alphabet.DIGITS));
        if (format.scale() > 0) {
            positions.add(Alphabet.of('.'));
            positions.addAll(Collections.nCopies(format.scale(), Alphabet.DIGITS));
        }
        return new Mask(positions);
    }

    private static int digits(PropertyType type) {
        if (!(type.stored() instanceof Scalar scalar)) {
            return Integer.MAX_VALUE;
        }
        return switch (scalar.kind()) {
            case BYTE -> 3;
            case SHORT -> 5;
            case INT -> 10;
            case LONG -> 19;
            default -> Integer.MAX_VALUE;
        };
    }
}
