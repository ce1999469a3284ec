package nothing;

import io.keywright.annotation.Document;

/** The same in a document. */
@Document
public final class Doc extends Base {}
