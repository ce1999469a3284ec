package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.SortKeyCondition;
import io.keywright.runtime.query.TypeFilter;
import io.keywright.runtime.relation.DeleteNode;
import io.keywright.runtime.relation.NodeDeletion;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Person}: {@code PERSON#{personId} / PERSON}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PersonRepository extends Repository<Person> {
  private final TableContext table;
  private final QuerySource<Person> withKin;

  PersonRepository(TableContext table, TypeFilter withKin) {
    super(table, PersonMapper.INSTANCE);
    this.table = table;
    this.withKin = QuerySource.globalIndex(table, PersonMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", withKin).named("withKin");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Person> get(String personId) {
    return get(PersonKeys.primary(personId));
  }

  /** GetItem, not sent yet. */
  public Get<Person> prepareGet(String personId) {
    return prepareGet(PersonKeys.primary(personId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Person> delete(String personId) {
    return delete(PersonKeys.primary(personId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Person> prepareDelete(String personId) {
    return prepareDelete(PersonKeys.primary(personId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Person> prepareCheck(String personId) {
    return prepareCheck(PersonKeys.primary(personId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public PersonUpdate update(String personId) {
    return new PersonUpdate(this.table, PersonKeys.primary(personId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public PersonUpdate update(Person person) {
    return new PersonUpdate(this.table, PersonMapper.INSTANCE.key(person));
  }

  /**
   * Deletes a node: marks its head, then deletes the other items of its partition and the edges that point to it, the head last. Whoever calls it again goes on where it ended.
   */
  public NodeDeletion deleteNode(PrimaryKey<Person> key) {
    return prepareDeleteNode(key).execute();
  }

  /** The same, not sent yet. */
  public DeleteNode<Person> prepareDeleteNode(PrimaryKey<Person> key) {
    return new DeleteNode<>(table, PersonMapper.INSTANCE, key, PersonReferences.PARTS);
  }

  /** Deletes a node. */
  public NodeDeletion deleteNode(String personId) {
    return deleteNode(PersonKeys.primary(personId));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = PERSON#{personId}}, {@code GSI1SK = PERSON}. */
  public WithKin withKin(String personId) {
    return new WithKin(withKin, PersonKeys.withKinPartition(personId));
  }

  /** The query {@code withKin}. */
  public static final class WithKin extends IndexQuery<Person, WithKin> {
    private WithKin(QuerySource<Person> source, String partition) {
      super(source, partition, SortKeyCondition.equalTo("PERSON"));
    }
  }
}
