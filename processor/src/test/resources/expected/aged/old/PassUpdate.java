package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Pass}: {@code PASS#{passId} / PASS}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PassUpdate extends PassUpdateBase<PassUpdate> {
  PassUpdate(TableContext table, PrimaryKey<Pass> key, String passId) {
    super(table, key, passId);
  }

  /** Stores {@code group}, and the keys that it is part of. */
  public MissingSinceExpiresAt group(String group) {
    storeGroup(group);
    return new MissingSinceExpiresAt(this);
  }

  /** Stores {@code since}, and the keys that it is part of. */
  public MissingGroupExpiresAt since(Instant since) {
    storeSince(since);
    return new MissingGroupExpiresAt(this);
  }

  /** Stores {@code expiresAt}, and the keys that it is part of. */
  public MissingGroupSince expiresAt(Instant expiresAt) {
    storeExpiresAt(expiresAt);
    return new MissingGroupSince(this);
  }

  /** An update that is to say what becomes of {@code since}, or what it is, so that no index gets stale. */
  public static final class MissingSinceExpiresAt {
    private final PassUpdate update;

    MissingSinceExpiresAt(PassUpdate update) {
      this.update = update;
    }

    /** Stores {@code since}, too. */
    public MissingExpiresAt withSince(Instant since) {
      this.update.storeSince(since);
      return new MissingExpiresAt(this.update);
    }

    /** Takes {@code since} for what is stored, on condition that it is. */
    public MissingExpiresAt knowingSince(Instant since) {
      this.update.since.know(since);
      return new MissingExpiresAt(this.update);
    }
  }

  /** An update that is to say what becomes of {@code expiresAt}, or what it is, so that no index gets stale. */
  public static final class MissingExpiresAt {
    private final PassUpdate update;

    MissingExpiresAt(PassUpdate update) {
      this.update = update;
    }

    /** Stores {@code expiresAt}, too. */
    public PassUpdate withExpiresAt(Instant expiresAt) {
      this.update.storeExpiresAt(expiresAt);
      return this.update;
    }

    /** Removes {@code expiresAt}, too, and the item from the index. */
    public PassUpdate withoutExpiresAt() {
      this.update.dropExpiresAt();
      return this.update;
    }

    /** Takes {@code expiresAt} for what is stored, on condition that it is. Null says that there is none. */
    public PassUpdate knowingExpiresAt(@Nullable Instant expiresAt) {
      this.update.expiresAt.know(expiresAt);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code group}, or what it is, so that no index gets stale. */
  public static final class MissingGroupExpiresAt {
    private final PassUpdate update;

    MissingGroupExpiresAt(PassUpdate update) {
      this.update = update;
    }

    /** Stores {@code group}, too. */
    public MissingExpiresAt withGroup(String group) {
      this.update.storeGroup(group);
      return new MissingExpiresAt(this.update);
    }

    /** Takes {@code group} for what is stored, on condition that it is. */
    public MissingExpiresAt knowingGroup(String group) {
      this.update.group.know(group);
      return new MissingExpiresAt(this.update);
    }
  }

  /** An update that is to say what becomes of {@code group}, or what it is, so that no index gets stale. */
  public static final class MissingGroupSince {
    private final PassUpdate update;

    MissingGroupSince(PassUpdate update) {
      this.update = update;
    }

    /** Stores {@code group}, too. */
    public MissingSince withGroup(String group) {
      this.update.storeGroup(group);
      return new MissingSince(this.update);
    }

    /** Takes {@code group} for what is stored, on condition that it is. */
    public MissingSince knowingGroup(String group) {
      this.update.group.know(group);
      return new MissingSince(this.update);
    }
  }

  /** An update that is to say what becomes of {@code since}, or what it is, so that no index gets stale. */
  public static final class MissingSince {
    private final PassUpdate update;

    MissingSince(PassUpdate update) {
      this.update = update;
    }

    /** Stores {@code since}, too. */
    public PassUpdate withSince(Instant since) {
      this.update.storeSince(since);
      return this.update;
    }

    /** Takes {@code since} for what is stored, on condition that it is. */
    public PassUpdate knowingSince(Instant since) {
      this.update.since.know(since);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Pass} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends PassUpdateBase<OfEntity> {
    private final Pass read;

    OfEntity(TableContext table, PrimaryKey<Pass> key, String passId, Pass read) {
      super(table, key, passId);
      this.read = read;
    }

    /** Stores {@code group}, and the keys that it is part of. */
    public OfEntity group(String group) {
      storeGroup(group);
      this.since.assume(this.read.since());
      Instant expiresAt = this.read.expiresAt();
      this.expiresAt.assume(expiresAt);
      return this;
    }

    /** Stores {@code since}, and the keys that it is part of. */
    public OfEntity since(Instant since) {
      storeSince(since);
      this.group.assume(this.read.group());
      Instant expiresAt = this.read.expiresAt();
      this.expiresAt.assume(expiresAt);
      return this;
    }

    /** Stores {@code expiresAt}, and the keys that it is part of. */
    public OfEntity expiresAt(Instant expiresAt) {
      storeExpiresAt(expiresAt);
      this.group.assume(this.read.group());
      this.since.assume(this.read.since());
      return this;
    }
  }
}
