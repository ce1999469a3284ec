package io.keywright.tools.pattern;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What can be asked of every query. */
final class QueryOptions {

    @Option(names = "--limit", paramLabel = "N", description = "At most so many results. Default: 100.")
    private @Nullable Integer limit;

    @Option(names = "--all", description = "All results, page by page.")
    private boolean all;

    @Option(names = "--count", description = "Count the results instead of printing them.")
    private boolean count;

    @Option(names = "--descending", description = "Begin at the end.")
    private boolean descending;

    @Option(names = "--after", paramLabel = "CURSOR", description = "Go on where a page ended.")
    private @Nullable String after;

    @Option(names = "--page-size", paramLabel = "N", description = "Evaluate so many items with each request.")
    private @Nullable Integer pageSize;

    @Option(names = "--hide-expired", description = "Leave out items whose time to live has come.")
    private boolean hideExpired;

    @Nullable
    Integer limit() {
        return limit;
    }

    boolean all() {
        return all;
    }

    boolean count() {
        return count;
    }

    boolean descending() {
        return descending;
    }

    @Nullable
    String after() {
        return after;
    }

    @Nullable
    Integer pageSize() {
        return pageSize;
    }

    boolean hideExpired() {
        return hideExpired;
    }
}
