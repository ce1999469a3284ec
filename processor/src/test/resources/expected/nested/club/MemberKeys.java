package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Member} in the table {@link Club}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MemberKeys {
  static final KeyComponent<String> CLUB =
      KeyComponent.of("Member", "club", "CLUB#{club}", KeyFormats.text('#'));

  static final KeyComponent<LocalDate> ADDRESS_SINCE =
      KeyComponent.of("Member", "address.since", "SINCE#{address.since:date}#{id}", KeyFormats.localDate());

  static final KeyComponent<Instant> ADDRESS_SINCE_INSTANT =
      KeyComponent.of("Member", "address.since", "SINCE#{address.since:date}#{id}", KeyFormats.instantDate());

  static final KeyComponent<String> ID =
      KeyComponent.of("Member", "id", "SINCE#{address.since:date}#{id}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_STAY_CLUB =
      KeyComponent.of("Member", "club", "STAY#{club}", KeyFormats.text('#'));

  static final KeyComponent<Instant> ADDRESS_STAY_FROM =
      KeyComponent.of("Member", "address.stay.from", "{address.stay.from:seconds}#{id}", KeyFormats.instantSeconds());

  static final KeyComponent<String> BY_STAY_ID =
      KeyComponent.of("Member", "id", "{address.stay.from:seconds}#{id}", KeyFormats.text('#'));

  private MemberKeys() {}

  /** Key: {@code CLUB#{club} / SINCE#{address.since:date}#{id}}. */
  public static PrimaryKey<Member> primary(String club, LocalDate addressSince, String id) {
    String text = new StringBuilder(55)
        .append("SINCE#")
        .append(ADDRESS_SINCE.text(addressSince))
        .append("#")
        .append(ID.text(id))
        .toString();
    return PrimaryKey.of(Member.class, partition(club), text);
  }

  /** Key: {@code CLUB#{club} / SINCE#{address.since:date}#{id}}. */
  static PrimaryKey<Member> primary(String club, Instant addressSince, String id) {
    String text = new StringBuilder(55)
        .append("SINCE#")
        .append(ADDRESS_SINCE_INSTANT.text(addressSince))
        .append("#")
        .append(ID.text(id))
        .toString();
    return PrimaryKey.of(Member.class, partition(club), text);
  }

  static String partition(String club) {
    return "CLUB#".concat(CLUB.text(club));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = STAY#{club}}, {@code GSI1SK = {address.stay.from:seconds}#{id}}. */
  public static IndexKey byStay(String club, Instant addressStayFrom, String id) {
    String text = new StringBuilder(49)
        .append(ADDRESS_STAY_FROM.text(addressStayFrom))
        .append("#")
        .append(BY_STAY_ID.text(id))
        .toString();
    return IndexKey.of(Member.class, byStayPartition(club), text);
  }

  static String byStayPartition(String club) {
    return "STAY#".concat(BY_STAY_CLUB.text(club));
  }
}
