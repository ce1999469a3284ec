package io.keywright.runtime.enhanced;

import org.jspecify.annotations.Nullable;

/** In an index only while it is somebody's. */
record Ticket(
        String id,
        @Nullable String assignee,
        int priority,
        @Nullable String note) {}
