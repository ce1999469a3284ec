package shop;

import io.keywright.annotation.Document;

@Document(tag = "CARD")
public record Card(String number) implements Payment {}
