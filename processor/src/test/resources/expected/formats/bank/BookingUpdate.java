package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes attributes of a {@link Booking}: {@code ACCOUNT#{account:escaped} / {bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}}.
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingUpdate extends BookingUpdateBase<BookingUpdate> {
  BookingUpdate(TableContext table, PrimaryKey<Booking> key, String account) {
    super(table, key, account);
  }

  /** Stores {@code email}, and the keys that it is part of. */
  public MissingBalanceRateCode email(String email) {
    storeEmail(email);
    return new MissingBalanceRateCode(this);
  }

  /** Stores {@code balance}, and the keys that it is part of. */
  public MissingEmailRateCode balance(int balance) {
    storeBalance(balance);
    return new MissingEmailRateCode(this);
  }

  /** Stores {@code rate}, and the keys that it is part of. */
  public MissingEmailBalanceCode rate(double rate) {
    storeRate(rate);
    return new MissingEmailBalanceCode(this);
  }

  /** Stores {@code code}, and the keys that it is part of. */
  public MissingEmailBalanceRateNumberSettledAtLocal code(String code) {
    storeCode(code);
    return new MissingEmailBalanceRateNumberSettledAtLocal(this);
  }

  /** Stores {@code weight}, and the keys that it is part of. */
  public MissingBookedAtInstalment weight(float weight) {
    storeWeight(weight);
    return new MissingBookedAtInstalment(this);
  }

  /** Stores {@code number}, and the keys that it is part of. */
  public MissingCodeSettledAtLocal number(BigInteger number) {
    storeNumber(number);
    return new MissingCodeSettledAtLocal(this);
  }

  /** Stores {@code instalment}, and the keys that it is part of. */
  public MissingBookedAtWeight instalment(Instalment instalment) {
    storeInstalment(instalment);
    return new MissingBookedAtWeight(this);
  }

  /** Stores {@code settledAt}, and the keys that it is part of. */
  public MissingCodeNumberLocal settledAt(OffsetDateTime settledAt) {
    storeSettledAt(settledAt);
    return new MissingCodeNumberLocal(this);
  }

  /** Stores {@code local}, and the keys that it is part of. */
  public MissingCodeNumberSettledAt local(LocalDateTime local) {
    storeLocal(local);
    return new MissingCodeNumberSettledAt(this);
  }

  /** An update that is to say what becomes of {@code balance}, or what it is, so that no index gets stale. */
  public static final class MissingBalanceRateCode {
    private final BookingUpdate update;

    MissingBalanceRateCode(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code balance}, too. */
    public MissingRateCode withBalance(int balance) {
      this.update.storeBalance(balance);
      return new MissingRateCode(this.update);
    }

    /** Takes {@code balance} for what is stored, on condition that it is. */
    public MissingRateCode knowingBalance(int balance) {
      this.update.balance.know(balance);
      return new MissingRateCode(this.update);
    }
  }

  /** An update that is to say what becomes of {@code rate}, or what it is, so that no index gets stale. */
  public static final class MissingRateCode {
    private final BookingUpdate update;

    MissingRateCode(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code rate}, too. */
    public MissingCode withRate(double rate) {
      this.update.storeRate(rate);
      return new MissingCode(this.update);
    }

    /** Takes {@code rate} for what is stored, on condition that it is. */
    public MissingCode knowingRate(double rate) {
      this.update.rate.know(rate);
      return new MissingCode(this.update);
    }
  }

  /** An update that is to say what becomes of {@code code}, or what it is, so that no index gets stale. */
  public static final class MissingCode {
    private final BookingUpdate update;

    MissingCode(BookingUpdate update) {
      this.update = update;
    }

    /** Takes {@code code} for what is stored, on condition that it is. */
    public BookingUpdate knowingCode(String code) {
      this.update.code.know(code);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code email}, or what it is, so that no index gets stale. */
  public static final class MissingEmailRateCode {
    private final BookingUpdate update;

    MissingEmailRateCode(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code email}, too. */
    public MissingRateCode withEmail(String email) {
      this.update.storeEmail(email);
      return new MissingRateCode(this.update);
    }

    /** Takes {@code email} for what is stored, on condition that it is. */
    public MissingRateCode knowingEmail(String email) {
      this.update.email.know(email);
      return new MissingRateCode(this.update);
    }
  }

  /** An update that is to say what becomes of {@code email}, or what it is, so that no index gets stale. */
  public static final class MissingEmailBalanceCode {
    private final BookingUpdate update;

    MissingEmailBalanceCode(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code email}, too. */
    public MissingBalanceCode withEmail(String email) {
      this.update.storeEmail(email);
      return new MissingBalanceCode(this.update);
    }

    /** Takes {@code email} for what is stored, on condition that it is. */
    public MissingBalanceCode knowingEmail(String email) {
      this.update.email.know(email);
      return new MissingBalanceCode(this.update);
    }
  }

  /** An update that is to say what becomes of {@code balance}, or what it is, so that no index gets stale. */
  public static final class MissingBalanceCode {
    private final BookingUpdate update;

    MissingBalanceCode(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code balance}, too. */
    public MissingCode withBalance(int balance) {
      this.update.storeBalance(balance);
      return new MissingCode(this.update);
    }

    /** Takes {@code balance} for what is stored, on condition that it is. */
    public MissingCode knowingBalance(int balance) {
      this.update.balance.know(balance);
      return new MissingCode(this.update);
    }
  }

  /** An update that is to say what becomes of {@code email}, or what it is, so that no index gets stale. */
  public static final class MissingEmailBalanceRateNumberSettledAtLocal {
    private final BookingUpdate update;

    MissingEmailBalanceRateNumberSettledAtLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code email}, too. */
    public MissingBalanceRateNumberSettledAtLocal withEmail(String email) {
      this.update.storeEmail(email);
      return new MissingBalanceRateNumberSettledAtLocal(this.update);
    }

    /** Takes {@code email} for what is stored, on condition that it is. */
    public MissingBalanceRateNumberSettledAtLocal knowingEmail(String email) {
      this.update.email.know(email);
      return new MissingBalanceRateNumberSettledAtLocal(this.update);
    }
  }

  /** An update that is to say what becomes of {@code balance}, or what it is, so that no index gets stale. */
  public static final class MissingBalanceRateNumberSettledAtLocal {
    private final BookingUpdate update;

    MissingBalanceRateNumberSettledAtLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code balance}, too. */
    public MissingRateNumberSettledAtLocal withBalance(int balance) {
      this.update.storeBalance(balance);
      return new MissingRateNumberSettledAtLocal(this.update);
    }

    /** Takes {@code balance} for what is stored, on condition that it is. */
    public MissingRateNumberSettledAtLocal knowingBalance(int balance) {
      this.update.balance.know(balance);
      return new MissingRateNumberSettledAtLocal(this.update);
    }
  }

  /** An update that is to say what becomes of {@code rate}, or what it is, so that no index gets stale. */
  public static final class MissingRateNumberSettledAtLocal {
    private final BookingUpdate update;

    MissingRateNumberSettledAtLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code rate}, too. */
    public MissingNumberSettledAtLocal withRate(double rate) {
      this.update.storeRate(rate);
      return new MissingNumberSettledAtLocal(this.update);
    }

    /** Takes {@code rate} for what is stored, on condition that it is. */
    public MissingNumberSettledAtLocal knowingRate(double rate) {
      this.update.rate.know(rate);
      return new MissingNumberSettledAtLocal(this.update);
    }
  }

  /** An update that is to say what becomes of {@code number}, or what it is, so that no index gets stale. */
  public static final class MissingNumberSettledAtLocal {
    private final BookingUpdate update;

    MissingNumberSettledAtLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code number}, too. */
    public MissingSettledAtLocal withNumber(BigInteger number) {
      this.update.storeNumber(number);
      return new MissingSettledAtLocal(this.update);
    }

    /** Takes {@code number} for what is stored, on condition that it is. */
    public MissingSettledAtLocal knowingNumber(BigInteger number) {
      this.update.number.know(number);
      return new MissingSettledAtLocal(this.update);
    }
  }

  /** An update that is to say what becomes of {@code settledAt}, or what it is, so that no index gets stale. */
  public static final class MissingSettledAtLocal {
    private final BookingUpdate update;

    MissingSettledAtLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code settledAt}, too. */
    public MissingLocal withSettledAt(OffsetDateTime settledAt) {
      this.update.storeSettledAt(settledAt);
      return new MissingLocal(this.update);
    }

    /** Takes {@code settledAt} for what is stored, on condition that it is. */
    public MissingLocal knowingSettledAt(OffsetDateTime settledAt) {
      this.update.settledAt.know(settledAt);
      return new MissingLocal(this.update);
    }
  }

  /** An update that is to say what becomes of {@code local}, or what it is, so that no index gets stale. */
  public static final class MissingLocal {
    private final BookingUpdate update;

    MissingLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code local}, too. */
    public BookingUpdate withLocal(LocalDateTime local) {
      this.update.storeLocal(local);
      return this.update;
    }

    /** Takes {@code local} for what is stored, on condition that it is. */
    public BookingUpdate knowingLocal(LocalDateTime local) {
      this.update.local.know(local);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code bookedAt}, or what it is, so that no index gets stale. */
  public static final class MissingBookedAtInstalment {
    private final BookingUpdate update;

    MissingBookedAtInstalment(BookingUpdate update) {
      this.update = update;
    }

    /** Takes {@code bookedAt} for what is stored, on condition that it is. */
    public MissingInstalment knowingBookedAt(Instant bookedAt) {
      this.update.bookedAt.know(bookedAt);
      return new MissingInstalment(this.update);
    }
  }

  /** An update that is to say what becomes of {@code instalment}, or what it is, so that no index gets stale. */
  public static final class MissingInstalment {
    private final BookingUpdate update;

    MissingInstalment(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code instalment}, too. */
    public BookingUpdate withInstalment(Instalment instalment) {
      this.update.storeInstalment(instalment);
      return this.update;
    }

    /** Takes {@code instalment} for what is stored, on condition that it is. */
    public BookingUpdate knowingInstalment(LocalDateTime instalmentDue, double instalmentShare) {
      this.update.instalmentDue.know(instalmentDue);
      this.update.instalmentShare.know(instalmentShare);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code code}, or what it is, so that no index gets stale. */
  public static final class MissingCodeSettledAtLocal {
    private final BookingUpdate update;

    MissingCodeSettledAtLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Takes {@code code} for what is stored, on condition that it is. */
    public MissingSettledAtLocal knowingCode(String code) {
      this.update.code.know(code);
      return new MissingSettledAtLocal(this.update);
    }
  }

  /** An update that is to say what becomes of {@code bookedAt}, or what it is, so that no index gets stale. */
  public static final class MissingBookedAtWeight {
    private final BookingUpdate update;

    MissingBookedAtWeight(BookingUpdate update) {
      this.update = update;
    }

    /** Takes {@code bookedAt} for what is stored, on condition that it is. */
    public MissingWeight knowingBookedAt(Instant bookedAt) {
      this.update.bookedAt.know(bookedAt);
      return new MissingWeight(this.update);
    }
  }

  /** An update that is to say what becomes of {@code weight}, or what it is, so that no index gets stale. */
  public static final class MissingWeight {
    private final BookingUpdate update;

    MissingWeight(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code weight}, too. */
    public BookingUpdate withWeight(float weight) {
      this.update.storeWeight(weight);
      return this.update;
    }

    /** Takes {@code weight} for what is stored, on condition that it is. */
    public BookingUpdate knowingWeight(float weight) {
      this.update.weight.know(weight);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code code}, or what it is, so that no index gets stale. */
  public static final class MissingCodeNumberLocal {
    private final BookingUpdate update;

    MissingCodeNumberLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Takes {@code code} for what is stored, on condition that it is. */
    public MissingNumberLocal knowingCode(String code) {
      this.update.code.know(code);
      return new MissingNumberLocal(this.update);
    }
  }

  /** An update that is to say what becomes of {@code number}, or what it is, so that no index gets stale. */
  public static final class MissingNumberLocal {
    private final BookingUpdate update;

    MissingNumberLocal(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code number}, too. */
    public MissingLocal withNumber(BigInteger number) {
      this.update.storeNumber(number);
      return new MissingLocal(this.update);
    }

    /** Takes {@code number} for what is stored, on condition that it is. */
    public MissingLocal knowingNumber(BigInteger number) {
      this.update.number.know(number);
      return new MissingLocal(this.update);
    }
  }

  /** An update that is to say what becomes of {@code code}, or what it is, so that no index gets stale. */
  public static final class MissingCodeNumberSettledAt {
    private final BookingUpdate update;

    MissingCodeNumberSettledAt(BookingUpdate update) {
      this.update = update;
    }

    /** Takes {@code code} for what is stored, on condition that it is. */
    public MissingNumberSettledAt knowingCode(String code) {
      this.update.code.know(code);
      return new MissingNumberSettledAt(this.update);
    }
  }

  /** An update that is to say what becomes of {@code number}, or what it is, so that no index gets stale. */
  public static final class MissingNumberSettledAt {
    private final BookingUpdate update;

    MissingNumberSettledAt(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code number}, too. */
    public MissingSettledAt withNumber(BigInteger number) {
      this.update.storeNumber(number);
      return new MissingSettledAt(this.update);
    }

    /** Takes {@code number} for what is stored, on condition that it is. */
    public MissingSettledAt knowingNumber(BigInteger number) {
      this.update.number.know(number);
      return new MissingSettledAt(this.update);
    }
  }

  /** An update that is to say what becomes of {@code settledAt}, or what it is, so that no index gets stale. */
  public static final class MissingSettledAt {
    private final BookingUpdate update;

    MissingSettledAt(BookingUpdate update) {
      this.update = update;
    }

    /** Stores {@code settledAt}, too. */
    public BookingUpdate withSettledAt(OffsetDateTime settledAt) {
      this.update.storeSettledAt(settledAt);
      return this.update;
    }

    /** Takes {@code settledAt} for what is stored, on condition that it is. */
    public BookingUpdate knowingSettledAt(OffsetDateTime settledAt) {
      this.update.settledAt.know(settledAt);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Booking} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends BookingUpdateBase<OfEntity> {
    private final Booking read;

    OfEntity(TableContext table, PrimaryKey<Booking> key, String account, Booking read) {
      super(table, key, account);
      this.read = read;
    }

    /** Stores {@code email}, and the keys that it is part of. */
    public OfEntity email(String email) {
      storeEmail(email);
      this.balance.assume(this.read.balance());
      this.rate.assume(this.read.rate());
      this.code.assume(this.read.code());
      return this;
    }

    /** Stores {@code balance}, and the keys that it is part of. */
    public OfEntity balance(int balance) {
      storeBalance(balance);
      this.email.assume(this.read.email());
      this.rate.assume(this.read.rate());
      this.code.assume(this.read.code());
      return this;
    }

    /** Stores {@code rate}, and the keys that it is part of. */
    public OfEntity rate(double rate) {
      storeRate(rate);
      this.email.assume(this.read.email());
      this.balance.assume(this.read.balance());
      this.code.assume(this.read.code());
      return this;
    }

    /** Stores {@code code}, and the keys that it is part of. */
    public OfEntity code(String code) {
      storeCode(code);
      this.email.assume(this.read.email());
      this.balance.assume(this.read.balance());
      this.rate.assume(this.read.rate());
      this.number.assume(this.read.number());
      this.settledAt.assume(this.read.settledAt());
      this.local.assume(this.read.local());
      return this;
    }

    /** Stores {@code weight}, and the keys that it is part of. */
    public OfEntity weight(float weight) {
      storeWeight(weight);
      this.bookedAt.assume(this.read.bookedAt());
      Instalment instalment = this.read.instalment();
      LocalDateTime instalmentDue = instalment == null ? null : instalment.due();
      Double instalmentShare = instalment == null ? null : instalment.share();
      this.instalmentDue.assume(instalmentDue);
      this.instalmentShare.assume(instalmentShare);
      return this;
    }

    /** Stores {@code number}, and the keys that it is part of. */
    public OfEntity number(BigInteger number) {
      storeNumber(number);
      this.code.assume(this.read.code());
      this.settledAt.assume(this.read.settledAt());
      this.local.assume(this.read.local());
      return this;
    }

    /** Stores {@code instalment}, and the keys that it is part of. */
    public OfEntity instalment(Instalment instalment) {
      storeInstalment(instalment);
      this.bookedAt.assume(this.read.bookedAt());
      this.weight.assume(this.read.weight());
      return this;
    }

    /** Stores {@code settledAt}, and the keys that it is part of. */
    public OfEntity settledAt(OffsetDateTime settledAt) {
      storeSettledAt(settledAt);
      this.code.assume(this.read.code());
      this.number.assume(this.read.number());
      this.local.assume(this.read.local());
      return this;
    }

    /** Stores {@code local}, and the keys that it is part of. */
    public OfEntity local(LocalDateTime local) {
      storeLocal(local);
      this.code.assume(this.read.code());
      this.number.assume(this.read.number());
      this.settledAt.assume(this.read.settledAt());
      return this;
    }
  }
}
