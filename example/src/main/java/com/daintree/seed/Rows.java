package com.daintree.seed;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the tables of text beside this class: a row per line, cells between {@code |}, comments after {@code #}. */
final class Rows {

    private static final Pattern SEPARATOR = Pattern.compile(" \\| ");

    private Rows() {}

    static List<List<String>> of(String resource) {
        return text(resource)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> List.of(SEPARATOR.split(line)))
                .toList();
    }

    private static String text(String resource) {
        try (InputStream stream = Rows.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("The resource " + resource + " is missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
