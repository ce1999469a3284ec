package com.example.billing;

import io.keywright.annotation.Document;

/** Where letters go. */
@Document
public record Address(String street, String city, String country) {}
