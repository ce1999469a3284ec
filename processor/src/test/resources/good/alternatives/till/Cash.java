package till;

import io.keywright.annotation.Document;

/** Nothing but its tag. */
@Document
public record Cash() implements Payment {}
