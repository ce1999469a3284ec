package io.keywright.schema.dialect;

import io.keywright.schema.AccessPattern;
import io.keywright.schema.AccessPatterns;
import io.keywright.schema.Table;
import java.util.List;

/** {@code access-patterns.md}: each way of reading a table with the request that it becomes. */
public final class AccessPatternsMarkdown {

    private AccessPatternsMarkdown() {}

    /** The file's text for a table. */
    public static String write(Table table) {
        Markdown page = new Markdown()
                .line("# Access patterns of " + table.name())
                .line("")
                .head(List.of("what", "call", "request", "on", "where", "requests"));
        for (AccessPattern pattern : AccessPatterns.of(table)) {
            page.row(List.of(
                    pattern.result().nestedName(),
                    Markdown.code(pattern.name()),
                    operation(pattern),
                    pattern.index().map(Markdown::code).orElse("the table"),
                    Markdown.code(pattern.keyCondition()),
                    Integer.toString(pattern.partitions())));
        }
        return page.text();
    }

    /** As DynamoDB calls it. */
    static String operation(AccessPattern pattern) {
        return switch (pattern.operation()) {
            case GET_ITEM -> "GetItem";
            case QUERY -> "Query";
        };
    }
}
