package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.CollectedItem;
import io.keywright.runtime.query.IndexCollectionQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableCollectionQuery;
import io.keywright.runtime.query.TypeFilter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Studio}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StudioTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Movie", "Role", "Review",
      "Reply", "Actor");

  private final TableContext table;
  private final MovieRepository movie;
  private final RoleRepository role;
  private final ReviewRepository review;
  private final ReplyRepository reply;
  private final ActorRepository actor;
  private final QuerySource<CollectedItem> movieWithCast;
  private final QuerySource<CollectedItem> programme;
  private final QuerySource<CollectedItem> reviewWithReplies;
  private final QuerySource<CollectedItem> career;

  private StudioTable(TableContext table) {
    this.table = table;
    this.movie = new MovieRepository(table);
    this.role = new RoleRepository(table, TypeFilter.NOT_NEEDED);
    this.review = new ReviewRepository(table);
    this.reply = new ReplyRepository(table);
    this.actor = new ActorRepository(table, TypeFilter.NOT_NEEDED);
    this.movieWithCast = QuerySource.table(table, MovieWithCastDecoder.INSTANCE, TypeFilter.NEEDED)
        .named("movieWithCast");
    this.programme = QuerySource.table(table, ProgrammeDecoder.INSTANCE, TypeFilter.NEEDED)
        .named("programme");
    this.reviewWithReplies = QuerySource.table(table, ReviewWithRepliesDecoder.INSTANCE, TypeFilter.NEEDED)
        .named("reviewWithReplies");
    this.career = QuerySource.globalIndex(table, CareerDecoder.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", TypeFilter.NOT_NEEDED).named("career");
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static StudioTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static StudioTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new StudioTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static StudioTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static StudioTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new StudioTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static StudioTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static StudioTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new StudioTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public StudioOperations table() {
    return new StudioOperations(table);
  }

  /** The items of {@link Movie}. */
  public MovieRepository movie() {
    return movie;
  }

  /** The items of {@link Role}. */
  public RoleRepository role() {
    return role;
  }

  /** The items of {@link Review}. */
  public ReviewRepository review() {
    return review;
  }

  /** The items of {@link Reply}. */
  public ReplyRepository reply() {
    return reply;
  }

  /** The items of {@link Actor}. */
  public ActorRepository actor() {
    return actor;
  }

  /** Query of the table: the {@link MovieWithCast} whose head has the key {@code MOVIE#{movieId} / MOVIE}. */
  public TableCollectionQuery<MovieWithCast> movieWithCast(String movieId) {
    return new TableCollectionQuery<>(movieWithCast, MovieWithCastDecoder.INSTANCE,
        MovieKeys.primary(movieId));
  }

  /** Query of the table: the {@link Programme} whose head has the key {@code MOVIE#{movieId} / MOVIE}. */
  public TableCollectionQuery<Programme> programme(String movieId) {
    return new TableCollectionQuery<>(programme, ProgrammeDecoder.INSTANCE,
        MovieKeys.primary(movieId));
  }

  /**
   * Query of the table: the {@link ReviewWithReplies} whose head has the key {@code MOVIE#{movieId} / REVIEW#{reviewId}}.
   */
  public TableCollectionQuery<ReviewWithReplies> reviewWithReplies(String movieId,
      String reviewId) {
    return new TableCollectionQuery<>(reviewWithReplies, ReviewWithRepliesDecoder.INSTANCE,
        ReviewKeys.primary(movieId, reviewId));
  }

  /** Query of {@code GSI1}: the {@link Career} whose head has the key {@code ACTOR#{actorId} / PROFILE}. */
  public IndexCollectionQuery<Career> career(String actorId) {
    return new IndexCollectionQuery<>(career, CareerDecoder.INSTANCE, ActorKeys.profile(actorId));
  }
}
