package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Sample}: {@code {id} / SAMPLE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SampleUpdate extends Update<Sample, SampleUpdate> {
  final ChangedComponent<Sample, String> text = changes().component(SampleAttributes.TEXT);

  final ChangedComponent<Sample, Short> number = changes().component(SampleAttributes.NUMBER);

  final ChangedComponent<Sample, BigInteger> big = changes().component(SampleAttributes.BIG);

  final ChangedComponent<Sample, BigDecimal> decimal =
      changes().component(SampleAttributes.DECIMAL);

  final ChangedComponent<Sample, Float> fraction = changes().component(SampleAttributes.FRACTION);

  final ChangedComponent<Sample, Instant> instant = changes().component(SampleAttributes.INSTANT);

  final ChangedComponent<Sample, OffsetDateTime> offset =
      changes().component(SampleAttributes.OFFSET);

  final ChangedComponent<Sample, ZonedDateTime> zoned = changes().component(SampleAttributes.ZONED);

  final ChangedComponent<Sample, LocalDateTime> local = changes().component(SampleAttributes.LOCAL);

  final ChangedComponent<Sample, LocalDate> date = changes().component(SampleAttributes.DATE);

  final ChangedComponent<Sample, YearMonth> month = changes().component(SampleAttributes.MONTH);

  final ChangedComponent<Sample, Year> year = changes().component(SampleAttributes.YEAR);

  final ChangedComponent<Sample, UUID> uuid = changes().component(SampleAttributes.UUID);

  final ChangedComponent<Sample, Boolean> flag = changes().component(SampleAttributes.FLAG);

  final ChangedComponent<Sample, Sample.Colour> colour =
      changes().component(SampleAttributes.COLOUR);

  final ChangedComponent<Sample, Sample.Colour> paintShade =
      changes().component(SampleAttributes.PAINT.shade());

  SampleUpdate(TableContext table, PrimaryKey<Sample> key) {
    super(table, SampleMapper.INSTANCE, key, false);
  }

  /** Stores {@code text}, and the keys that it is part of. */
  public SampleUpdate text(String text) {
    storeText(text);
    return self();
  }

  void storeText(String text) {
    changes().set(SampleAttributes.TEXT, text);
    this.text.become(text);
  }

  /** Stores {@code number}, and the keys that it is part of. */
  public SampleUpdate number(short number) {
    storeNumber(number);
    return self();
  }

  void storeNumber(short number) {
    changes().set(SampleAttributes.NUMBER, number);
    this.number.become(number);
  }

  /** Stores {@code big}, and the keys that it is part of. */
  public SampleUpdate big(BigInteger big) {
    storeBig(big);
    return self();
  }

  void storeBig(BigInteger big) {
    changes().set(SampleAttributes.BIG, big);
    this.big.become(big);
  }

  /** Stores {@code decimal}, and the keys that it is part of. */
  public SampleUpdate decimal(BigDecimal decimal) {
    storeDecimal(decimal);
    return self();
  }

  void storeDecimal(BigDecimal decimal) {
    changes().set(SampleAttributes.DECIMAL, decimal);
    this.decimal.become(decimal);
  }

  /** Stores {@code fraction}, and the keys that it is part of. */
  public SampleUpdate fraction(float fraction) {
    storeFraction(fraction);
    return self();
  }

  void storeFraction(float fraction) {
    changes().set(SampleAttributes.FRACTION, fraction);
    this.fraction.become(fraction);
  }

  /** Stores {@code instant}, and the keys that it is part of. */
  public SampleUpdate instant(Instant instant) {
    storeInstant(instant);
    return self();
  }

  void storeInstant(Instant instant) {
    changes().set(SampleAttributes.INSTANT, instant);
    this.instant.become(instant);
  }

  /** Stores {@code offset}, and the keys that it is part of. */
  public SampleUpdate offset(OffsetDateTime offset) {
    storeOffset(offset);
    return self();
  }

  void storeOffset(OffsetDateTime offset) {
    changes().set(SampleAttributes.OFFSET, offset);
    this.offset.become(offset);
  }

  /** Stores {@code zoned}, and the keys that it is part of. */
  public SampleUpdate zoned(ZonedDateTime zoned) {
    storeZoned(zoned);
    return self();
  }

  void storeZoned(ZonedDateTime zoned) {
    changes().set(SampleAttributes.ZONED, zoned);
    this.zoned.become(zoned);
  }

  /** Stores {@code local}, and the keys that it is part of. */
  public SampleUpdate local(LocalDateTime local) {
    storeLocal(local);
    return self();
  }

  void storeLocal(LocalDateTime local) {
    changes().set(SampleAttributes.LOCAL, local);
    this.local.become(local);
  }

  /** Stores {@code date}, and the keys that it is part of. */
  public SampleUpdate date(LocalDate date) {
    storeDate(date);
    return self();
  }

  void storeDate(LocalDate date) {
    changes().set(SampleAttributes.DATE, date);
    this.date.become(date);
  }

  /** Stores {@code month}, and the keys that it is part of. */
  public SampleUpdate month(YearMonth month) {
    storeMonth(month);
    return self();
  }

  void storeMonth(YearMonth month) {
    changes().set(SampleAttributes.MONTH, month);
    this.month.become(month);
  }

  /** Stores {@code year}, and the keys that it is part of. */
  public SampleUpdate year(Year year) {
    storeYear(year);
    return self();
  }

  void storeYear(Year year) {
    changes().set(SampleAttributes.YEAR, year);
    this.year.become(year);
  }

  /** Stores {@code uuid}, and the keys that it is part of. */
  public SampleUpdate uuid(UUID uuid) {
    storeUuid(uuid);
    return self();
  }

  void storeUuid(UUID uuid) {
    changes().set(SampleAttributes.UUID, uuid);
    this.uuid.become(uuid);
  }

  /** Stores {@code flag}, and the keys that it is part of. */
  public SampleUpdate flag(boolean flag) {
    storeFlag(flag);
    return self();
  }

  void storeFlag(boolean flag) {
    changes().set(SampleAttributes.FLAG, flag);
    this.flag.become(flag);
  }

  /** Stores {@code colour}, and the keys that it is part of. */
  public SampleUpdate colour(Sample.Colour colour) {
    storeColour(colour);
    return self();
  }

  /** Removes {@code colour}, and the item from the indexes that it is part of. */
  public SampleUpdate removeColour() {
    dropColour();
    return self();
  }

  void storeColour(Sample.Colour colour) {
    changes().set(SampleAttributes.COLOUR, colour);
    this.colour.become(colour);
  }

  void dropColour() {
    changes().remove(SampleAttributes.COLOUR);
    colour.become(null);
  }

  /** Stores {@code paint}, and the keys that it is part of. */
  public SampleUpdate paint(Sample.Paint paint) {
    storePaint(paint);
    return self();
  }

  /** Removes {@code paint}, and the item from the indexes that it is part of. */
  public SampleUpdate removePaint() {
    dropPaint();
    return self();
  }

  void storePaint(Sample.Paint paint) {
    changes().set(SampleAttributes.PAINT, paint);
    this.paintShade.become(paint.shade());
  }

  void dropPaint() {
    changes().remove(SampleAttributes.PAINT);
    paintShade.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (text.isChanged()) {
      attributes.index("GSI1PK", null, SampleKeys.byText(text.value()));
    }
    if (number.isChanged()) {
      attributes.index("GSI2PK", null, SampleKeys.byShort(number.value()));
    }
    if (big.isChanged()) {
      attributes.index("GSI3PK", null, SampleKeys.byBig(big.value()));
    }
    if (decimal.isChanged()) {
      attributes.index("GSI4PK", null, SampleKeys.byDecimal(decimal.value()));
    }
    if (fraction.isChanged()) {
      attributes.index("GSI5PK", null, SampleKeys.byFraction(fraction.value()));
    }
    if (instant.isChanged()) {
      attributes.index("GSI6PK", null, SampleKeys.byInstant(instant.value()));
    }
    if (offset.isChanged()) {
      attributes.index("GSI7PK", null, SampleKeys.byOffset(offset.value()));
    }
    if (zoned.isChanged()) {
      attributes.index("GSI8PK", null, SampleKeys.byZoned(zoned.value()));
    }
    if (local.isChanged()) {
      attributes.index("GSI9PK", null, SampleKeys.byLocal(local.value()));
    }
    if (date.isChanged()) {
      attributes.index("GSI10PK", null, SampleKeys.byDate(date.value()));
    }
    if (month.isChanged()) {
      attributes.index("GSI11PK", null, SampleKeys.byMonth(month.value()));
    }
    if (year.isChanged()) {
      attributes.index("GSI12PK", null, SampleKeys.byYear(year.value()));
    }
    if (uuid.isChanged()) {
      attributes.index("GSI13PK", null, SampleKeys.byUuid(uuid.value()));
    }
    if (flag.isChanged()) {
      attributes.index("GSI14PK", null, SampleKeys.byFlag(flag.value()));
    }
    if (colour.isChanged()) {
      attributes.index("GSI15PK", null, colour.isAbsent() ? null
          : SampleKeys.byColour(colour.value()));
    }
    if (paintShade.isChanged()) {
      attributes.index("GSI16PK", null, paintShade.isAbsent() ? null
          : SampleKeys.byShade(paintShade.value()));
    }
    if (instant.isChanged()) {
      attributes.index("GSI17PK", null, SampleKeys.byHour(instant.value()));
    }
  }
}
