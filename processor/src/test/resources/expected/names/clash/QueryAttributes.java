package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Query} in the table {@link Table}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Query, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code page}. */
  public static final Table_PageAttributes<Query> PAGE = new Table_PageAttributes<>("page", "page");

  /** Stored as {@code converter}. */
  public static final Table_ConverterAttributes<Query> CONVERTER =
      new Table_ConverterAttributes<>("converter", "converter");

  private QueryAttributes() {}
}
