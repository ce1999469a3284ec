package io.keywright.testing.expression;

import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses update expressions: the sections SET, REMOVE, ADD and DELETE, each at most once, in any order. */
public final class UpdateParser {

    private static final Set<String> CONDITION_FUNCTIONS =
            Set.of("attribute_exists", "attribute_not_exists", "attribute_type", "begins_with", "contains", "size");

    private enum Section {
        SET,
        REMOVE,
        ADD,
        DELETE
    }

    private enum Kind {
        RESERVED,
        UNKNOWN_FUNCTION,
        SECTION,
        UNDEFINED_NAME,
        UNDEFINED_VALUE,
        OVERLAP,
        CONFLICT,
        OPERAND,
        FUNCTION
    }

    private final TokenReader tokens;
    private final OperandParser operands;
    private final Findings<Kind> findings = new Findings<>(Kind.class);
    private final List<DocumentPath> changed = new ArrayList<>();
    private final List<Update.Action> actions = new ArrayList<>();

    private UpdateParser(String text, Placeholders placeholders) {
        tokens = new TokenReader("UpdateExpression", text);
        operands = new OperandParser(
                tokens,
                placeholders,
                message -> findings.add(Kind.RESERVED, message),
                message -> findings.add(Kind.UNDEFINED_NAME, message),
                message -> findings.add(Kind.UNDEFINED_VALUE, message));
    }

    public static Update parse(String text, Placeholders placeholders) {
        UpdateParser parser = new UpdateParser(text, placeholders);
        parser.sections();
        parser.tokens.checkOperators();
        String finding = parser.findings.mostUrgent();
        if (finding != null) {
            throw parser.tokens.invalid(finding);
        }
        return new Update(parser.actions);
    }

    private void sections() {
        Set<Section> seen = EnumSet.noneOf(Section.class);
        do {
            Section section = section();
            if (!seen.add(section)) {
                findings.add(
                        Kind.SECTION, "The \"" + section + "\" section can only be used once in an update expression;");
            }
            do {
                actions.add(action(section));
            } while (tokens.takeIf(","));
        } while (tokens.peek().kind() != Token.Kind.END);
    }

    private Section section() {
        Token token = tokens.peek();
        if (token.kind() == Token.Kind.NAME) {
            for (Section section : Section.values()) {
                if (section.name().equals(token.text().toUpperCase(Locale.ROOT))) {
                    tokens.take();
                    return section;
                }
            }
        }
        throw tokens.syntaxError();
    }

    private Update.Action action(Section section) {
        DocumentPath path = operands.path();
        checkPath(path);
        return switch (section) {
            case SET -> {
                tokens.expect("=");
                yield new Update.Set(path, sum());
            }
            case REMOVE -> new Update.Remove(path);
            case ADD -> new Update.Add(path, changeOf(section, operands.literal()));
            case DELETE -> new Update.Delete(path, changeOf(section, operands.literal()));
        };
    }

    private void checkPath(DocumentPath path) {
        for (DocumentPath earlier : changed) {
            String paths = "must remove or rewrite one of these paths; path one: " + earlier + ", path two: " + path;
            if (earlier.overlaps(path)) {
                findings.add(Kind.OVERLAP, "Two document paths overlap with each other; " + paths);
            } else if (earlier.conflicts(path)) {
                findings.add(Kind.CONFLICT, "Two document paths conflict with each other; " + paths);
            }
        }
        changed.add(path);
    }

    private Value changeOf(Section section, Operand.Literal literal) {
        Type type = literal.value().type();
        boolean fits = type.isSet() || (section == Section.ADD && type == Type.N);
        if (!fits) {
            findings.add(
                    Kind.OPERAND,
                    "Incorrect operand type for operator or function; operator: " + section + ", operand type: "
                            + type.longName() + ", typeSet: ALLOWED_FOR_" + section + "_OPERAND");
        }
        return literal.value();
    }

    private Operand sum() {
        Operand left = operand();
        boolean negated = tokens.peek().is("-");
        if (tokens.takeIf("+") || tokens.takeIf("-")) {
            tokens.countOperator();
            Operand right = operand();
            String operator = negated ? "-" : "+";
            checkType(operator, left, Type.N);
            checkType(operator, right, Type.N);
            return new Operand.Sum(left, right, negated);
        }
        return left;
    }

    private Operand operand() {
        if (tokens.takeIf("(")) {
            Operand inner = sum();
            tokens.expect(")");
            return inner;
        }
        if (operands.startsFunction()) {
            return function();
        }
        if (operands.startsPath()) {
            return new Operand.Attribute(operands.path());
        }
        return operands.literal();
    }

    private Operand function() {
        String function = tokens.take().text();
        tokens.countOperator();
        tokens.expect("(");
        List<Operand> arguments = new ArrayList<>();
        do {
            arguments.add(sum());
        } while (tokens.takeIf(","));
        tokens.expect(")");
        boolean ifNotExists = function.equals("if_not_exists");
        if (!ifNotExists && !function.equals("list_append")) {
            findings.add(
                    Kind.UNKNOWN_FUNCTION,
                    CONDITION_FUNCTIONS.contains(function)
                            ? "The function is not allowed in an update expression; function: " + function
                            : "Invalid function name; function: " + function);
            return arguments.get(0);
        }
        if (arguments.size() != 2) {
            findings.add(
                    Kind.FUNCTION,
                    "Incorrect number of operands for operator or function; operator or function: " + function
                            + ", number of operands: " + arguments.size());
            return arguments.get(0);
        }
        Operand first = arguments.get(0);
        Operand second = arguments.get(1);
        if (ifNotExists) {
            return new Operand.IfNotExists(requirePath(function, first), second);
        }
        checkType(function, first, Type.L);
        checkType(function, second, Type.L);
        return new Operand.ListAppend(first, second);
    }

    private DocumentPath requirePath(String function, Operand operand) {
        if (operand instanceof Operand.Attribute attribute) {
            return attribute.path();
        }
        findings.add(Kind.FUNCTION, "Operator or function requires a document path; operator or function: " + function);
        return DocumentPath.of("");
    }

    private void checkType(String function, Operand operand, Type expected) {
        Type type = immediateType(operand);
        if (type != null && type != expected) {
            findings.add(
                    Kind.FUNCTION,
                    "Incorrect operand type for operator or function; operator or function: " + function
                            + ", operand type: " + type);
        }
    }

    private static @Nullable Type immediateType(Operand operand) {
        return operand instanceof Operand.Literal literal ? literal.value().type() : null;
    }
}
