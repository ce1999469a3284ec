package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.SetAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Pass} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PassAttributes {
  /** Stored as {@code passId}. */
  public static final TextAttribute<Pass> PASS_ID =
      new TextAttribute<>(AttributePath.of("passId", "passId"));

  /** Stored as {@code group}. */
  public static final TextAttribute<Pass> GROUP =
      new TextAttribute<>(AttributePath.of("group", "group"));

  /** Stored as {@code zones}. */
  public static final SetAttribute<Pass, String> ZONES =
      new SetAttribute<>(AttributePath.of("zones", "zones"), PassMapper.ZONES);

  /** Stored as {@code country}. */
  public static final TextAttribute<Pass> COUNTRY =
      new TextAttribute<>(AttributePath.of("country", "country"));

  /** Stored as {@code nickname}. */
  public static final TextAttribute<Pass> NICKNAME =
      new TextAttribute<>(AttributePath.of("nickname", "nickname"));

  /** Stored as {@code level}. */
  public static final AttributeReference<Pass, Pass.Level> LEVEL =
      new AttributeReference<>(AttributePath.of("level", "level"), PassMapper.LEVEL);

  /** Stored as {@code since}. */
  public static final OrderedAttribute<Pass, Instant> SINCE =
      new OrderedAttribute<>(AttributePath.of("since", "since"), Converters.ofInstant());

  /** Stored as {@code ttl}. */
  public static final OrderedAttribute<Pass, Instant> EXPIRES_AT =
      new OrderedAttribute<>(AttributePath.of("expiresAt", "ttl"), Converters.ofExpiry());

  private PassAttributes() {}
}
