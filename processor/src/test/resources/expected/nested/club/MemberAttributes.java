package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Member} in the table {@link Club}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MemberAttributes {
  /** Stored as {@code club}. */
  public static final TextAttribute<Member> CLUB =
      new TextAttribute<>(AttributePath.of("club", "club"));

  /** Stored as {@code id}. */
  public static final TextAttribute<Member> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code adr}. */
  public static final Club_Member_AddressAttributes<Member> ADDRESS =
      new Club_Member_AddressAttributes<>(AttributePath.of("address", "adr"));

  private MemberAttributes() {}
}
