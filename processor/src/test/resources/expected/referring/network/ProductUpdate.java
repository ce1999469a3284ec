package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Product}: {@code SHOP#{shop}#{made:date} / {number:4}#{shop}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ProductUpdate extends Update<Product, ProductUpdate> {
  ProductUpdate(TableContext table, PrimaryKey<Product> key) {
    super(table, ProductMapper.INSTANCE, key, false);
  }

  /** Stores {@code price}. */
  public ProductUpdate price(BigDecimal price) {
    return changes().set(ProductAttributes.PRICE, price);
  }

  /** Adds to {@code price}, a negative number to take away. */
  public ProductUpdate incrementPrice(BigDecimal by) {
    return changes().increment(ProductAttributes.PRICE, by);
  }

  /** Stores {@code picture}. */
  public ProductUpdate picture(byte[] picture) {
    return changes().set(ProductAttributes.PICTURE, picture);
  }

  /** Removes {@code picture}. */
  public ProductUpdate removePicture() {
    return changes().remove(ProductAttributes.PICTURE);
  }

  /** Stores {@code picture} where there is none. */
  public ProductUpdate pictureIfAbsent(byte[] picture) {
    return changes().setIfAbsent(ProductAttributes.PICTURE, picture);
  }

  /** Stores {@code colour}. */
  public ProductUpdate colour(String colour) {
    return changes().set(ProductAttributes.COLOUR, colour);
  }

  /** Removes {@code colour}. */
  public ProductUpdate removeColour() {
    return changes().remove(ProductAttributes.COLOUR);
  }

  /** Stores {@code colour} where there is none. */
  public ProductUpdate colourIfAbsent(String colour) {
    return changes().setIfAbsent(ProductAttributes.COLOUR, colour);
  }
}
