package shop;

import io.keywright.annotation.Document;
import org.jspecify.annotations.Nullable;

/** Two steps away from the entities. */
@Document
public record Country(String code, @Nullable String region) {}
