package old;

import io.keywright.annotation.Document;

@Deprecated(since = "2", forRemoval = true)
@Document
public record Place(@Deprecated String city) {}
