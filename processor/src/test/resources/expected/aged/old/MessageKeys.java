package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Message} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MessageKeys {
  static final KeyComponent<String> INSERT =
      KeyComponent.of("Message", "insert", "BOX#{insert}#{key}", KeyFormats.text('#'));

  static final KeyComponent<String> KEY =
      KeyComponent.of("Message", "key", "BOX#{insert}#{key}", KeyFormats.text('#'));

  static final KeyComponent<Boolean> READ =
      KeyComponent.of("Message", "read", "{read}#{table}#{attributes}", KeyFormats.bool());

  static final KeyComponent<String> TABLE =
      KeyComponent.of("Message", "table", "{read}#{table}#{attributes}", KeyFormats.text('#'));

  static final KeyComponent<String> ATTRIBUTES =
      KeyComponent.of("Message", "attributes", "{read}#{table}#{attributes}", KeyFormats.text('#'));

  static final KeyComponent<String> TOPIC =
      KeyComponent.of("Message", "topic", "{topic}#{table}#{insert}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_TOPIC_TABLE =
      KeyComponent.of("Message", "table", "{topic}#{table}#{insert}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_TOPIC_INSERT =
      KeyComponent.of("Message", "insert", "{topic}#{table}#{insert}", KeyFormats.text('#'));

  static final KeyComponent<Boolean> BY_TOPIC_READ =
      KeyComponent.of("Message", "read", "{read}#{key}#{attributes}#{rank:4}", KeyFormats.bool());

  static final KeyComponent<String> BY_TOPIC_KEY =
      KeyComponent.of("Message", "key", "{read}#{key}#{attributes}#{rank:4}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_TOPIC_ATTRIBUTES =
      KeyComponent.of("Message", "attributes", "{read}#{key}#{attributes}#{rank:4}", KeyFormats.text('#'));

  static final NumberComponent RANK =
      NumberComponent.padded("Message", "rank", "{read}#{key}#{attributes}#{rank:4}", 4);

  private MessageKeys() {}

  /** Key: {@code BOX#{insert}#{key} / {read}#{table}#{attributes}}. */
  public static PrimaryKey<Message> primary(String insert, String key, boolean read, String table,
      String attributes) {
    String text = new StringBuilder(74)
        .append(READ.text(read))
        .append("#")
        .append(TABLE.text(table))
        .append("#")
        .append(ATTRIBUTES.text(attributes))
        .toString();
    return PrimaryKey.of(Message.class, partition(insert, key), text);
  }

  static String partition(String insert, String key) {
    return new StringBuilder(53)
        .append("BOX#")
        .append(INSERT.text(insert))
        .append("#")
        .append(KEY.text(key))
        .toString();
  }

  /**
   * Key in {@code GSI1}: {@code GSI1PK = {topic}#{table}#{insert}}, {@code GSI1SK = {read}#{key}#{attributes}#{rank:4}}.
   */
  public static IndexKey byTopic(String topic, String table, String insert, boolean read,
      String key, String attributes, int rank) {
    String text = new StringBuilder(99)
        .append(BY_TOPIC_READ.text(read))
        .append("#")
        .append(BY_TOPIC_KEY.text(key))
        .append("#")
        .append(BY_TOPIC_ATTRIBUTES.text(attributes))
        .append("#")
        .append(RANK.text(rank))
        .toString();
    return IndexKey.of(Message.class, byTopicPartition(topic, table, insert), text);
  }

  static String byTopicPartition(String topic, String table, String insert) {
    return new StringBuilder(74)
        .append(TOPIC.text(topic))
        .append("#")
        .append(BY_TOPIC_TABLE.text(table))
        .append("#")
        .append(BY_TOPIC_INSERT.text(insert))
        .toString();
  }
}
