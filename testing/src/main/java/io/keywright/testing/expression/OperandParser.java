package io.keywright.testing.expression;

import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Parses what all expressions share: document paths and values given by placeholder. */
final class OperandParser {

    private static final int LARGEST_INDEX_DIGITS = 9;
    private static final int DEEPEST = 32;

    private final TokenReader tokens;
    private final Placeholders placeholders;
    private final Consumer<String> reserved;
    private final Consumer<String> undefinedName;
    private final Consumer<String> undefinedValue;

    OperandParser(
            TokenReader tokens,
            Placeholders placeholders,
            Consumer<String> reserved,
            Consumer<String> undefinedName,
            Consumer<String> undefinedValue) {
        this.tokens = tokens;
        this.placeholders = placeholders;
        this.reserved = reserved;
        this.undefinedName = undefinedName;
        this.undefinedValue = undefinedValue;
    }

    boolean startsPath() {
        Token token = tokens.peek();
        return token.kind() == Token.Kind.NAME || token.kind() == Token.Kind.NAME_PLACEHOLDER;
    }

    boolean startsFunction() {
        return tokens.peek().kind() == Token.Kind.NAME && tokens.peekAfter().is("(");
    }

    DocumentPath path() {
        List<DocumentPath.Step> steps = new ArrayList<>();
        steps.add(name());
        while (true) {
            if (tokens.takeIf(".")) {
                steps.add(name());
            } else if (tokens.takeIf("[")) {
                Token number = tokens.peek();
                if (number.kind() != Token.Kind.NUMBER) {
                    throw tokens.syntaxError();
                }
                if (number.text().length() > LARGEST_INDEX_DIGITS) {
                    throw tokens.invalid(
                            "List index is not within the allowable range; index: [" + number.text() + "]");
                }
                tokens.take();
                steps.add(new DocumentPath.Index(Integer.parseInt(number.text())));
                tokens.expect("]");
            } else {
                if (steps.size() > DEEPEST) {
                    throw tokens.invalid(
                            "The document path has too many nesting elements; nesting levels: " + steps.size());
                }
                return new DocumentPath(steps);
            }
        }
    }

    private DocumentPath.Name name() {
        Token token = tokens.peek();
        if (token.kind() == Token.Kind.NAME) {
            tokens.take();
            if (ReservedWords.contains(token.text())) {
                reserved.accept("Attribute name is a reserved keyword; reserved keyword: " + token.text());
            }
            return new DocumentPath.Name(token.text());
        }
        if (token.kind() == Token.Kind.NAME_PLACEHOLDER) {
            tokens.take();
            String name = placeholders.name(token.text());
            if (name == null) {
                undefinedName.accept("An expression attribute name used in the document path is not defined; "
                        + "attribute name: " + token.text());
                return new DocumentPath.Name(token.text());
            }
            return new DocumentPath.Name(name);
        }
        throw tokens.syntaxError();
    }

    /** A value placeholder. One that is not defined stands for null: the finding stops the request before it is read. */
    Operand.Literal literal() {
        Token token = tokens.peek();
        if (token.kind() != Token.Kind.VALUE_PLACEHOLDER) {
            throw tokens.syntaxError();
        }
        tokens.take();
        Value value = placeholders.value(token.text());
        if (value == null) {
            undefinedValue.accept("An expression attribute value used in expression is not defined; attribute value: "
                    + token.text());
            return new Operand.Literal(new Value.Null());
        }
        return new Operand.Literal(value);
    }

    /** The type an operand is known to have before any item is read. */
    static @Nullable Type knownType(Operand operand) {
        if (operand instanceof Operand.Literal literal) {
            return literal.value().type();
        }
        return operand instanceof Operand.Size ? Type.N : null;
    }
}
