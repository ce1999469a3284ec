package shop;

import io.keywright.annotation.Converted;

/** Converted wherever it stands. */
@Converted(by = WeightConverter.class)
public record Weight(int grams) {}
