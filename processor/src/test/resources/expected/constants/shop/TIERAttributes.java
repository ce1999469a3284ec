package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link TIER} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TIERAttributes {
  /** Stored as {@code sku}. */
  public static final AttributeReference<TIER, SKU> SKU_ =
      AttributeReference.of("sku", "sku", TIERMapper.SKU_);

  /** Stored as {@code tier}. */
  public static final AttributeReference<TIER, String> TIER_ =
      AttributeReference.of("tier", "tier", Converters.STRING);

  /** Stored as {@code id}. */
  public static final AttributeReference<TIER, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code e}. */
  public static final Shop_EAttributes<TIER> E_ = new Shop_EAttributes<>("e", "e");

  /** Stored as {@code es}. */
  public static final AttributeReference<TIER, List<E>> ES =
      AttributeReference.of("es", "es", TIERMapper.ES);

  /** Stored as {@code type}. */
  public static final AttributeReference<TIER, TYPE> TYPE_ =
      AttributeReference.of("type", "type", TIERMapper.TYPE__);

  /** Stored as {@code instance}. */
  public static final AttributeReference<TIER, Instances.INSTANCE> INSTANCE_ =
      AttributeReference.of("instance", "instance", TIERMapper.INSTANCE__);

  private TIERAttributes() {}
}
