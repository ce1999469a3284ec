package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/** Long texts in source code. */
final class TextBlock {

    /** A class file holds at most 65,535 bytes of one text; a character takes up to three of them. */
    private static final int MOST_CHARACTERS = 20_000;

    private TextBlock() {}

    /** A text in pieces that are short enough, each of whole lines as far as those are. */
    static List<String> split(String text) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        for (String line : text.split("(?<=\n)", -1)) {
            if (piece.length() + line.length() > MOST_CHARACTERS && !piece.isEmpty()) {
                pieces.add(piece.toString());
                piece.setLength(0);
            }
            piece.append(line);
        }
        pieces.add(piece.toString());
        return pieces;
    }

    /** A literal of whole lines. */
    static CodeBlock of(String text) {
        String escaped =
                text.replace("\\", "\\\\").replace("\"\"\"", "\\\"\"\"").replace("\t", "\\t");
        String closed = escaped.endsWith("\n") ? escaped : escaped + "\\\n";
        return CodeBlock.of("$L", "\"\"\"\n" + closed + "\"\"\"");
    }
}
