package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Component;
import io.keywright.schema.Construction;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.Resolution;
import io.keywright.schema.Resolution.FormatRequired;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolution.NotAComponent;
import io.keywright.schema.Resolution.NotADocument;
import io.keywright.schema.Resolution.UnfittingFormat;
import io.keywright.schema.Resolution.UnknownFormat;
import io.keywright.schema.Resolution.UnknownProperty;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Each placeholder names a property, and a format that its type has and that keeps clear of the delimiter. */
final class PlaceholderCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            for (Placeholder placeholder : use.template().placeholders()) {
                Resolution resolution = Resolver.resolve(table, use.entity(), placeholder);
                problem(table, use, placeholder, resolution).ifPresent(problems::add);
            }
        }
        return problems;
    }

    private static Optional<Problem> problem(
            Table table, TemplateUse use, Placeholder placeholder, Resolution resolution) {
        String subject = placeholder.source() + " in " + use.place();
        if (resolution instanceof Found found) {
            return delimiter(table, use, subject, found.component());
        }
        if (resolution instanceof UnknownProperty unknown) {
            if (UnknownProperties.isIgnored(table, unknown)) {
                return Optional.of(use.problem(
                        Rule.NOT_STORED,
                        subject + " may not take what is not stored: " + Wording.quoted(unknown.name())
                                + " carries @Ignore. Take the annotation away, or take another property."));
            }
            return isUnread(table, unknown)
                    ? Optional.empty()
                    : Optional.of(use.problem(
                            Rule.UNKNOWN_PLACEHOLDER,
                            subject + " must name a property of " + Wording.simple(unknown.within()) + ": "
                                    + Wording.quoted(unknown.name()) + "."
                                    + candidates(table, placeholder, unknown)));
        }
        if (resolution instanceof NotADocument end && end.property().type() instanceof DocumentType) {
            return Optional.of(use.problem(
                    Rule.UNKNOWN_PLACEHOLDER,
                    subject + " cannot reach into "
                            + Wording.quoted(end.property().name())
                            + ", which is one of several documents: " + Wording.quoted(placeholder.path())
                            + ". Write a property of the entity's own that says what the key needs of it."));
        }
        if (resolution instanceof NotADocument end) {
            return isUnmappable(end.property())
                    ? Optional.empty()
                    : Optional.of(use.problem(
                            Rule.UNKNOWN_PLACEHOLDER,
                            subject + " cannot reach into "
                                    + Wording.quoted(end.property().name()) + ", which is no @Document but "
                                    + Wording.type(end.property().type()) + ": " + Wording.quoted(placeholder.path())
                                    + ". Write {" + end.property().name() + "}, or the path to a property of a"
                                    + " document."));
        }
        if (resolution instanceof NotAComponent not) {
            return isUnmappable(not.property())
                    ? Optional.empty()
                    : Optional.of(use.problem(
                            Rule.NOT_A_COMPONENT,
                            subject + " cannot be written into a key as " + Wording.type(not.type()) + ": "
                                    + use.quoted() + ". Take a property that is text, a number, an instant, a"
                                    + " date with or without a time, a month with its year, a year, a UUID, an enum or a"
                                    + " boolean."));
        }
        if (resolution instanceof UnknownFormat unknown && Formats.meansShard(unknown.format())) {
            return use.sort() ? Optional.empty() : Optional.of(shards(use, subject, unknown));
        }
        if (resolution instanceof UnknownFormat unknown) {
            return Optional.of(use.problem(
                    Rule.UNKNOWN_FORMAT,
                    subject
                            + (isWidth(unknown)
                                    ? " must have a width of 1 to " + Formats.MAX_WIDTH + " digits: "
                                    : " must name a format that exists: ")
                            + Wording.quoted(unknown.format()) + "."
                            + remedy(unknown.property(), unknown.format(), unknown.legal())));
        }
        if (resolution instanceof UnfittingFormat unfitting) {
            return Optional.of(use.problem(
                    Rule.UNFITTING_FORMAT,
                    subject + " cannot write "
                            + Wording.type(unfitting.property().type()) + " in this format: "
                            + Wording.quoted(unfitting.format()) + "."
                            + remedy(unfitting.property(), unfitting.format(), unfitting.legal())));
        }
        FormatRequired required = (FormatRequired) resolution;
        return Optional.of(use.problem(
                Rule.UNFITTING_FORMAT,
                subject + " must name a format for "
                        + Wording.type(required.property().type()) + ": " + use.quoted() + "."
                        + remedy(required.property(), "", required.legal())));
    }

    private static Problem shards(TemplateUse use, String subject, UnknownFormat unknown) {
        String start = "{" + unknown.property().name() + ":shard(";
        String word = unknown.format().replaceAll("[^,]*,\\s*|\\s*=.*", "");
        String suggestion = word.equals("formerly") ? "" : Suggestion.didYouMean(word, List.of("formerly"));
        return use.problem(
                Rule.UNKNOWN_FORMAT,
                subject + " must have a number of shards from 1 to " + Formats.MAX_SHARDS
                        + ", and a former one, if any, that is another: " + Wording.quoted(unknown.format())
                        + "." + suggestion + " Write " + start + "4)}, or " + start
                        + "8, formerly = 4)} where items were written"
                        + " with 4.");
    }

    /** What cannot be stored has been reported where it was read. */
    private static boolean isUnmappable(Property property) {
        return property.type().stored() instanceof Unmappable;
    }

    /** A bean without properties has been reported where it was read. */
    private static boolean isUnread(Table table, UnknownProperty unknown) {
        return unknown.candidates().isEmpty()
                && UnknownProperties.within(table, unknown)
                        .filter(structure -> structure.construction() instanceof Construction.Bean)
                        .isPresent();
    }

    private static String candidates(Table table, Placeholder placeholder, UnknownProperty unknown) {
        Optional<String> stored = UnknownProperties.stored(table, unknown);
        if (stored.isPresent()) {
            List<String> path = new ArrayList<>(placeholder.names());
            path.set(path.indexOf(unknown.name()), stored.get());
            String format = placeholder.format().isEmpty() ? "" : ":" + placeholder.format();
            return StoredNames.clause(stored.get()) + "{" + String.join(".", path) + format + "}.";
        }
        if (unknown.candidates().isEmpty()) {
            return " It has no properties: give it one, or write a constant.";
        }
        String suggestion = Suggestion.didYouMean(unknown.name(), unknown.candidates());
        return suggestion.isEmpty() ? " It has " + Wording.quotedList(unknown.candidates()) + "." : suggestion;
    }

    /** Whether a number was meant, for a type that takes one. */
    private static boolean isWidth(UnknownFormat unknown) {
        return unknown.legal().contains(Formats.WIDTH) && unknown.format().matches("0|-?[1-9][0-9]*");
    }

    private static String remedy(Property property, String format, List<String> legal) {
        String type = Wording.type(property.type());
        if (legal.isEmpty()) {
            return " " + type + " has one form only: write {" + property.name() + "}.";
        }
        if (legal.contains(Formats.WIDTH)) {
            return " Write a number of digits from 1 to " + Formats.MAX_WIDTH + ", without zeros before it, such as {"
                    + property.name() + ":8}, or {" + property.name() + ":signed8} where it can be negative.";
        }
        if (legal.contains(Formats.SCALED)) {
            return " Write how many digits there are before and behind the point, " + Formats.MAX_WIDTH
                    + " in all at most, such as {" + property.name() + ":8.2}, or {" + property.name()
                    + ":signed8.2} where it can be negative.";
        }
        if (legal.contains(Formats.PATTERN) && isPattern(format)) {
            return " Did you mean " + Wording.quoted(inRightLetters(format)) + "?";
        }
        String suggestion = Suggestion.didYouMean(format, legal);
        if (!suggestion.isEmpty() && !format.regionMatches(true, 0, "yyyy", 0, 4)) {
            return suggestion;
        }
        String patterns = legal.contains(Formats.PATTERN)
                ? " (or a pattern of yyyy, MM, dd, HH, mm and ss in this order, none left out before another)"
                : "";
        return " " + type + " has " + Wording.quotedList(legal) + patterns + ", or none for its own.";
    }

    /** Whether only the case of its letters keeps it from being a pattern. */
    private static boolean isPattern(String format) {
        String right = inRightLetters(format);
        return right.startsWith("yyyy") && Formats.isKnown(right);
    }

    /** The same pattern with the letters of a pattern, by their order: the first M is a month, the second a minute. */
    private static String inRightLetters(String format) {
        StringBuilder right = new StringBuilder();
        boolean month = false;
        char before = 0;
        for (int i = 0; i < format.length(); i++) {
            char lower = Character.toLowerCase(format.charAt(i));
            month |= before == 'm' && lower != 'm';
            right.append(lower == 'h' ? 'H' : lower == 'm' && !month ? 'M' : lower);
            before = lower;
        }
        return right.toString();
    }

    private static Optional<Problem> delimiter(Table table, TemplateUse use, String subject, Component component) {
        String delimiter = table.delimiter();
        boolean mayHold = component.format().kind() == KeyFormat.Kind.REST;
        if (mayHold || !DelimiterCheck.isLegal(delimiter) || !use.sound()) {
            return Optional.empty();
        }
        if (!Formats.canContain(component.format(), component.property().type(), delimiter, delimiter.codePointAt(0))) {
            return Optional.empty();
        }
        return Optional.of(use.problem(
                Rule.DELIMITER_IN_FORMAT,
                subject + " may not be text that can hold the delimiter of " + Wording.simple(table.type()) + ": "
                        + Wording.quoted(delimiter) + ". Choose another delimiter in @Table, or another format."));
    }
}
