package library;

import io.keywright.annotation.ItemCollection;

/** Everything of one reader. */
@ItemCollection
public sealed interface ReaderItem permits Reader, Loan, Hold {}
