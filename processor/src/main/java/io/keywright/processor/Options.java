package io.keywright.processor;

import io.keywright.processor.emit.Artifacts;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Severity;
import io.keywright.processor.problem.Suggestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The options of a compilation, {@code -Akeywright.…}, parsed once. What is none of ours to read is a problem. */
final class Options {

    static final String ARTIFACTS = "keywright.artifacts";
    static final String VERBOSE = "keywright.verbose";
    static final String RULE = "keywright.rule.";

    private static final String PREFIX = "keywright.";

    private final List<Problem> problems = new ArrayList<>();
    private final Map<Rule, Severity> severities = new EnumMap<>(Rule.class);
    private Artifacts artifacts = Artifacts.ALL;
    private boolean verbose;

    private Options() {}

    static Options parse(Map<String, String> given) {
        Options options = new Options();
        // Sorted, so that problems come in one order whatever the compiler's map does.
        new TreeMap<>(given).forEach((name, value) -> {
            if (name.startsWith(PREFIX)) {
                options.take(name, value == null ? "" : value);
            }
        });
        return options;
    }

    /** All names and, of those given, the misspelt ones: they have been reported, and the compiler need not. */
    static Set<String> supported(Map<String, String> given) {
        Set<String> names = names();
        given.keySet().stream().filter(name -> name.startsWith(PREFIX)).forEach(names::add);
        return names;
    }

    /** All names, so that the compiler knows whose they are. */
    static Set<String> names() {
        Set<String> names = new LinkedHashSet<>(List.of(ARTIFACTS, VERBOSE));
        Arrays.stream(Rule.values()).forEach(rule -> names.add(RULE + rule.tag()));
        return names;
    }

    /** Which resources are written. */
    Artifacts artifacts() {
        return artifacts;
    }

    /** Whether the processor tells what it does. */
    boolean verbose() {
        return verbose;
    }

    /** How much a rule weighs. */
    Severity severity(Rule rule) {
        return severities.getOrDefault(rule, rule.severity());
    }

    /** What is wrong with the options. */
    List<Problem> problems() {
        return List.copyOf(problems);
    }

    private void take(String name, String value) {
        switch (name) {
            case ARTIFACTS ->
                choose(name, value, List.of("none", "model", "all"))
                        .forEach(choice -> artifacts = Artifacts.valueOf(choice.toUpperCase(Locale.ROOT)));
            case VERBOSE ->
                choose(name, value.isEmpty() ? "true" : value, List.of("true", "false"))
                        .forEach(choice -> verbose = choice.equals("true"));
            default -> {
                if (name.startsWith(RULE)) {
                    weigh(name, value);
                } else {
                    report("The option " + name + " must be one that exists: \"" + name + "\"."
                            + Suggestion.didYouMean(name, names()) + " There are " + ARTIFACTS + ", " + RULE
                            + "<Tag> and " + VERBOSE + ".");
                }
            }
        }
    }

    private void weigh(String name, String value) {
        String tag = name.substring(RULE.length());
        List<Rule> named = Arrays.stream(Rule.values())
                .filter(rule -> rule.tag().equals(tag) && rule.severity() == Severity.WARNING)
                .toList();
        if (named.isEmpty()) {
            report("The option " + name + " must name the tag of a warning: \"" + tag + "\"."
                    + Suggestion.didYouMean(tag, Rule.warningTags()) + " Warnings are "
                    + String.join(", ", Rule.warningTags()) + "; errors cannot be changed.");
            return;
        }
        choose(name, value, List.of("error", "warn", "off"))
                .forEach(choice -> severities.put(named.get(0), severity(choice)));
    }

    private static Severity severity(String choice) {
        return switch (choice) {
            case "error" -> Severity.ERROR;
            case "off" -> Severity.OFF;
            default -> Severity.WARNING;
        };
    }

    /** The value where it is legal, else nothing and a problem. */
    private List<String> choose(String name, String value, List<String> legal) {
        if (legal.contains(value)) {
            return List.of(value);
        }
        String suggestion = Suggestion.didYouMean(value, legal);
        String choices =
                legal.stream().map(choice -> "-A" + name + "=" + choice).collect(Collectors.joining(" or "));
        report("The option " + name + " must be one of " + String.join(", ", legal) + ": \"" + value + "\"."
                + (suggestion.isEmpty() ? " Write " + choices + "." : suggestion));
        return List.of();
    }

    private void report(String message) {
        problems.add(new Problem(Rule.UNKNOWN_OPTION, message, Locator.ofCompilation()));
    }
}
