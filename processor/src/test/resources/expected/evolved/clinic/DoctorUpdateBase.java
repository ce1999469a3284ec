package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Doctor} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class DoctorUpdateBase<U extends DoctorUpdateBase<U>> extends Update<Doctor, U> {
  private final String clinic;

  final ChangedComponent<Doctor, String> field =
      changes().component(DoctorAttributes.FIELD, "GENERAL");

  final ChangedComponent<Doctor, LocalDate> lastSeen =
      changes().component(DoctorAttributes.LAST_SEEN, LocalDate.of(2000, 1, 1));

  final ChangedComponent<Doctor, String> homeCountry =
      changes().component(DoctorAttributes.HOME.country(), "AT");

  final ChangedComponent<Doctor, String> room = changes().component(DoctorAttributes.ROOM);

  final ChangedComponent<Doctor, Doctor.Rank> rank =
      changes().component(DoctorAttributes.RANK, Doctor.Rank.JUNIOR);

  final ChangedComponent<Doctor, Short> fee = changes().component(DoctorAttributes.FEE, (short) 7);

  final ChangedComponent<Doctor, String> phone = changes().component(DoctorAttributes.PHONE);

  DoctorUpdateBase(TableContext table, PrimaryKey<Doctor> key, String clinic) {
    super(table, DoctorMapper.INSTANCE, key, false);
    this.clinic = clinic;
  }

  /** Stores {@code firstName}. */
  public U firstName(String firstName) {
    return changes().set(DoctorAttributes.FIRST_NAME, firstName);
  }

  void storeField(String field) {
    changes().set(DoctorAttributes.FIELD, field);
    this.field.become(field);
  }

  void storeLastSeen(LocalDate lastSeen) {
    changes().set(DoctorAttributes.LAST_SEEN, lastSeen);
    this.lastSeen.become(lastSeen);
  }

  /** Removes {@code home}, and the item from the indexes that it is part of. */
  public U removeHome() {
    dropHome();
    return self();
  }

  void storeHome(Address home) {
    changes().set(DoctorAttributes.HOME, home);
    this.homeCountry.become(home.country());
  }

  void dropHome() {
    changes().remove(DoctorAttributes.HOME);
    homeCountry.become(null);
  }

  /** Removes {@code room}, and the item from the indexes that it is part of. */
  public U removeRoom() {
    dropRoom();
    return self();
  }

  void storeRoom(String room) {
    changes().set(DoctorAttributes.ROOM, room);
    this.room.become(room);
  }

  void dropRoom() {
    changes().remove(DoctorAttributes.ROOM);
    room.become(null);
  }

  void storeRank(Doctor.Rank rank) {
    changes().set(DoctorAttributes.RANK, rank);
    this.rank.become(rank);
  }

  void storeFee(short fee) {
    changes().set(DoctorAttributes.FEE, fee);
    this.fee.become(fee);
  }

  /** Removes {@code phone}, and the item from the indexes that it is part of. */
  public U removePhone() {
    dropPhone();
    return self();
  }

  void storePhone(String phone) {
    changes().set(DoctorAttributes.PHONE, phone);
    this.phone.become(phone);
  }

  void dropPhone() {
    changes().remove(DoctorAttributes.PHONE);
    phone.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (field.isChanged() || homeCountry.isChanged() || lastSeen.isChanged() || room.isChanged()) {
      attributes.index("GSI3PK", "GSI3SK", homeCountry.isAbsent() || room.isAbsent() ? null
          : DoctorKeys.byField(field.value(), homeCountry.value(), lastSeen.value(), room.value()));
    }
    if (rank.isChanged() || fee.isChanged() || phone.isChanged()) {
      attributes.index("GSI4PK", "GSI4SK", phone.isAbsent() ? null
          : DoctorKeys.byRank(rank.value(), clinic, fee.value(), phone.value()));
    }
  }
}
