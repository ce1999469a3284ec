package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Shift} in the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShiftKeys {
  static final KeyComponent<LocalDate> STARTS =
      KeyComponent.of("Shift", "starts", "SHIFT#{starts:date}", KeyFormats.localDate());

  static final KeyComponent<Instant> STARTS_INSTANT =
      KeyComponent.of("Shift", "starts", "SHIFT#{starts:date}", KeyFormats.instantDate());

  static final KeyComponent<LocalDateTime> ENDS =
      KeyComponent.of("Shift", "ends", "{ends:yyyy-MM-dd-HH}#{name}", KeyFormats.localDateTimePattern("yyyy-MM-dd-HH"));

  static final KeyComponent<String> NAME =
      KeyComponent.of("Shift", "name", "{ends:yyyy-MM-dd-HH}#{name}", KeyFormats.text('#'));

  static final KeyComponent<String> ROLE =
      KeyComponent.of("Shift", "role", "ROLE#{role}#{starts:yyyy-MM}", KeyFormats.text('#'));

  static final KeyComponent<YearMonth> BY_ROLE_STARTS =
      KeyComponent.of("Shift", "starts", "ROLE#{role}#{starts:yyyy-MM}", KeyFormats.yearMonthPattern("yyyy-MM"));

  static final KeyComponent<Instant> BY_ROLE_STARTS_INSTANT =
      KeyComponent.of("Shift", "starts", "ROLE#{role}#{starts:yyyy-MM}", KeyFormats.instantPattern("yyyy-MM"));

  static final KeyComponent<LocalDate> BY_ROLE_SORT_STARTS =
      KeyComponent.of("Shift", "starts", "{starts:date}#{ends:date}#{name}", KeyFormats.localDate());

  static final KeyComponent<Instant> BY_ROLE_SORT_STARTS_INSTANT =
      KeyComponent.of("Shift", "starts", "{starts:date}#{ends:date}#{name}", KeyFormats.instantDate());

  static final KeyComponent<LocalDate> BY_ROLE_ENDS =
      KeyComponent.of("Shift", "ends", "{starts:date}#{ends:date}#{name}", KeyFormats.localDate());

  static final KeyComponent<LocalDateTime> ENDS_LOCAL_DATE_TIME =
      KeyComponent.of("Shift", "ends", "{starts:date}#{ends:date}#{name}", KeyFormats.localDateTimeDate());

  static final KeyComponent<String> BY_ROLE_NAME =
      KeyComponent.of("Shift", "name", "{starts:date}#{ends:date}#{name}", KeyFormats.text('#'));

  static final KeyComponent<String> PLACE =
      KeyComponent.of("Shift", "place", "PLACE#{place}", KeyFormats.text('#'));

  static final KeyComponent<Instant> BY_SECOND_STARTS =
      KeyComponent.of("Shift", "starts", "{starts:seconds}", KeyFormats.instantSeconds());

  private ShiftKeys() {}

  /** Key: {@code SHIFT#{starts:date} / {ends:yyyy-MM-dd-HH}#{name}}. */
  public static PrimaryKey<Shift> primary(LocalDate starts, LocalDateTime ends, String name) {
    String text = new StringBuilder(49)
        .append(ENDS.text(ends))
        .append("#")
        .append(NAME.text(name))
        .toString();
    return PrimaryKey.of(Shift.class, partition(starts), text);
  }

  /** Key: {@code SHIFT#{starts:date} / {ends:yyyy-MM-dd-HH}#{name}}. */
  static PrimaryKey<Shift> primary(Instant starts, LocalDateTime ends, String name) {
    String text = new StringBuilder(49)
        .append(ENDS.text(ends))
        .append("#")
        .append(NAME.text(name))
        .toString();
    return PrimaryKey.of(Shift.class, partition(starts), text);
  }

  static String partition(LocalDate starts) {
    return "SHIFT#".concat(STARTS.text(starts));
  }

  static String partition(Instant starts) {
    return "SHIFT#".concat(STARTS_INSTANT.text(starts));
  }

  /**
   * Key in {@code GSI1}: {@code GSI1PK = ROLE#{role}#{starts:yyyy-MM}}, {@code GSI1SK = {starts:date}#{ends:date}#{name}}.
   */
  public static IndexKey byRole(String role, Instant starts, LocalDate ends, String name) {
    String text = new StringBuilder(74)
        .append(BY_ROLE_SORT_STARTS_INSTANT.text(starts))
        .append("#")
        .append(BY_ROLE_ENDS.text(ends))
        .append("#")
        .append(BY_ROLE_NAME.text(name))
        .toString();
    return IndexKey.of(Shift.class, byRolePartition(role, starts), text);
  }

  /**
   * Key in {@code GSI1}: {@code GSI1PK = ROLE#{role}#{starts:yyyy-MM}}, {@code GSI1SK = {starts:date}#{ends:date}#{name}}.
   */
  static IndexKey byRole(String role, Instant starts, LocalDateTime ends, String name) {
    String text = new StringBuilder(74)
        .append(BY_ROLE_SORT_STARTS_INSTANT.text(starts))
        .append("#")
        .append(ENDS_LOCAL_DATE_TIME.text(ends))
        .append("#")
        .append(BY_ROLE_NAME.text(name))
        .toString();
    return IndexKey.of(Shift.class, byRolePartition(role, starts), text);
  }

  static String byRolePartition(String role, YearMonth starts) {
    return new StringBuilder(54)
        .append("ROLE#")
        .append(ROLE.text(role))
        .append("#")
        .append(BY_ROLE_STARTS.text(starts))
        .toString();
  }

  static String byRolePartition(String role, Instant starts) {
    return new StringBuilder(54)
        .append("ROLE#")
        .append(ROLE.text(role))
        .append("#")
        .append(BY_ROLE_STARTS_INSTANT.text(starts))
        .toString();
  }

  /** Key in {@code GSI2}: {@code GSI2PK = PLACE#{place}}, {@code GSI2SK = {starts:seconds}}. */
  public static IndexKey bySecond(String place, Instant starts) {
    return IndexKey.of(Shift.class, bySecondPartition(place), BY_SECOND_STARTS.text(starts));
  }

  static String bySecondPartition(String place) {
    return "PLACE#".concat(PLACE.text(place));
  }
}
