package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Bill}: {@code BILL#{billId} / BILL}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BillUpdate extends Update<Bill, BillUpdate> {
  BillUpdate(TableContext table, PrimaryKey<Bill> key) {
    super(table, BillMapper.INSTANCE, key, false);
  }

  /** Stores {@code payment}. */
  public BillUpdate payment(Payment payment) {
    return changes().set(BillAttributes.PAYMENT, payment);
  }

  /** Stores {@code history}. */
  public BillUpdate history(List<Payment> history) {
    return changes().set(BillAttributes.HISTORY, history);
  }

  /** Puts elements behind those of {@code history}. */
  public BillUpdate appendToHistory(List<Payment> elements) {
    return changes().append(BillAttributes.HISTORY, elements);
  }

  /** Puts elements before those of {@code history}. */
  public BillUpdate prependToHistory(List<Payment> elements) {
    return changes().prepend(BillAttributes.HISTORY, elements);
  }

  /** Stores an element of {@code history}; one behind the end becomes the last. */
  public BillUpdate setInHistory(int index, Payment element) {
    return changes().setIn(BillAttributes.HISTORY, index, element);
  }

  /** Removes an element of {@code history}; the ones behind it move up. */
  public BillUpdate removeFromHistory(int index) {
    return changes().remove(BillAttributes.HISTORY.at(index));
  }

  /** Stores {@code byPurpose}. */
  public BillUpdate byPurpose(Map<String, Payment> byPurpose) {
    return changes().set(BillAttributes.BY_PURPOSE, byPurpose);
  }

  /** Stores an entry of {@code byPurpose}, which must be there. */
  public BillUpdate putInByPurpose(String key, Payment value) {
    return changes().putIn(BillAttributes.BY_PURPOSE, key, value);
  }

  /** Removes an entry of {@code byPurpose}, which must be there. */
  public BillUpdate removeFromByPurpose(String key) {
    return changes().remove(BillAttributes.BY_PURPOSE.key(key));
  }

  /** Stores {@code online}. */
  public BillUpdate online(Online online) {
    return changes().set(BillAttributes.ONLINE, online);
  }

  /** Removes {@code online}. */
  public BillUpdate removeOnline() {
    return changes().remove(BillAttributes.ONLINE);
  }

  /** Stores {@code online} where there is none. */
  public BillUpdate onlineIfAbsent(Online online) {
    return changes().setIfAbsent(BillAttributes.ONLINE, online);
  }

  /** Stores {@code proof}. */
  public BillUpdate proof(Proof proof) {
    return changes().set(BillAttributes.PROOF, proof);
  }

  /** Removes {@code proof}. */
  public BillUpdate removeProof() {
    return changes().remove(BillAttributes.PROOF);
  }

  /** Stores {@code proof} where there is none. */
  public BillUpdate proofIfAbsent(Proof proof) {
    return changes().setIfAbsent(BillAttributes.PROOF, proof);
  }

  /** Stores {@code card}. */
  public BillUpdate card(Card card) {
    return changes().set(BillAttributes.CARD, card);
  }

  /** Changes inside of {@code card}, which must be there. */
  public Till_CardUpdate<Bill, BillUpdate> card() {
    return new Till_CardUpdate<>(changes(), BillAttributes.CARD);
  }
}
