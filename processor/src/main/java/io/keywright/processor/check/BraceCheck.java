package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.KeyTemplate.Fault;
import io.keywright.schema.Table;
import java.util.List;

/** Braces come in pairs, each pair around a property. */
final class BraceCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        return TemplateUse.of(table).stream()
                .flatMap(use -> use.template().faults().stream().map(fault -> problem(use, fault)))
                .toList();
    }

    private static Problem problem(TemplateUse use, Fault fault) {
        String at = " at character " + (fault.offset() + 1);
        String sentence = switch (fault.kind()) {
            case UNCLOSED ->
                " must close each brace: " + use.quoted() + " opens one" + at
                        + " that nothing closes. Write } behind the property's name.";
            case STRAY ->
                " must open each brace that it closes: " + use.quoted() + " closes one" + at
                        + " that nothing opens. Write { before the property's name, or take the } out.";
            case NESTED ->
                " may not hold a brace inside a placeholder: " + use.quoted() + " opens one" + at
                        + ". Close the placeholder before the next one starts.";
            case EMPTY ->
                " must name a property in each placeholder: " + use.quoted() + " has an empty one" + at
                        + ". Write the name of one of its properties between the braces.";
            case NO_FORMAT ->
                " must name a format behind each colon: " + use.quoted() + " has none" + at
                        + ". Write a format, or take the colon out.";
            case HALF ->
                " may not hold half of a surrogate pair, which cannot be stored: the text from character "
                        + (fault.offset() + 1) + " on. Write the whole character on one side of the placeholder.";
            case BLANK ->
                " may not be blank: " + use.quoted()
                        + ". Write a template, such as \"ORDER#{orderId}\", or a constant.";
        };
        return use.problem(Rule.MALFORMED_TEMPLATE, use.place() + sentence);
    }
}
