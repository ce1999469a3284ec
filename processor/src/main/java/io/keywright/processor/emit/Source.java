package io.keywright.processor.emit;

import com.squareup.javapoet.JavaFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The text of a source file: JavaPoet's, tidied. JavaPoet writes every Javadoc in three lines, every empty body in two
 * and an empty line between any two fields, which doubles the length of classes of many short members, and leaves a space
 * where it breaks a line.
 */
final class Source {

    private static final int WIDTH = 120;

    private Source() {}

    /** The text of a file, in ASCII, so that it is the same whatever encoding the compiler is told. */
    static String of(JavaFile file) {
        List<String> tidy = new ArrayList<>();
        for (String line : file.toString().split("\n", -1)) {
            add(tidy, line.stripTrailing());
        }
        return ascii(String.join("\n", tidy));
    }

    private static void add(List<String> lines, String line) {
        int last = lines.size() - 1;
        String text = line.strip();
        if (text.equals("*/") && last > 0 && lines.get(last - 1).endsWith("/**")) {
            String sentence = lines.get(last).strip().substring(1).strip();
            String whole = lines.get(last - 1) + " " + sentence + " */";
            if (whole.length() <= WIDTH) {
                lines.remove(last);
                lines.set(last - 1, whole);
                return;
            }
        }
        if (text.equals("}") && last >= 0 && lines.get(last).endsWith(") {")) {
            lines.set(last, lines.get(last) + "}");
            return;
        }
        if (isField(line) && last > 0 && lines.get(last).isEmpty() && isField(lines.get(last - 1))) {
            lines.remove(last);
        }
        lines.add(line);
    }

    /** A field of an object, which needs no air around it. */
    private static boolean isField(String line) {
        return line.startsWith("  private final ") && line.endsWith(";");
    }

    private static String ascii(String source) {
        StringBuilder ascii = new StringBuilder(source.length());
        for (int i = 0; i < source.length(); i++) {
            char c = source.charAt(i);
            if (c < 0x80) {
                ascii.append(c);
            } else {
                ascii.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            }
        }
        return ascii.toString();
    }
}
