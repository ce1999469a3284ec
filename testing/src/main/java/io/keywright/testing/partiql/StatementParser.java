package io.keywright.testing.partiql;

import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses statements. What is PartiQL but not DynamoDB's is recognised and refused by its name. */
public final class StatementParser {

    private static final Set<String> UNSUPPORTED =
            Set.of("group", "having", "limit", "offset", "let", "union", "intersect", "except", "at", "by", "on");

    private static final Set<String> JOINS = Set.of("join", "inner", "left", "right", "full", "outer", "cross");

    private final TokenStream tokens;
    private final Arguments arguments;
    private final ExpressionParser expressions;

    private StatementParser(String text, List<Value> parameters) {
        tokens = new TokenStream(Lexer.tokens(text));
        arguments = new Arguments(parameters);
        expressions = new ExpressionParser(tokens, arguments);
    }

    /** Parses one statement, its question marks replaced by the parameters, of which there must be as many. */
    public static Statement parse(String text, List<Value> parameters) {
        StatementParser parser = new StatementParser(text, parameters);
        Statement statement = parser.statement();
        parser.end();
        parser.arguments.checkCount();
        return statement;
    }

    private Statement statement() {
        if (tokens.takeKeyword("select")) {
            return select();
        } else if (tokens.takeKeywords("insert", "into")) {
            return insert();
        } else if (tokens.takeKeyword("update")) {
            return update();
        } else if (tokens.takeKeyword("delete")) {
            return delete();
        } else if (tokens.takeKeyword("exists")) {
            return exists();
        }
        throw Malformed.because("Expected data manipulation");
    }

    private void end() {
        boolean semicolon = tokens.takeIf(";");
        if (!tokens.atEnd()) {
            throw Malformed.because(
                    semicolon
                            ? "Unexpected token after semicolon. (Only one query is allowed.)"
                            : "Unexpected token after expression");
        }
    }

    private Statement exists() {
        tokens.expect("(");
        if (!tokens.takeKeyword("select")) {
            throw Malformed.because("Expected SELECT in EXISTS");
        }
        Statement.Select select = select();
        tokens.expect(")");
        return new Statement.Exists(select);
    }

    private Statement.Select select() {
        List<DocumentPath> columns = columns();
        if (!tokens.takeKeyword("from")) {
            throw Malformed.because("Expected FROM after SELECT list");
        }
        DocumentPath source = source();
        Expression where = where();
        List<Statement.OrderKey> order = order();
        refuseUnsupported();
        return new Statement.Select(columns, source.attribute(), index(source), where, order);
    }

    private List<DocumentPath> columns() {
        if (tokens.peek().isKeyword("distinct")) {
            throw Malformed.unsupportedClause("DISTINCT");
        }
        if (tokens.peek().isKeyword("value")) {
            throw Malformed.unsupportedClause("SELECT VALUE");
        }
        tokens.takeKeyword("all");
        if (tokens.takeIf("*")) {
            if (tokens.peek().is(",")) {
                throw Malformed.because("Other expressions may not be present in the select list when '*' is used "
                        + "without dot notation.");
            }
            return List.of();
        }
        List<DocumentPath> columns = new ArrayList<>();
        do {
            Expression column = expressions.expression();
            if (!(column instanceof Expression.Path path)) {
                throw Malformed.unsupported("anything but attributes and document paths in the SELECT list");
            }
            refuseAlias();
            columns.add(path.path());
        } while (tokens.takeIf(","));
        return columns;
    }

    private void refuseAlias() {
        if (tokens.peek().isKeyword("as") || tokens.peek().isIdentifier()) {
            throw Malformed.unsupported("aliases");
        }
    }

    /** Where a SELECT reads: a table, or after a dot one of its indexes. */
    private DocumentPath source() {
        if (!tokens.peek().isIdentifier()) {
            throw Malformed.because(
                    tokens.peek().kind() == Token.Kind.KEYWORD ? "Unexpected keyword" : "Unexpected term");
        }
        DocumentPath source = expressions.simplePath();
        refuseAlias();
        if (tokens.peek().is(",")
                || (tokens.peek().kind() == Token.Kind.KEYWORD
                        && JOINS.contains(tokens.peek().text()))) {
            throw Malformed.unsupportedClause("JOIN");
        }
        boolean named = source.steps().stream().allMatch(DocumentPath.Name.class::isInstance);
        if (!named || source.steps().size() > 2) {
            throw Malformed.because("Expected a table, or a table and its index, after FROM");
        }
        return source;
    }

