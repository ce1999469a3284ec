package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link TIER} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TIERAttributes {
  /** Stored as {@code sku}. */
  public static final AttributeReference<TIER, SKU> SKU_ =
      new AttributeReference<>(AttributePath.of("sku", "sku"), TIERMapper.SKU_);

  /** Stored as {@code tier}. */
  public static final TextAttribute<TIER> TIER_ =
      new TextAttribute<>(AttributePath.of("tier", "tier"));

  /** Stored as {@code id}. */
  public static final TextAttribute<TIER> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code e}. */
  public static final Shop_EAttributes<TIER> E_ =
      new Shop_EAttributes<>(AttributePath.of("e", "e"));

  /** Stored as {@code es}. */
  public static final ListAttribute<TIER, E, Shop_EAttributes<TIER>> ES =
      new ListAttribute<>(AttributePath.of("es", "es"), TIERMapper.ES, new Shop_EAttributes.Element<>());

  /** Stored as {@code type}. */
  public static final AttributeReference<TIER, TYPE> TYPE_ =
      new AttributeReference<>(AttributePath.of("type", "type"), TIERMapper.TYPE__);

  /** Stored as {@code instance}. */
  public static final AttributeReference<TIER, Instances.INSTANCE> INSTANCE_ =
      new AttributeReference<>(AttributePath.of("instance", "instance"), TIERMapper.INSTANCE__);

  private TIERAttributes() {}
}
