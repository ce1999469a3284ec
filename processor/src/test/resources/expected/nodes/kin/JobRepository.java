package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Job}: {@code PERSON#{personId} / JOB#{number:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class JobRepository extends Repository<Job> {
  private final TableContext table;
  private final QuerySource<Job> ofPerson;
  private final QuerySource<Job> ofTitle;

  JobRepository(TableContext table, TypeFilter ofPerson, TypeFilter ofTitle) {
    super(table, JobMapper.INSTANCE);
    this.table = table;
    this.ofPerson = QuerySource.table(table, JobMapper.INSTANCE, ofPerson).named("ofPerson");
    this.ofTitle = QuerySource.globalIndex(table, JobMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", ofTitle).named("ofTitle");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Job> get(String personId, int number) {
    return get(JobKeys.primary(personId, number));
  }

  /** GetItem, not sent yet. */
  public Get<Job> prepareGet(String personId, int number) {
    return prepareGet(JobKeys.primary(personId, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Job> delete(String personId, int number) {
    return delete(JobKeys.primary(personId, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Job> prepareDelete(String personId, int number) {
    return prepareDelete(JobKeys.primary(personId, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Job> prepareCheck(String personId, int number) {
    return prepareCheck(JobKeys.primary(personId, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public JobUpdate update(String personId, int number) {
    return new JobUpdate(this.table, JobKeys.primary(personId, number), personId, number);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public JobUpdate update(Job job) {
    return new JobUpdate(this.table, JobMapper.INSTANCE.key(job), job.personId(), job.number());
  }

  /** Query of the table: {@code PK = PERSON#{personId}}, {@code SK = JOB#{number:4}}. */
  public OfPerson ofPerson(String personId) {
    return new OfPerson(ofPerson, JobKeys.partition(personId));
  }

  /**
   * Query of {@code GSI2}, its 4 shards merged: {@code GSI2PK = JOB#{title:escaped}#{personId:shard(4)}}, {@code GSI2SK = PERSON#{personId}#{number:4}}.
   */
  public OfTitle ofTitle(String title) {
    return new OfTitle(ofTitle, JobKeys.ofTitlePartitions(title));
  }

  /**
   * Query of {@code GSI2} for one {@code personId}, in its shard alone: {@code GSI2PK = JOB#{title:escaped}#{personId:shard(4)}}, {@code GSI2SK = PERSON#{personId}#{number:4}}.
   */
  public OfTitle ofTitle(String title, String personId) {
    return new OfTitle(ofTitle, JobKeys.ofTitlePartitions(title, personId),
        PropertyFilter.equal("personId",
        StoredBound.of(JobKeys.PERSON_ID_SHARD, Converters.ofString(), personId)));
  }

  /** The query {@code ofPerson}. */
  public static final class OfPerson extends TableQuery<Job, OfPerson> {
    private OfPerson(QuerySource<Job> source, String partition) {
      super(source, partition, "JOB#");
    }

    /** Only this {@code number}. */
    public TableRangeQuery<Job> number(int number) {
      return where(exactly(JobKeys.NUMBER.text(number)));
    }

    /** From one {@code number} to another, both included. */
    public TableRangeQuery<Job> numberBetween(int from, int to) {
      return where(within().between(JobKeys.NUMBER.text(from), JobKeys.NUMBER.text(to)));
    }

    /** This {@code number} and all above it. */
    public TableRangeQuery<Job> numberFrom(int number) {
      return where(within().from(JobKeys.NUMBER.text(number)));
    }

    /** All above this {@code number}. */
    public TableRangeQuery<Job> numberAfter(int number) {
      return where(within().after(JobKeys.NUMBER.text(number)));
    }

    /** This {@code number} and all below it. */
    public TableRangeQuery<Job> numberUntil(int number) {
      return where(within().until(JobKeys.NUMBER.text(number)));
    }

    /** All below this {@code number}. */
    public TableRangeQuery<Job> numberBefore(int number) {
      return where(within().before(JobKeys.NUMBER.text(number)));
    }
  }

  /** The query {@code ofTitle}. */
  public static final class OfTitle extends IndexQuery<Job, OfTitle> {
    private OfTitle(QuerySource<Job> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, "PERSON#", filters);
    }

    /** Only this {@code personId}. */
    public OfTitlePersonId personId(String personId) {
      return new OfTitlePersonId(this, JobKeys.OF_TITLE_PERSON_ID.text(personId).concat("#"));
    }

    /** Every {@code personId} that starts so. */
    public RangeQuery<Job> personIdStartingWith(String start) {
      return where(beginningWith(JobKeys.OF_TITLE_PERSON_ID.text(start)));
    }
  }

  /** The query {@code ofTitle} with {@code personId} fixed. */
  public static final class OfTitlePersonId extends IndexQuery<Job, OfTitlePersonId> {
    private OfTitlePersonId(OfTitle previous, String component) {
      super(previous, component);
    }

    /** Only this {@code number}. */
    public RangeQuery<Job> number(int number) {
      return where(exactly(JobKeys.OF_TITLE_NUMBER.text(number)));
    }

    /** From one {@code number} to another, both included. */
    public RangeQuery<Job> numberBetween(int from, int to) {
      return where(within().between(JobKeys.OF_TITLE_NUMBER.text(from),
          JobKeys.OF_TITLE_NUMBER.text(to)));
    }

    /** This {@code number} and all above it. */
    public RangeQuery<Job> numberFrom(int number) {
      return where(within().from(JobKeys.OF_TITLE_NUMBER.text(number)));
    }

    /** All above this {@code number}. */
    public RangeQuery<Job> numberAfter(int number) {
      return where(within().after(JobKeys.OF_TITLE_NUMBER.text(number)));
    }

    /** This {@code number} and all below it. */
    public RangeQuery<Job> numberUntil(int number) {
      return where(within().until(JobKeys.OF_TITLE_NUMBER.text(number)));
    }

    /** All below this {@code number}. */
    public RangeQuery<Job> numberBefore(int number) {
      return where(within().before(JobKeys.OF_TITLE_NUMBER.text(number)));
    }
  }
}
