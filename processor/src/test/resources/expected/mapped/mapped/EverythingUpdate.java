package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.util.Collection;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Channel;
import values.Status;

/** Changes attributes of a {@link Everything}: {@code EVERYTHING#{id} / EVERYTHING}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class EverythingUpdate extends Update<Everything, EverythingUpdate> {
  EverythingUpdate(TableContext table, PrimaryKey<Everything> key) {
    super(table, EverythingMapper.INSTANCE, key, false);
  }

  /** Stores {@code count}. */
  public EverythingUpdate count(int count) {
    return changes().set(EverythingAttributes.COUNT, count);
  }

  /** Removes {@code count}. */
  public EverythingUpdate removeCount() {
    return changes().remove(EverythingAttributes.COUNT);
  }

  /** Stores {@code count} where there is none. */
  public EverythingUpdate countIfAbsent(int count) {
    return changes().setIfAbsent(EverythingAttributes.COUNT, count);
  }

  /** Adds to {@code count}, a negative number to take away; where there is none it was 0. */
  public EverythingUpdate incrementCount(int by) {
    return changes().increment(EverythingAttributes.COUNT, by);
  }

  /** Stores {@code size}. */
  public EverythingUpdate size(long size) {
    return changes().set(EverythingAttributes.SIZE, size);
  }

  /** Removes {@code size}. */
  public EverythingUpdate removeSize() {
    return changes().remove(EverythingAttributes.SIZE);
  }

  /** Stores {@code size} where there is none. */
  public EverythingUpdate sizeIfAbsent(long size) {
    return changes().setIfAbsent(EverythingAttributes.SIZE, size);
  }

  /** Adds to {@code size}, a negative number to take away; where there is none it was 0. */
  public EverythingUpdate incrementSize(long by) {
    return changes().increment(EverythingAttributes.SIZE, by);
  }

  /** Stores {@code ratio}. */
  public EverythingUpdate ratio(double ratio) {
    return changes().set(EverythingAttributes.RATIO, ratio);
  }

  /** Removes {@code ratio}. */
  public EverythingUpdate removeRatio() {
    return changes().remove(EverythingAttributes.RATIO);
  }

  /** Stores {@code ratio} where there is none. */
  public EverythingUpdate ratioIfAbsent(double ratio) {
    return changes().setIfAbsent(EverythingAttributes.RATIO, ratio);
  }

  /** Adds to {@code ratio}, a negative number to take away; where there is none it was 0. */
  public EverythingUpdate incrementRatio(double by) {
    return changes().increment(EverythingAttributes.RATIO, by);
  }

  /** Stores {@code home}. */
  public EverythingUpdate home(URI home) {
    return changes().set(EverythingAttributes.HOME, home);
  }

  /** Stores {@code language}. */
  public EverythingUpdate language(Locale language) {
    return changes().set(EverythingAttributes.LANGUAGE, language);
  }

  /** Stores {@code currency}. */
  public EverythingUpdate currency(Currency currency) {
    return changes().set(EverythingAttributes.CURRENCY, currency);
  }

  /** Stores {@code payload}. */
  public EverythingUpdate payload(ByteBuffer payload) {
    return changes().set(EverythingAttributes.PAYLOAD, payload);
  }

  /** Stores {@code payloads}. */
  public EverythingUpdate payloads(Set<ByteBuffer> payloads) {
    return changes().set(EverythingAttributes.PAYLOADS, payloads);
  }

  /** Adds members to {@code payloads}. */
  public EverythingUpdate addToPayloads(Collection<? extends ByteBuffer> members) {
    return changes().addTo(EverythingAttributes.PAYLOADS, members);
  }

  /** Takes members from {@code payloads}. */
  public EverythingUpdate removeFromPayloads(Collection<? extends ByteBuffer> members) {
    return changes().removeFrom(EverythingAttributes.PAYLOADS, members);
  }

  /** Stores {@code month}. */
  public EverythingUpdate month(Month month) {
    return changes().set(EverythingAttributes.MONTH, month);
  }

  /** Stores {@code day}. */
  public EverythingUpdate day(DayOfWeek day) {
    return changes().set(EverythingAttributes.DAY, day);
  }

  /** Stores {@code flags}. */
  public EverythingUpdate flags(boolean[] flags) {
    return changes().set(EverythingAttributes.FLAGS, flags);
  }

  /** Stores {@code letters}. */
  public EverythingUpdate letters(char[] letters) {
    return changes().set(EverythingAttributes.LETTERS, letters);
  }

  /** Stores {@code shorts}. */
  public EverythingUpdate shorts(short[] shorts) {
    return changes().set(EverythingAttributes.SHORTS, shorts);
  }

  /** Stores {@code grid}. */
  public EverythingUpdate grid(int[][] grid) {
    return changes().set(EverythingAttributes.GRID, grid);
  }

  /** Stores {@code longs}. */
  public EverythingUpdate longs(long[] longs) {
    return changes().set(EverythingAttributes.LONGS, longs);
  }

  /** Stores {@code floats}. */
  public EverythingUpdate floats(float[] floats) {
    return changes().set(EverythingAttributes.FLOATS, floats);
  }

  /** Stores {@code doubles}. */
  public EverythingUpdate doubles(double[] doubles) {
    return changes().set(EverythingAttributes.DOUBLES, doubles);
  }

  /** Stores {@code names}. */
  public EverythingUpdate names(String[] names) {
    return changes().set(EverythingAttributes.NAMES, names);
  }

  /** Stores {@code groups}. */
  public EverythingUpdate groups(List<String>[] groups) {
    return changes().set(EverythingAttributes.GROUPS, groups);
  }

  /** Stores {@code links}. */
  public EverythingUpdate links(URI[] links) {
    return changes().set(EverythingAttributes.LINKS, links);
  }

  /** Removes {@code links}. */
  public EverythingUpdate removeLinks() {
    return changes().remove(EverythingAttributes.LINKS);
  }

  /** Stores {@code links} where there is none. */
  public EverythingUpdate linksIfAbsent(URI[] links) {
    return changes().setIfAbsent(EverythingAttributes.LINKS, links);
  }

  /** Stores {@code optionalInts}. */
  public EverythingUpdate optionalInts(int[] optionalInts) {
    return changes().set(EverythingAttributes.OPTIONAL_INTS, optionalInts);
  }

  /** Removes {@code optionalInts}. */
  public EverythingUpdate removeOptionalInts() {
    return changes().remove(EverythingAttributes.OPTIONAL_INTS);
  }

  /** Stores {@code optionalInts} where there is none. */
  public EverythingUpdate optionalIntsIfAbsent(int[] optionalInts) {
    return changes().setIfAbsent(EverythingAttributes.OPTIONAL_INTS, optionalInts);
  }

  /** Stores {@code ordered}. */
  public EverythingUpdate ordered(Set<String> ordered) {
    return changes().set(EverythingAttributes.ORDERED, ordered);
  }

  /** Stores {@code maybeTags}. */
  public EverythingUpdate maybeTags(Set<String> maybeTags) {
    return changes().set(EverythingAttributes.MAYBE_TAGS, maybeTags);
  }

  /** Removes {@code maybeTags}. */
  public EverythingUpdate removeMaybeTags() {
    return changes().remove(EverythingAttributes.MAYBE_TAGS);
  }

  /** Stores {@code maybeTags} where there is none. */
  public EverythingUpdate maybeTagsIfAbsent(Set<String> maybeTags) {
    return changes().setIfAbsent(EverythingAttributes.MAYBE_TAGS, maybeTags);
  }

  /** Stores {@code maybeNumbers}. */
  public EverythingUpdate maybeNumbers(Set<Integer> maybeNumbers) {
    return changes().set(EverythingAttributes.MAYBE_NUMBERS, maybeNumbers);
  }

  /** Removes {@code maybeNumbers}. */
  public EverythingUpdate removeMaybeNumbers() {
    return changes().remove(EverythingAttributes.MAYBE_NUMBERS);
  }

  /** Stores {@code maybeNumbers} where there is none. */
  public EverythingUpdate maybeNumbersIfAbsent(Set<Integer> maybeNumbers) {
    return changes().setIfAbsent(EverythingAttributes.MAYBE_NUMBERS, maybeNumbers);
  }

  /** Stores {@code maybeFlags}. */
  public EverythingUpdate maybeFlags(Set<Boolean> maybeFlags) {
    return changes().set(EverythingAttributes.MAYBE_FLAGS, maybeFlags);
  }

  /** Removes {@code maybeFlags}. */
  public EverythingUpdate removeMaybeFlags() {
    return changes().remove(EverythingAttributes.MAYBE_FLAGS);
  }

  /** Stores {@code maybeFlags} where there is none. */
  public EverythingUpdate maybeFlagsIfAbsent(Set<Boolean> maybeFlags) {
    return changes().setIfAbsent(EverythingAttributes.MAYBE_FLAGS, maybeFlags);
  }

  /** Stores {@code byUuid}. */
  public EverythingUpdate byUuid(Map<UUID, String> byUuid) {
    return changes().set(EverythingAttributes.BY_UUID, byUuid);
  }

  /** Stores an entry of {@code byUuid}, which must be there. */
  public EverythingUpdate putInByUuid(UUID key, String value) {
    return changes().putIn(EverythingAttributes.BY_UUID, key, value);
  }

  /** Removes an entry of {@code byUuid}, which must be there. */
  public EverythingUpdate removeFromByUuid(UUID key) {
    return changes().remove(EverythingAttributes.BY_UUID.key(key));
  }

  /** Stores {@code byNumber}. */
  public EverythingUpdate byNumber(Map<Integer, String> byNumber) {
    return changes().set(EverythingAttributes.BY_NUMBER, byNumber);
  }

  /** Stores an entry of {@code byNumber}, which must be there. */
  public EverythingUpdate putInByNumber(Integer key, String value) {
    return changes().putIn(EverythingAttributes.BY_NUMBER, key, value);
  }

  /** Removes an entry of {@code byNumber}, which must be there. */
  public EverythingUpdate removeFromByNumber(Integer key) {
    return changes().remove(EverythingAttributes.BY_NUMBER.key(key));
  }

  /** Stores {@code byBig}. */
  public EverythingUpdate byBig(Map<BigInteger, String> byBig) {
    return changes().set(EverythingAttributes.BY_BIG, byBig);
  }

  /** Stores an entry of {@code byBig}, which must be there. */
  public EverythingUpdate putInByBig(BigInteger key, String value) {
    return changes().putIn(EverythingAttributes.BY_BIG, key, value);
  }

  /** Removes an entry of {@code byBig}, which must be there. */
  public EverythingUpdate removeFromByBig(BigInteger key) {
    return changes().remove(EverythingAttributes.BY_BIG.key(key));
  }

  /** Stores {@code byDate}. */
  public EverythingUpdate byDate(Map<LocalDate, String> byDate) {
    return changes().set(EverythingAttributes.BY_DATE, byDate);
  }

  /** Stores an entry of {@code byDate}, which must be there. */
  public EverythingUpdate putInByDate(LocalDate key, String value) {
    return changes().putIn(EverythingAttributes.BY_DATE, key, value);
  }

  /** Removes an entry of {@code byDate}, which must be there. */
  public EverythingUpdate removeFromByDate(LocalDate key) {
    return changes().remove(EverythingAttributes.BY_DATE.key(key));
  }

  /** Stores {@code byInstant}. */
  public EverythingUpdate byInstant(Map<Instant, String> byInstant) {
    return changes().set(EverythingAttributes.BY_INSTANT, byInstant);
  }

  /** Stores an entry of {@code byInstant}, which must be there. */
  public EverythingUpdate putInByInstant(Instant key, String value) {
    return changes().putIn(EverythingAttributes.BY_INSTANT, key, value);
  }

  /** Removes an entry of {@code byInstant}, which must be there. */
  public EverythingUpdate removeFromByInstant(Instant key) {
    return changes().remove(EverythingAttributes.BY_INSTANT.key(key));
  }

  /** Stores {@code byLocale}. */
  public EverythingUpdate byLocale(Map<Locale, String> byLocale) {
    return changes().set(EverythingAttributes.BY_LOCALE, byLocale);
  }

  /** Stores an entry of {@code byLocale}, which must be there. */
  public EverythingUpdate putInByLocale(Locale key, String value) {
    return changes().putIn(EverythingAttributes.BY_LOCALE, key, value);
  }

  /** Removes an entry of {@code byLocale}, which must be there. */
  public EverythingUpdate removeFromByLocale(Locale key) {
    return changes().remove(EverythingAttributes.BY_LOCALE.key(key));
  }

  /** Stores {@code byCurrency}. */
  public EverythingUpdate byCurrency(Map<Currency, String> byCurrency) {
    return changes().set(EverythingAttributes.BY_CURRENCY, byCurrency);
  }

  /** Stores an entry of {@code byCurrency}, which must be there. */
  public EverythingUpdate putInByCurrency(Currency key, String value) {
    return changes().putIn(EverythingAttributes.BY_CURRENCY, key, value);
  }

  /** Removes an entry of {@code byCurrency}, which must be there. */
  public EverythingUpdate removeFromByCurrency(Currency key) {
    return changes().remove(EverythingAttributes.BY_CURRENCY.key(key));
  }

  /** Stores {@code byUri}. */
  public EverythingUpdate byUri(Map<URI, String> byUri) {
    return changes().set(EverythingAttributes.BY_URI, byUri);
  }

  /** Stores an entry of {@code byUri}, which must be there. */
  public EverythingUpdate putInByUri(URI key, String value) {
    return changes().putIn(EverythingAttributes.BY_URI, key, value);
  }

  /** Removes an entry of {@code byUri}, which must be there. */
  public EverythingUpdate removeFromByUri(URI key) {
    return changes().remove(EverythingAttributes.BY_URI.key(key));
  }

  /** Stores {@code byStatus}. */
  public EverythingUpdate byStatus(Map<Status, Channel> byStatus) {
    return changes().set(EverythingAttributes.BY_STATUS, byStatus);
  }

  /** Stores an entry of {@code byStatus}, which must be there. */
  public EverythingUpdate putInByStatus(Status key, Channel value) {
    return changes().putIn(EverythingAttributes.BY_STATUS, key, value);
  }

  /** Removes an entry of {@code byStatus}, which must be there. */
  public EverythingUpdate removeFromByStatus(Status key) {
    return changes().remove(EverythingAttributes.BY_STATUS.key(key));
  }
}
