package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Following}: {@code USER#{userId} / FOLLOWS#{followedId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FollowingUpdate extends Update<Following, FollowingUpdate> {
  private final String userId;
  private final String followedId;

  FollowingUpdate(TableContext table, PrimaryKey<Following> key, boolean insert, String userId,
      String followedId) {
    super(table, FollowingMapper.INSTANCE, key, insert);
    this.userId = userId;
    this.followedId = followedId;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(FollowingAttributes.USER_ID, userId);
      attributes.property(FollowingAttributes.FOLLOWED_ID, followedId);
    }
  }
}
