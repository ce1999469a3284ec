package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NetworkOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(User.class, UserMapper.INSTANCE)
      .with(Following.class, FollowingMapper.INSTANCE)
      .with(Message.class, MessageMapper.INSTANCE)
      .with(Product.class, ProductMapper.INSTANCE)
      .with(CartItem.class, CartItemMapper.INSTANCE)
      .with(Visit.class, CallMapper.INSTANCE)
      .with(Note.class, NoteMapper.INSTANCE);

  NetworkOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public NetworkTransaction transaction() {
    return new NetworkTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(NetworkTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public NetworkBatch batch() {
    return new NetworkBatch(context());
  }
}
