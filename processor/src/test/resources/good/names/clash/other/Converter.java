package clash.other;

import io.keywright.annotation.Document;

@Document
public record Converter(String name, String child) {}
