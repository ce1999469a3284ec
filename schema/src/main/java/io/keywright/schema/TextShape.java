package io.keywright.schema;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;

/** Which texts a format writes: all that width, alphabets, order and collisions are reasoned from. */
sealed interface TextShape {

    /** Whether a text can hold this character. */
    boolean canContain(int codePoint);

    /** The number of characters of every text, where it is the same. */
    OptionalInt fixedWidth();

    /** The number of bytes in UTF-8 that no text is shorter than. */
    int leastBytes();

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /**
     * Texts of one length.
     *
     * @param positions what can stand at each place
     */
    record Mask(List<Alphabet> positions) implements TextShape {

        public Mask {
            positions = List.copyOf(positions);
        }

        /** Reads 9 as any digit, x as any hexadecimal digit in lower case, and all else as itself. */
        static Mask of(String picture) {
            return new Mask(picture.codePoints()
                    .mapToObj(codePoint -> switch (codePoint) {
                        case '9' -> Alphabet.DIGITS;
                        case 'x' -> Alphabet.HEXADECIMAL;
                        default -> Alphabet.of(codePoint);
                    })
                    .toList());
        }

        @Override
        public boolean canContain(int codePoint) {
            return positions.stream().anyMatch(position -> position.contains(codePoint));
        }

        @Override
        public OptionalInt fixedWidth() {
            return OptionalInt.of(positions.size());
        }

        @Override
        public int leastBytes() {
            return positions.stream()
                    .mapToInt(position -> bytes(Character.toString(position.example())))
                    .sum();
        }
    }

    /**
     * One of a few texts.
     *
     * @param texts all of them; none is empty
     */
    record OneOf(List<String> texts) implements TextShape {

        public OneOf {
            texts = List.copyOf(texts);
        }

        @Override
        public boolean canContain(int codePoint) {
            return texts.stream().flatMapToInt(String::codePoints).anyMatch(each -> each == codePoint);
        }

        @Override
        public OptionalInt fixedWidth() {
            int[] widths = texts.stream()
                    .mapToInt(text -> text.codePointCount(0, text.length()))
                    .distinct()
                    .toArray();
            return widths.length == 1 ? OptionalInt.of(widths[0]) : OptionalInt.empty();
        }

        @Override
        public int leastBytes() {
            return texts.stream().mapToInt(TextShape::bytes).min().orElse(0);
        }
    }

    /**
     * Any text of at least one character.
     *
     * @param alphabet of which characters
     */
    record Some(Alphabet alphabet) implements TextShape {

        @Override
        public boolean canContain(int codePoint) {
            return alphabet.contains(codePoint);
        }

        @Override
        public OptionalInt fixedWidth() {
            return OptionalInt.empty();
        }

        @Override
        public int leastBytes() {
            return 1;
        }
    }

    /**
     * One text behind the other.
     *
     * @param parts in order
     */
    record Sequence(List<TextShape> parts) implements TextShape {

        public Sequence {
            parts = List.copyOf(parts);
        }

        static Sequence of(TextShape... parts) {
            return new Sequence(List.of(parts));
        }

        @Override
        public boolean canContain(int codePoint) {
            return parts.stream().anyMatch(part -> part.canContain(codePoint));
        }

        @Override
        public OptionalInt fixedWidth() {
            int width = 0;
            for (TextShape part : parts) {
                if (part.fixedWidth().isEmpty()) {
                    return OptionalInt.empty();
                }
                width += part.fixedWidth().getAsInt();
            }
            return OptionalInt.of(width);
        }

        @Override
        public int leastBytes() {
            return parts.stream().mapToInt(TextShape::leastBytes).sum();
        }
    }

    /**
     * A text of one of a few shapes.
     *
     * @param options examples are taken from the first that will do
     */
    record Choice(List<TextShape> options) implements TextShape {

        public Choice {
            options = List.copyOf(options);
        }

        static Choice of(TextShape... options) {
            return new Choice(List.of(options));
        }

        @Override
        public boolean canContain(int codePoint) {
            return options.stream().anyMatch(option -> option.canContain(codePoint));
        }

        @Override
        public OptionalInt fixedWidth() {
            List<OptionalInt> widths =
                    options.stream().map(TextShape::fixedWidth).distinct().toList();
            return widths.size() == 1 ? widths.get(0) : OptionalInt.empty();
        }

        @Override
        public int leastBytes() {
            return options.stream().mapToInt(TextShape::leastBytes).min().orElse(0);
        }
    }

    /**
     * A text of this shape, and any number more behind it.
     *
     * @param part never empty
     */
    record Repeated(TextShape part) implements TextShape {

        @Override
        public boolean canContain(int codePoint) {
            return part.canContain(codePoint);
        }

        @Override
        public OptionalInt fixedWidth() {
            return OptionalInt.empty();
        }

        @Override
        public int leastBytes() {
            return part.leastBytes();
        }
    }
}
