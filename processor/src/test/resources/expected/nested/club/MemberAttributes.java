package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Member} in the table {@link Club}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MemberAttributes {
  /** Stored as {@code club}. */
  public static final AttributeReference<Member, String> CLUB =
      AttributeReference.of("club", "club", Converters.STRING);

  /** Stored as {@code id}. */
  public static final AttributeReference<Member, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code adr}. */
  public static final Club_Member_AddressAttributes<Member> ADDRESS =
      new Club_Member_AddressAttributes<>("address", "adr");

  private MemberAttributes() {}
}
