package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Doctor}: {@code CLINIC#{clinic} / DOCTOR#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorUpdate extends DoctorUpdateBase<DoctorUpdate> {
  DoctorUpdate(TableContext table, PrimaryKey<Doctor> key, String clinic) {
    super(table, key, clinic);
  }

  /** Stores {@code field}, and the keys that it is part of. */
  public MissingLastSeenHomeRoom field(String field) {
    storeField(field);
    return new MissingLastSeenHomeRoom(this);
  }

  /** Stores {@code lastSeen}, and the keys that it is part of. */
  public MissingFieldHomeRoom lastSeen(LocalDate lastSeen) {
    storeLastSeen(lastSeen);
    return new MissingFieldHomeRoom(this);
  }

  /** Stores {@code home}, and the keys that it is part of. */
  public MissingFieldLastSeenRoom home(Address home) {
    storeHome(home);
    return new MissingFieldLastSeenRoom(this);
  }

  /** Stores {@code room}, and the keys that it is part of. */
  public MissingFieldLastSeenHome room(String room) {
    storeRoom(room);
    return new MissingFieldLastSeenHome(this);
  }

  /** Stores {@code rank}, and the keys that it is part of. */
  public MissingFeePhone rank(Doctor.Rank rank) {
    storeRank(rank);
    return new MissingFeePhone(this);
  }

  /** Stores {@code fee}, and the keys that it is part of. */
  public MissingRankPhone fee(short fee) {
    storeFee(fee);
    return new MissingRankPhone(this);
  }

  /** Stores {@code phone}, and the keys that it is part of. */
  public MissingRankFee phone(String phone) {
    storePhone(phone);
    return new MissingRankFee(this);
  }

  /** An update that is to say what becomes of {@code lastSeen}, or what it is, so that no index gets stale. */
  public static final class MissingLastSeenHomeRoom {
    private final DoctorUpdate update;

    MissingLastSeenHomeRoom(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code lastSeen}, too. */
    public MissingHomeRoom withLastSeen(LocalDate lastSeen) {
      this.update.storeLastSeen(lastSeen);
      return new MissingHomeRoom(this.update);
    }

    /** Takes {@code lastSeen} for what is stored, on condition that it is. */
    public MissingHomeRoom knowingLastSeen(LocalDate lastSeen) {
      this.update.lastSeen.know(lastSeen);
      return new MissingHomeRoom(this.update);
    }
  }

  /** An update that is to say what becomes of {@code home}, or what it is, so that no index gets stale. */
  public static final class MissingHomeRoom {
    private final DoctorUpdate update;

    MissingHomeRoom(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code home}, too. */
    public MissingRoom withHome(Address home) {
      this.update.storeHome(home);
      return new MissingRoom(this.update);
    }

    /** Removes {@code home}, too, and the item from the index. */
    public MissingRoom withoutHome() {
      this.update.dropHome();
      return new MissingRoom(this.update);
    }

    /** Takes {@code home} for what is stored, on condition that it is. Null says that there is none. */
    public MissingRoom knowingHome(@Nullable String homeCountry) {
      this.update.homeCountry.know(homeCountry);
      return new MissingRoom(this.update);
    }
  }

  /** An update that is to say what becomes of {@code room}, or what it is, so that no index gets stale. */
  public static final class MissingRoom {
    private final DoctorUpdate update;

    MissingRoom(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code room}, too. */
    public DoctorUpdate withRoom(String room) {
      this.update.storeRoom(room);
      return this.update;
    }

    /** Removes {@code room}, too, and the item from the index. */
    public DoctorUpdate withoutRoom() {
      this.update.dropRoom();
      return this.update;
    }

    /** Takes {@code room} for what is stored, on condition that it is. Null says that there is none. */
    public DoctorUpdate knowingRoom(@Nullable String room) {
      this.update.room.know(room);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code field}, or what it is, so that no index gets stale. */
  public static final class MissingFieldHomeRoom {
    private final DoctorUpdate update;

    MissingFieldHomeRoom(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code field}, too. */
    public MissingHomeRoom withField(String field) {
      this.update.storeField(field);
      return new MissingHomeRoom(this.update);
    }

    /** Takes {@code field} for what is stored, on condition that it is. */
    public MissingHomeRoom knowingField(String field) {
      this.update.field.know(field);
      return new MissingHomeRoom(this.update);
    }
  }

  /** An update that is to say what becomes of {@code field}, or what it is, so that no index gets stale. */
  public static final class MissingFieldLastSeenRoom {
    private final DoctorUpdate update;

    MissingFieldLastSeenRoom(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code field}, too. */
    public MissingLastSeenRoom withField(String field) {
      this.update.storeField(field);
      return new MissingLastSeenRoom(this.update);
    }

    /** Takes {@code field} for what is stored, on condition that it is. */
    public MissingLastSeenRoom knowingField(String field) {
      this.update.field.know(field);
      return new MissingLastSeenRoom(this.update);
    }
  }

  /** An update that is to say what becomes of {@code lastSeen}, or what it is, so that no index gets stale. */
  public static final class MissingLastSeenRoom {
    private final DoctorUpdate update;

    MissingLastSeenRoom(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code lastSeen}, too. */
    public MissingRoom withLastSeen(LocalDate lastSeen) {
      this.update.storeLastSeen(lastSeen);
      return new MissingRoom(this.update);
    }

    /** Takes {@code lastSeen} for what is stored, on condition that it is. */
    public MissingRoom knowingLastSeen(LocalDate lastSeen) {
      this.update.lastSeen.know(lastSeen);
      return new MissingRoom(this.update);
    }
  }

  /** An update that is to say what becomes of {@code field}, or what it is, so that no index gets stale. */
  public static final class MissingFieldLastSeenHome {
    private final DoctorUpdate update;

    MissingFieldLastSeenHome(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code field}, too. */
    public MissingLastSeenHome withField(String field) {
      this.update.storeField(field);
      return new MissingLastSeenHome(this.update);
    }

    /** Takes {@code field} for what is stored, on condition that it is. */
    public MissingLastSeenHome knowingField(String field) {
      this.update.field.know(field);
      return new MissingLastSeenHome(this.update);
    }
  }

  /** An update that is to say what becomes of {@code lastSeen}, or what it is, so that no index gets stale. */
  public static final class MissingLastSeenHome {
    private final DoctorUpdate update;

    MissingLastSeenHome(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code lastSeen}, too. */
    public MissingHome withLastSeen(LocalDate lastSeen) {
      this.update.storeLastSeen(lastSeen);
      return new MissingHome(this.update);
    }

    /** Takes {@code lastSeen} for what is stored, on condition that it is. */
    public MissingHome knowingLastSeen(LocalDate lastSeen) {
      this.update.lastSeen.know(lastSeen);
      return new MissingHome(this.update);
    }
  }

  /** An update that is to say what becomes of {@code home}, or what it is, so that no index gets stale. */
  public static final class MissingHome {
    private final DoctorUpdate update;

    MissingHome(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code home}, too. */
    public DoctorUpdate withHome(Address home) {
      this.update.storeHome(home);
      return this.update;
    }

    /** Removes {@code home}, too, and the item from the index. */
    public DoctorUpdate withoutHome() {
      this.update.dropHome();
      return this.update;
    }

    /** Takes {@code home} for what is stored, on condition that it is. Null says that there is none. */
    public DoctorUpdate knowingHome(@Nullable String homeCountry) {
      this.update.homeCountry.know(homeCountry);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code fee}, or what it is, so that no index gets stale. */
  public static final class MissingFeePhone {
    private final DoctorUpdate update;

    MissingFeePhone(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code fee}, too. */
    public MissingPhone withFee(short fee) {
      this.update.storeFee(fee);
      return new MissingPhone(this.update);
    }

    /** Takes {@code fee} for what is stored, on condition that it is. */
    public MissingPhone knowingFee(short fee) {
      this.update.fee.know(fee);
      return new MissingPhone(this.update);
    }
  }

  /** An update that is to say what becomes of {@code phone}, or what it is, so that no index gets stale. */
  public static final class MissingPhone {
    private final DoctorUpdate update;

    MissingPhone(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code phone}, too. */
    public DoctorUpdate withPhone(String phone) {
      this.update.storePhone(phone);
      return this.update;
    }

    /** Removes {@code phone}, too, and the item from the index. */
    public DoctorUpdate withoutPhone() {
      this.update.dropPhone();
      return this.update;
    }

    /** Takes {@code phone} for what is stored, on condition that it is. Null says that there is none. */
    public DoctorUpdate knowingPhone(@Nullable String phone) {
      this.update.phone.know(phone);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code rank}, or what it is, so that no index gets stale. */
  public static final class MissingRankPhone {
    private final DoctorUpdate update;

    MissingRankPhone(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code rank}, too. */
    public MissingPhone withRank(Doctor.Rank rank) {
      this.update.storeRank(rank);
      return new MissingPhone(this.update);
    }

    /** Takes {@code rank} for what is stored, on condition that it is. */
    public MissingPhone knowingRank(Doctor.Rank rank) {
      this.update.rank.know(rank);
      return new MissingPhone(this.update);
    }
  }

  /** An update that is to say what becomes of {@code rank}, or what it is, so that no index gets stale. */
  public static final class MissingRankFee {
    private final DoctorUpdate update;

    MissingRankFee(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code rank}, too. */
    public MissingFee withRank(Doctor.Rank rank) {
      this.update.storeRank(rank);
      return new MissingFee(this.update);
    }

    /** Takes {@code rank} for what is stored, on condition that it is. */
    public MissingFee knowingRank(Doctor.Rank rank) {
      this.update.rank.know(rank);
      return new MissingFee(this.update);
    }
  }

  /** An update that is to say what becomes of {@code fee}, or what it is, so that no index gets stale. */
  public static final class MissingFee {
    private final DoctorUpdate update;

    MissingFee(DoctorUpdate update) {
      this.update = update;
    }

    /** Stores {@code fee}, too. */
    public DoctorUpdate withFee(short fee) {
      this.update.storeFee(fee);
      return this.update;
    }

    /** Takes {@code fee} for what is stored, on condition that it is. */
    public DoctorUpdate knowingFee(short fee) {
      this.update.fee.know(fee);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Doctor} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends DoctorUpdateBase<OfEntity> {
    private final Doctor read;

    OfEntity(TableContext table, PrimaryKey<Doctor> key, String clinic, Doctor read) {
      super(table, key, clinic);
      this.read = read;
    }

    /** Stores {@code field}, and the keys that it is part of. */
    public OfEntity field(String field) {
      storeField(field);
      this.lastSeen.assume(this.read.getLastSeen());
      Address home = this.read.getHome();
      String homeCountry = home == null ? null : home.country();
      this.homeCountry.assume(homeCountry);
      String room = this.read.getRoom();
      this.room.assume(room);
      return this;
    }

    /** Stores {@code lastSeen}, and the keys that it is part of. */
    public OfEntity lastSeen(LocalDate lastSeen) {
      storeLastSeen(lastSeen);
      this.field.assume(this.read.getField());
      Address home = this.read.getHome();
      String homeCountry = home == null ? null : home.country();
      this.homeCountry.assume(homeCountry);
      String room = this.read.getRoom();
      this.room.assume(room);
      return this;
    }

    /** Stores {@code home}, and the keys that it is part of. */
    public OfEntity home(Address home) {
      storeHome(home);
      this.field.assume(this.read.getField());
      this.lastSeen.assume(this.read.getLastSeen());
      String room = this.read.getRoom();
      this.room.assume(room);
      return this;
    }

    /** Stores {@code room}, and the keys that it is part of. */
    public OfEntity room(String room) {
      storeRoom(room);
      this.field.assume(this.read.getField());
      this.lastSeen.assume(this.read.getLastSeen());
      Address home = this.read.getHome();
      String homeCountry = home == null ? null : home.country();
      this.homeCountry.assume(homeCountry);
      return this;
    }

    /** Stores {@code rank}, and the keys that it is part of. */
    public OfEntity rank(Doctor.Rank rank) {
      storeRank(rank);
      this.fee.assume(this.read.getFee());
      String phone = this.read.getPhone();
      this.phone.assume(phone);
      return this;
    }

    /** Stores {@code fee}, and the keys that it is part of. */
    public OfEntity fee(short fee) {
      storeFee(fee);
      this.rank.assume(this.read.getRank());
      String phone = this.read.getPhone();
      this.phone.assume(phone);
      return this;
    }

    /** Stores {@code phone}, and the keys that it is part of. */
    public OfEntity phone(String phone) {
      storePhone(phone);
      this.rank.assume(this.read.getRank());
      this.fee.assume(this.read.getFee());
      return this;
    }
  }
}
