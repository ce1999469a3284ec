package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Customer;
import shop.Place;

/**
 * What all updates of {@link Customer} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class CustomerUpdateBase<U extends CustomerUpdateBase<U>> extends Update<Customer, U> {
  final ChangedComponent<Customer, String> addressCountry =
      changes().component(CustomerAttributes.ADDRESS.country());

  final ChangedComponent<Customer, Integer> addressGeoHeight =
      changes().component(CustomerAttributes.ADDRESS.geo().height());

  final ChangedComponent<Customer, Integer> homeFloor =
      changes().component(CustomerAttributes.HOME.floor());

  final ChangedComponent<Customer, String> nick = changes().component(CustomerAttributes.NICK);

  CustomerUpdateBase(TableContext table, PrimaryKey<Customer> key) {
    super(table, CustomerMapper.INSTANCE, key, false);
  }

  /** Stores {@code holiday}. */
  public U holiday(Place holiday) {
    return changes().set(CustomerAttributes.HOLIDAY, holiday);
  }

  /** Removes {@code holiday}. */
  public U removeHoliday() {
    return changes().remove(CustomerAttributes.HOLIDAY);
  }

  /** Stores {@code holiday} where there is none. */
  public U holidayIfAbsent(Place holiday) {
    return changes().setIfAbsent(CustomerAttributes.HOLIDAY, holiday);
  }

  /** Changes inside of {@code holiday}, which must be there. */
  public Shop_PlaceUpdate<Customer, U> holiday() {
    return new Shop_PlaceUpdate<>(changes(), CustomerAttributes.HOLIDAY);
  }

  /** Stores {@code color}. */
  public U color(Customer.Color color) {
    return changes().set(CustomerAttributes.COLOR, color);
  }

  /** Stores {@code favourite}. */
  public U favourite(Customer.Color favourite) {
    return changes().set(CustomerAttributes.FAVOURITE, favourite);
  }

  /** Removes {@code favourite}. */
  public U removeFavourite() {
    return changes().remove(CustomerAttributes.FAVOURITE);
  }

  /** Stores {@code favourite} where there is none. */
  public U favouriteIfAbsent(Customer.Color favourite) {
    return changes().setIfAbsent(CustomerAttributes.FAVOURITE, favourite);
  }

  /** Stores {@code phones}. */
  public U phones(List<String> phones) {
    return changes().set(CustomerAttributes.PHONES, phones);
  }

  /** Puts elements behind those of {@code phones}. */
  public U appendToPhones(List<String> elements) {
    return changes().append(CustomerAttributes.PHONES, elements);
  }

  /** Puts elements before those of {@code phones}. */
  public U prependToPhones(List<String> elements) {
    return changes().prepend(CustomerAttributes.PHONES, elements);
  }

  /** Stores an element of {@code phones}; one behind the end becomes the last. */
  public U setInPhones(int index, String element) {
    return changes().setIn(CustomerAttributes.PHONES, index, element);
  }

  /** Removes an element of {@code phones}; the ones behind it move up. */
  public U removeFromPhones(int index) {
    return changes().remove(CustomerAttributes.PHONES.at(index));
  }

  /** Stores {@code places}. */
  public U places(List<Place> places) {
    return changes().set(CustomerAttributes.PLACES, places);
  }

  /** Removes {@code places}. */
  public U removePlaces() {
    return changes().remove(CustomerAttributes.PLACES);
  }

  /** Stores {@code places} where there is none. */
  public U placesIfAbsent(List<Place> places) {
    return changes().setIfAbsent(CustomerAttributes.PLACES, places);
  }

  /** Puts elements behind those of {@code places}. */
  public U appendToPlaces(List<Place> elements) {
    return changes().append(CustomerAttributes.PLACES, elements);
  }

  /** Puts elements before those of {@code places}. */
  public U prependToPlaces(List<Place> elements) {
    return changes().prepend(CustomerAttributes.PLACES, elements);
  }

  /** Stores an element of {@code places}; one behind the end becomes the last. */
  public U setInPlaces(int index, Place element) {
    return changes().setIn(CustomerAttributes.PLACES, index, element);
  }

  /** Removes an element of {@code places}; the ones behind it move up. */
  public U removeFromPlaces(int index) {
    return changes().remove(CustomerAttributes.PLACES.at(index));
  }

  /** Changes inside of one element of {@code places}, which must be there. */
  public Shop_PlaceUpdate<Customer, U> places(int index) {
    return new Shop_PlaceUpdate<>(changes(), CustomerAttributes.PLACES.at(index));
  }

  /** Stores {@code tags}. */
  public U tags(Set<String> tags) {
    return changes().set(CustomerAttributes.TAGS, tags);
  }

  /** Adds members to {@code tags}. */
  public U addToTags(Collection<? extends String> members) {
    return changes().addTo(CustomerAttributes.TAGS, members);
  }

  /** Takes members from {@code tags}. */
  public U removeFromTags(Collection<? extends String> members) {
    return changes().removeFrom(CustomerAttributes.TAGS, members);
  }

  /** Stores {@code numbers}. */
  public U numbers(Set<Integer> numbers) {
    return changes().set(CustomerAttributes.NUMBERS, numbers);
  }

  /** Removes {@code numbers}. */
  public U removeNumbers() {
    return changes().remove(CustomerAttributes.NUMBERS);
  }

  /** Stores {@code numbers} where there is none. */
  public U numbersIfAbsent(Set<Integer> numbers) {
    return changes().setIfAbsent(CustomerAttributes.NUMBERS, numbers);
  }

  /** Stores {@code palette}. */
  public U palette(Set<Customer.Color> palette) {
    return changes().set(CustomerAttributes.PALETTE, palette);
  }

  /** Removes {@code palette}. */
  public U removePalette() {
    return changes().remove(CustomerAttributes.PALETTE);
  }

  /** Stores {@code palette} where there is none. */
  public U paletteIfAbsent(Set<Customer.Color> palette) {
    return changes().setIfAbsent(CustomerAttributes.PALETTE, palette);
  }

  /** Stores {@code byName}. */
  public U byName(Map<String, Place> byName) {
    return changes().set(CustomerAttributes.BY_NAME, byName);
  }

  /** Stores an entry of {@code byName}, which must be there. */
  public U putInByName(String key, Place value) {
    return changes().putIn(CustomerAttributes.BY_NAME, key, value);
  }

  /** Removes an entry of {@code byName}, which must be there. */
  public U removeFromByName(String key) {
    return changes().remove(CustomerAttributes.BY_NAME.key(key));
  }

  /** Changes inside of the value of a key of {@code byName}, which must be there. */
  public Shop_PlaceUpdate<Customer, U> byName(String key) {
    return new Shop_PlaceUpdate<>(changes(), CustomerAttributes.BY_NAME.key(key));
  }

  /** Stores {@code counts}. */
  public U counts(Map<Customer.Color, List<Long>> counts) {
    return changes().set(CustomerAttributes.COUNTS, counts);
  }

  /** Stores an entry of {@code counts}, which must be there. */
  public U putInCounts(Customer.Color key, List<Long> value) {
    return changes().putIn(CustomerAttributes.COUNTS, key, value);
  }

  /** Removes an entry of {@code counts}, which must be there. */
  public U removeFromCounts(Customer.Color key) {
    return changes().remove(CustomerAttributes.COUNTS.key(key));
  }

  /** Stores {@code picture}. */
  public U picture(byte[] picture) {
    return changes().set(CustomerAttributes.PICTURE, picture);
  }

  /** Stores {@code initial}. */
  public U initial(char initial) {
    return changes().set(CustomerAttributes.INITIAL, initial);
  }

  /** Stores {@code active}. */
  public U active(boolean active) {
    return changes().set(CustomerAttributes.ACTIVE, active);
  }

  /** Stores {@code small}. */
  public U small(short small) {
    return changes().set(CustomerAttributes.SMALL, small);
  }

  /** Adds to {@code small}, a negative number to take away. */
  public U incrementSmall(short by) {
    return changes().increment(CustomerAttributes.SMALL, by);
  }

  /** Stores {@code tiny}. */
  public U tiny(byte tiny) {
    return changes().set(CustomerAttributes.TINY, tiny);
  }

  /** Adds to {@code tiny}, a negative number to take away. */
  public U incrementTiny(byte by) {
    return changes().increment(CustomerAttributes.TINY, by);
  }

  /** Stores {@code share}. */
  public U share(float share) {
    return changes().set(CustomerAttributes.SHARE, share);
  }

  /** Adds to {@code share}, a negative number to take away. */
  public U incrementShare(float by) {
    return changes().increment(CustomerAttributes.SHARE, by);
  }

  /** Stores {@code score}. */
  public U score(double score) {
    return changes().set(CustomerAttributes.SCORE, score);
  }

  /** Adds to {@code score}, a negative number to take away. */
  public U incrementScore(double by) {
    return changes().increment(CustomerAttributes.SCORE, by);
  }

  /** Removes {@code address}, and the item from the indexes that it is part of. */
  public U removeAddress() {
    dropAddress();
    return self();
  }

  void storeAddress(Place address) {
    changes().set(CustomerAttributes.ADDRESS, address);
    String country = address.country();
    this.addressCountry.become(country);
    Place.Geo geo = address.geo().orElse(null);
    Integer geoHeight = geo == null ? null : geo.height();
    this.addressGeoHeight.become(geoHeight);
  }

  void dropAddress() {
    changes().remove(CustomerAttributes.ADDRESS);
    addressCountry.become(null);
    addressGeoHeight.become(null);
  }

  void storeHome(Place home) {
    changes().set(CustomerAttributes.HOME, home);
    this.homeFloor.become(home.floor());
  }

  /** Stores {@code nick}, and the keys that it is part of. */
  public U nick(String nick) {
    storeNick(nick);
    return self();
  }

  /** Removes {@code nick}, and the item from the indexes that it is part of. */
  public U removeNick() {
    dropNick();
    return self();
  }

  void storeNick(String nick) {
    changes().set(CustomerAttributes.NICK, nick);
    this.nick.become(nick);
  }

  void dropNick() {
    changes().remove(CustomerAttributes.NICK);
    nick.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (addressCountry.isChanged() || addressGeoHeight.isChanged() || homeFloor.isChanged()) {
      attributes.index("gsi1_pk", "gsi1_sk",
          addressCountry.isAbsent() || addressGeoHeight.isAbsent() ? null
          : CustomerKeys.byCountry(addressCountry.value(), addressGeoHeight.value(), homeFloor.value()));
    }
    if (nick.isChanged()) {
      attributes.index("gsi2_pk", null, nick.isAbsent() ? null : CustomerKeys.byNick(nick.value()));
    }
  }
}
