package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Query} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Query> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code page}. */
  public static final Table_PageAttributes<Query> PAGE =
      new Table_PageAttributes<>(AttributePath.of("page", "page"));

  /** Stored as {@code converter}. */
  public static final Table_ConverterAttributes<Query> CONVERTER =
      new Table_ConverterAttributes<>(AttributePath.of("converter", "converter"));

  private QueryAttributes() {}
}