    private static @Nullable String index(DocumentPath source) {
        return source.isNested() ? source.steps().get(1).toString() : null;
    }

    private @Nullable Expression where() {
        return tokens.takeKeyword("where") ? expressions.expression() : null;
    }

    private List<Statement.OrderKey> order() {
        List<Statement.OrderKey> keys = new ArrayList<>();
        if (!tokens.takeKeyword("order")) {
            return keys;
        }
        if (!tokens.takeKeyword("by")) {
            throw Malformed.because("Expected BY after ORDER");
        }
        do {
            Expression key = expressions.expression();
            if (!(key instanceof Expression.Path path) || path.path().isNested()) {
                throw Malformed.unsupported("anything but key attributes in ORDER BY");
            }
            boolean descending = tokens.peek().isKeyword("desc");
            if (descending || tokens.peek().isKeyword("asc")) {
                tokens.take();
            }
            keys.add(new Statement.OrderKey(path.path().attribute(), descending));
        } while (tokens.takeIf(","));
        return keys;
    }

    private void refuseUnsupported() {
        Token token = tokens.peek();
        if (token.kind() == Token.Kind.KEYWORD && UNSUPPORTED.contains(token.text())) {
            throw Malformed.unsupportedClause(token.text().toUpperCase(Locale.ROOT));
        }
    }

    /** The table of a write. */
    private String target() {
        DocumentPath target = expressions.simplePath();
        if (target.isNested()) {
            throw Malformed.unsupported("writes to an index or to a path");
        }
        return target.attribute();
    }

    private Statement insert() {
        String table = target();
        boolean value = tokens.takeKeyword("value");
        Expression item = expressions.expression();
        if (!value) {
            end();
            throw Malformed.unsupported("INSERT of anything but one VALUE");
        }
        refuseUnsupported();
        if (tokens.peek().isKeyword("returning")) {
            throw Malformed.unsupportedClause("RETURNING");
        }
        return new Statement.Insert(table, item);
    }

    private Statement update() {
        String table = target();
        refuseAlias();
        List<Statement.Change> changes = new ArrayList<>();
        while (true) {
            if (tokens.takeKeyword("set")) {
                do {
                    changes.add(assignment());
                } while (tokens.takeIf(","));
            } else if (tokens.takeKeyword("remove")) {
                changes.add(new Statement.Change(expressions.simplePath(), null));
            } else {
                break;
            }
        }
        if (changes.isEmpty()) {
            throw Malformed.because("Expected data manipulation");
        }
        Expression where = where();
        return new Statement.Update(table, changes, where, returning());
    }

    private Statement.Change assignment() {
        DocumentPath path = expressions.simplePath();
        if (!tokens.takeIf("=")) {
            throw Malformed.because("Expected '='");
        }
        return new Statement.Change(path, expressions.expression());
    }

    private Statement delete() {
        if (!tokens.takeKeyword("from")) {
            throw Malformed.because("Expected FROM after DELETE");
        }
        String table = target();
        refuseAlias();
        Expression where = where();
        Statement.Returning returning = returning();
        if (returning != null && returning != Statement.Returning.ALL_OLD) {
            throw Malformed.unsupported("RETURNING of a DELETE but ALL OLD *");
        }
        return new Statement.Delete(table, where, returning);
    }

    private Statement.@Nullable Returning returning() {
        if (!tokens.takeKeyword("returning")) {
            return null;
        }
        for (Statement.Returning returning : Statement.Returning.values()) {
            String[] words = returning.name().toLowerCase(Locale.ROOT).split("_", 2);
            if (tokens.takeKeywords(words[0], words[1])) {
                if (!tokens.takeIf("*")) {
                    throw Malformed.unsupported("anything but * after RETURNING");
                }
                return returning;
            }
        }
        throw Malformed.because("Expected ( MODIFIED | ALL ) ( NEW | OLD ) in each returning element.");
    }
}
