package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Booking} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class BookingUpdateBase<U extends BookingUpdateBase<U>> extends Update<Booking, U> {
  private final String account;

  final ChangedComponent<Booking, Instant> bookedAt =
      changes().component(BookingAttributes.BOOKED_AT);

  final ChangedComponent<Booking, String> email = changes().component(BookingAttributes.EMAIL);

  final ChangedComponent<Booking, Integer> balance = changes().component(BookingAttributes.BALANCE);

  final ChangedComponent<Booking, Double> rate = changes().component(BookingAttributes.RATE);

  final ChangedComponent<Booking, String> code = changes().component(BookingAttributes.CODE);

  final ChangedComponent<Booking, Float> weight = changes().component(BookingAttributes.WEIGHT);

  final ChangedComponent<Booking, BigInteger> number =
      changes().component(BookingAttributes.NUMBER);

  final ChangedComponent<Booking, LocalDateTime> instalmentDue =
      changes().component(BookingAttributes.INSTALMENT.due());

  final ChangedComponent<Booking, Double> instalmentShare =
      changes().component(BookingAttributes.INSTALMENT.share());

  final ChangedComponent<Booking, OffsetDateTime> settledAt =
      changes().component(BookingAttributes.SETTLED_AT);

  final ChangedComponent<Booking, LocalDateTime> local =
      changes().component(BookingAttributes.LOCAL);

  BookingUpdateBase(TableContext table, PrimaryKey<Booking> key, String account) {
    super(table, BookingMapper.INSTANCE, key, false);
    this.account = account;
  }

  void storeEmail(String email) {
    changes().set(BookingAttributes.EMAIL, email);
    this.email.become(email);
  }

  void storeBalance(int balance) {
    changes().set(BookingAttributes.BALANCE, balance);
    this.balance.become(balance);
  }

  void storeRate(double rate) {
    changes().set(BookingAttributes.RATE, rate);
    this.rate.become(rate);
  }

  void storeCode(String code) {
    changes().set(BookingAttributes.CODE, code);
    this.code.become(code);
  }

  void storeWeight(float weight) {
    changes().set(BookingAttributes.WEIGHT, weight);
    this.weight.become(weight);
  }

  void storeNumber(BigInteger number) {
    changes().set(BookingAttributes.NUMBER, number);
    this.number.become(number);
  }

  void storeInstalment(Instalment instalment) {
    changes().set(BookingAttributes.INSTALMENT, instalment);
    this.instalmentDue.become(instalment.due());
    this.instalmentShare.become(instalment.share());
  }

  void storeSettledAt(OffsetDateTime settledAt) {
    changes().set(BookingAttributes.SETTLED_AT, settledAt);
    this.settledAt.become(settledAt);
  }

  void storeLocal(LocalDateTime local) {
    changes().set(BookingAttributes.LOCAL, local);
    this.local.become(local);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (email.isChanged() || balance.isChanged() || rate.isChanged() || code.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK",
          BookingKeys.byHolder(email.value(), balance.value(), rate.value(), code.value()));
    }
    if (instalmentDue.isChanged() || instalmentShare.isChanged() || weight.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK",
          BookingKeys.byDay(bookedAt.value(), instalmentDue.value(), instalmentShare.value(), weight.value()));
    }
    if (code.isChanged() || number.isChanged() || settledAt.isChanged() || local.isChanged()) {
      attributes.index("GSI3PK", "GSI3SK",
          BookingKeys.byCode(code.value(), number.value(), settledAt.value(), local.value()));
    }
    if (balance.isChanged()) {
      attributes.index("GSI4PK", "GSI4SK", BookingKeys.byBalance(balance.value(), account));
    }
  }
}
