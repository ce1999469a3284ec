package clash;

import io.keywright.annotation.Document;

@Document
public record Page(java.lang.String map, java.lang.String value, java.lang.String path) {}
