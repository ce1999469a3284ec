package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Old} in the table {@link Attic}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class OldKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Old", "id", "OLD#{id}", KeyFormats.text('#'));

  static final KeyComponent<Old.Kind> KIND =
      KeyComponent.of("Old", "kind", "{kind}#{place.city}", KeyFormats.<Old.Kind>enumName());

  static final KeyComponent<String> PLACE_CITY =
      KeyComponent.of("Old", "place.city", "{kind}#{place.city}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_KIND_ID =
      KeyComponent.of("Old", "id", "KIND#{id}#{kind}", KeyFormats.text('#'));

  static final KeyComponent<Old.Kind> BY_KIND_KIND =
      KeyComponent.of("Old", "kind", "KIND#{id}#{kind}", KeyFormats.<Old.Kind>enumName());

  static final KeyComponent<String> PREVIOUS =
      KeyComponent.of("Old", "previous", "{previous}", KeyFormats.text('#'));

  private OldKeys() {}

  /** Key: {@code OLD#{id} / {kind}#{place.city}}. */
  public static PrimaryKey<Old> primary(String id, Old.Kind kind, String placeCity) {
    String text = new StringBuilder(49)
        .append(KIND.text(kind))
        .append("#")
        .append(PLACE_CITY.text(placeCity))
        .toString();
    return PrimaryKey.of(Old.class, partition(id), text);
  }

  static String partition(String id) {
    return "OLD#".concat(ID.text(id));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = KIND#{id}#{kind}}, {@code GSI1SK = {previous}}. */
  public static IndexKey byKind(String id, Old.Kind kind, String previous) {
    return IndexKey.of(Old.class, byKindPartition(id, kind), PREVIOUS.text(previous));
  }

  static String byKindPartition(String id, Old.Kind kind) {
    return new StringBuilder(54)
        .append("KIND#")
        .append(BY_KIND_ID.text(id))
        .append("#")
        .append(BY_KIND_KIND.text(kind))
        .toString();
  }
}
