package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Doctor} in the table {@link Clinic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorAttributes {
  /** Stored as {@code clinic}. */
  public static final TextAttribute<Doctor> CLINIC =
      new TextAttribute<>(AttributePath.of("clinic", "clinic"));

  /** Stored as {@code id}. */
  public static final TextAttribute<Doctor> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code fn}, formerly as {@code forename}. */
  public static final TextAttribute<Doctor> FIRST_NAME =
      new TextAttribute<>(AttributePath.of("firstName", "fn", "forename"));

  /** Stored as {@code fld}, formerly as {@code subject}, {@code field}. */
  public static final TextAttribute<Doctor> FIELD =
      new TextAttribute<>(AttributePath.of("field", "fld", "subject", "field"));

  /** Stored as {@code lastSeen}. */
  public static final OrderedAttribute<Doctor, LocalDate> LAST_SEEN =
      new OrderedAttribute<>(AttributePath.of("lastSeen", "lastSeen"), Converters.ofLocalDate());

  /** Stored as {@code home}. */
  public static final Clinic_AddressAttributes<Doctor> HOME =
      new Clinic_AddressAttributes<>(AttributePath.of("home", "home"));

  /** Stored as {@code room}. */
  public static final TextAttribute<Doctor> ROOM =
      new TextAttribute<>(AttributePath.of("room", "room"));

  /** Stored as {@code rank}. */
  public static final AttributeReference<Doctor, Doctor.Rank> RANK =
      new AttributeReference<>(AttributePath.of("rank", "rank"), DoctorMapper.RANK);

  /** Stored as {@code fee}. */
  public static final OrderedAttribute<Doctor, Short> FEE =
      new OrderedAttribute<>(AttributePath.of("fee", "fee"), Converters.ofShort());

  /** Stored as {@code phone}. */
  public static final TextAttribute<Doctor> PHONE =
      new TextAttribute<>(AttributePath.of("phone", "phone"));

  private DoctorAttributes() {}
}
