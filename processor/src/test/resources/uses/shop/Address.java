package shop;

import io.keywright.annotation.Document;

@Document
public record Address(String street, String country) {}
