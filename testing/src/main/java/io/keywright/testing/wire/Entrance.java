package io.keywright.testing.wire;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Where requests come in, before the engine: the place to watch them and to make them fail. */
@FunctionalInterface
public interface Entrance {

    /** Answers a request; an IOException is a reply that got lost on the way back. */
    Reply answer(@Nullable String target, byte[] body) throws IOException;
}
