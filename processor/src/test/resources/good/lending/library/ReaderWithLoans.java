package library;

import io.keywright.annotation.ItemCollection;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** A reader and the loans. */
@NullMarked
@ItemCollection
public record ReaderWithLoans(Reader reader, List<Loan> loans) {}
