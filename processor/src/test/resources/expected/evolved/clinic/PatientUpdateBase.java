package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Patient} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class PatientUpdateBase<U extends PatientUpdateBase<U>> extends Update<Patient, U> {
  private final String clinic;
  private final String id;

  final ChangedComponent<Patient, Instant> since = changes().component(PatientAttributes.SINCE);

  final ChangedComponent<Patient, Instant> addressMoved =
      changes().component(PatientAttributes.ADDRESS.moved());

  final ChangedComponent<Patient, Patient.Level> level =
      changes().component(PatientAttributes.LEVEL, Patient.Level.REGULAR);

  PatientUpdateBase(TableContext table, PrimaryKey<Patient> key, String clinic, String id) {
    super(table, PatientMapper.INSTANCE, key, false);
    this.clinic = clinic;
    this.id = id;
  }

  /** Stores {@code points}. */
  public U points(int points) {
    return changes().set(PatientAttributes.POINTS, points);
  }

  /** Stores {@code balance}. */
  public U balance(long balance) {
    return changes().set(PatientAttributes.BALANCE, balance);
  }

  /** Stores {@code active}. */
  public U active(boolean active) {
    return changes().set(PatientAttributes.ACTIVE, active);
  }

  /** Stores {@code mark}. */
  public U mark(char mark) {
    return changes().set(PatientAttributes.MARK, mark);
  }

  /** Stores {@code fee}. */
  public U fee(BigDecimal fee) {
    return changes().set(PatientAttributes.FEE, fee);
  }

  /** Stores {@code seen}. */
  public U seen(Instant seen) {
    return changes().set(PatientAttributes.SEEN, seen);
  }

  /** Stores {@code notes}. */
  public U notes(List<String> notes) {
    return changes().set(PatientAttributes.NOTES, notes);
  }

  /** Stores {@code rooms}. */
  public U rooms(Set<Integer> rooms) {
    return changes().set(PatientAttributes.ROOMS, rooms);
  }

  /** Stores {@code scores}. */
  public U scores(Map<String, Integer> scores) {
    return changes().set(PatientAttributes.SCORES, scores);
  }

  /** Stores {@code nickname}. */
  public U nickname(String nickname) {
    return changes().set(PatientAttributes.NICKNAME, nickname);
  }

  /** Stores {@code phone}. */
  public U phone(String phone) {
    return changes().set(PatientAttributes.PHONE, phone);
  }

  /** Removes {@code phone}. */
  public U removePhone() {
    return changes().remove(PatientAttributes.PHONE);
  }

  /** Stores {@code phone} where there is none. */
  public U phoneIfAbsent(String phone) {
    return changes().setIfAbsent(PatientAttributes.PHONE, phone);
  }

  /** Stores {@code age}. */
  public U age(Integer age) {
    return changes().set(PatientAttributes.AGE, age);
  }

  /** Removes {@code age}. */
  public U removeAge() {
    return changes().remove(PatientAttributes.AGE);
  }

  /** Stores {@code age} where there is none. */
  public U ageIfAbsent(Integer age) {
    return changes().setIfAbsent(PatientAttributes.AGE, age);
  }

  /** Adds to {@code age}, a negative number to take away; where there is none it was 0. */
  public U incrementAge(Integer by) {
    return changes().increment(PatientAttributes.AGE, by);
  }

  /** Stores {@code address}, and the keys that it is part of. */
  public U address(Address address) {
    storeAddress(address);
    return self();
  }

  void storeAddress(Address address) {
    changes().set(PatientAttributes.ADDRESS, address);
    this.addressMoved.become(address.moved());
  }

  void storeLevel(Patient.Level level) {
    changes().set(PatientAttributes.LEVEL, level);
    this.level.become(level);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (addressMoved.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", PatientKeys.byMove(clinic, addressMoved.value(), id));
    }
    if (level.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK",
          PatientKeys.keysByLevel(level.value(), clinic, since.value(), id));
    }
  }
}
