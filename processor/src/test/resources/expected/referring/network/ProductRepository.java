package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.time.LocalDate;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Product}: {@code SHOP#{shop}#{made:date} / {number:4}#{shop}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class ProductRepository extends Repository<Product> {
  private final TableContext table;

  ProductRepository(TableContext table) {
    super(table, ProductMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Product> get(String shop, LocalDate made, int number) {
    return get(ProductKeys.primary(shop, made, number));
  }

  /** GetItem, not sent yet. */
  public Get<Product> prepareGet(String shop, LocalDate made, int number) {
    return prepareGet(ProductKeys.primary(shop, made, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Product> delete(String shop, LocalDate made, int number) {
    return delete(ProductKeys.primary(shop, made, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Product> prepareDelete(String shop, LocalDate made, int number) {
    return prepareDelete(ProductKeys.primary(shop, made, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Product> prepareCheck(String shop, LocalDate made, int number) {
    return prepareCheck(ProductKeys.primary(shop, made, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ProductUpdate update(String shop, LocalDate made, int number) {
    return new ProductUpdate(this.table, ProductKeys.primary(shop, made, number));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ProductUpdate update(Product product) {
    return new ProductUpdate(this.table, ProductMapper.INSTANCE.key(product));
  }
}
