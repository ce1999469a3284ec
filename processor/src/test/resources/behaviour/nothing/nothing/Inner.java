package nothing;

import io.keywright.annotation.Document;
import org.jspecify.annotations.Nullable;

/** A document that can be empty. */
@Document
public record Inner(@Nullable String text) {}
