package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.SetAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Patient} in the table {@link Clinic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PatientAttributes {
  /** Stored as {@code clinic}. */
  public static final TextAttribute<Patient> CLINIC =
      new TextAttribute<>(AttributePath.of("clinic", "clinic"));

  /** Stored as {@code id}. */
  public static final TextAttribute<Patient> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code s}, formerly as {@code since}, {@code begin}. */
  public static final OrderedAttribute<Patient, Instant> SINCE =
      new OrderedAttribute<>(AttributePath.of("since", "s", "since", "begin"), Converters.ofInstant());

  /** Stored as {@code adr}, formerly as {@code address}. */
  public static final Clinic_AddressAttributes<Patient> ADDRESS =
      new Clinic_AddressAttributes<>(AttributePath.of("address", "adr", "address"));

  /** Stored as {@code level}. */
  public static final AttributeReference<Patient, Patient.Level> LEVEL =
      new AttributeReference<>(AttributePath.of("level", "level"), PatientMapper.LEVEL);

  /** Stored as {@code points}. */
  public static final OrderedAttribute<Patient, Integer> POINTS =
      new OrderedAttribute<>(AttributePath.of("points", "points"), Converters.ofInt());

  /** Stored as {@code balance}. */
  public static final OrderedAttribute<Patient, Long> BALANCE =
      new OrderedAttribute<>(AttributePath.of("balance", "balance"), Converters.ofLong());

  /** Stored as {@code active}. */
  public static final AttributeReference<Patient, Boolean> ACTIVE =
      new AttributeReference<>(AttributePath.of("active", "active"), Converters.ofBoolean());

  /** Stored as {@code mark}. */
  public static final OrderedAttribute<Patient, Character> MARK =
      new OrderedAttribute<>(AttributePath.of("mark", "mark"), Converters.ofCharacter());

  /** Stored as {@code fee}. */
  public static final OrderedAttribute<Patient, BigDecimal> FEE =
      new OrderedAttribute<>(AttributePath.of("fee", "fee"), Converters.ofBigDecimal());

  /** Stored as {@code seen}. */
  public static final OrderedAttribute<Patient, Instant> SEEN =
      new OrderedAttribute<>(AttributePath.of("seen", "seen"), Converters.ofInstant());

  /** Stored as {@code notes}. */
  public static final ListAttribute<Patient, String, TextAttribute<Patient>> NOTES =
      new ListAttribute<>(AttributePath.of("notes", "notes"), PatientMapper.NOTES, Elements.text());

  /** Stored as {@code rooms}. */
  public static final SetAttribute<Patient, Integer> ROOMS =
      new SetAttribute<>(AttributePath.of("rooms", "rooms"), PatientMapper.ROOMS);

  /** Stored as {@code scores}. */
  public static final MapAttribute<Patient, String, Integer, OrderedAttribute<Patient, Integer>> SCORES =
      new MapAttribute<>(AttributePath.of("scores", "scores"), PatientMapper.SCORES, Converters.ofString(), Elements.ordered(Converters.ofInt()));

  /** Stored as {@code nick}, formerly as {@code alias}. */
  public static final TextAttribute<Patient> NICKNAME =
      new TextAttribute<>(AttributePath.of("nickname", "nick", "alias"));

  /** Stored as {@code phone}. */
  public static final TextAttribute<Patient> PHONE =
      new TextAttribute<>(AttributePath.of("phone", "phone"));

  /** Stored as {@code age}. */
  public static final OrderedAttribute<Patient, Integer> AGE =
      new OrderedAttribute<>(AttributePath.of("age", "age"), Converters.ofInt());

  private PatientAttributes() {}

  /** What {@code GSI2} holds of {@link Patient}, for filters of {@code keysByLevel}. */
  public static final class KeysByLevel {
    /** Stored as {@code s}, formerly as {@code since}, {@code begin}. */
    public static final OrderedAttribute<KeysByLevel, Instant> SINCE =
        new OrderedAttribute<>(AttributePath.of("since", "s", "since", "begin"), Converters.ofInstant());

    private KeysByLevel() {}
  }
}
