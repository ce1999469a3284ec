package shop;

import io.keywright.annotation.Document;

/** Of both tables. */
@Document
public record Address(String street, String city, Country country) {}
