package shop;

import io.keywright.annotation.Document;

@Document(tag = "WIRE")
public record Wire(String iban) implements Online {}
