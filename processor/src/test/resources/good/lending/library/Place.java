package library;

import io.keywright.annotation.Document;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Where a book stands. */
@NullMarked
@Document
public record Place(String room, @Nullable String shelf) {}
