package com.example.lending;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.LocalDate;
import java.util.Optional;

/** A book that a reader took home. */
@Entity
@Key(pk = "READER#{reader}", sk = "LOAN#{since}#{book}", name = "ofReader")
@Gsi(index = 1, name = "ofBook", pk = "BOOK#{book}", sk = "LOAN#{since}")
public record Loan(String reader, String book, LocalDate since, Optional<LocalDate> returned) {}
