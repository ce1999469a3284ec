package io.keywright.testing.wirecases;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of cases. {@code == name} begins a case; {@code == setup} holds what runs before each of them. A step is a line
 * {@code Operation {request}} followed by a line {@code 200 {part of the reply}} or {@code 400 Code: message}; a line
 * that begins with a space continues the one before. {@code @advance PT1H} lets time pass, {@code @expire} deletes what
 * has expired. <code>${x*100}</code> stands for a text repeated, {@code $name} for what a reply was said to hold.
 */
record CaseFile(List<Case> cases) {

    /** One line of a case with all its continuations. */
    record Line(int number, String text) {}

    /** A case: its name and its steps, those of the setup first. */
    record Case(String name, List<Line> lines) {}

    private static final Pattern REPEATED = Pattern.compile("\\$\\{(.*?)\\*(\\d+)}");

    /** Reads the file of the given name beside this class. */
    static CaseFile read(String name) {
        try (InputStream in = CaseFile.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no file of cases " + name);
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static CaseFile parse(String text) {
        List<Case> cases = new ArrayList<>();
        List<Line> setup = new ArrayList<>();
        List<Line> current = setup;
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith("== ")) {
                String name = line.substring(3).strip();
                current = name.equals("setup") ? setup : new ArrayList<>(setup);
                if (!name.equals("setup")) {
                    cases.add(new Case(name, current));
                }
            } else if (line.startsWith(" ")) {
                Line before = current.remove(current.size() - 1);
                current.add(new Line(before.number(), before.text() + expand(line)));
            } else {
                current.add(new Line(number, expand(line)));
            }
        }
        return new CaseFile(cases);
    }

    private static String expand(String line) {
        Matcher matcher = REPEATED.matcher(line);
        return matcher.replaceAll(
                found -> Matcher.quoteReplacement(found.group(1).repeat(Integer.parseInt(found.group(2)))));
    }
}
