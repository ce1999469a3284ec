package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads the stream of the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NetworkChanges {
  private NetworkChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(NetworkTable.LAYOUT, options)
        .entity(User.class, UserMapper.INSTANCE)
        .entity(Following.class, FollowingMapper.INSTANCE)
        .entity(Message.class, MessageMapper.INSTANCE)
        .entity(Product.class, ProductMapper.INSTANCE)
        .entity(CartItem.class, CartItemMapper.INSTANCE)
        .entity(Visit.class, CallMapper.INSTANCE)
        .entity(Note.class, NoteMapper.INSTANCE)
        .build();
  }
}
