package io.keywright.runtime.decoding;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.UnknownTypeListener;
import io.keywright.runtime.error.ItemKey;
import io.keywright.runtime.error.KeywrightException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemDecoder;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item as DynamoDB gave it, with what can be said of it before it becomes an object: its key and its type. */
public final class StoredItem {

    private final TableLayout layout;
    private final TableOptions options;
    private final Map<String, AttributeValue> attributes;

    /** An item of a table, or of one of its indexes. */
    public StoredItem(TableContext table, Map<String, AttributeValue> attributes) {
        this(table.layout(), table.options(), attributes);
    }

    /** An item of a table that is not open, as its stream tells of it. */
    public StoredItem(TableLayout layout, TableOptions options, Map<String, AttributeValue> attributes) {
        this.layout = layout;
        this.options = options;
        this.attributes = attributes;
    }

    /** The type; null if the item does not carry one. */
    public @Nullable String type() {
        return text(layout.typeAttribute());
    }

    /** The text of an attribute; null if it is absent or no text. */
    public @Nullable String text(String attribute) {
        AttributeValue value = attributes.get(attribute);
        return value == null ? null : value.s();
    }

    /** The item's primary key, for an error. */
    public ItemKey key() {
        String partition = text(layout.partitionKey());
        String sortKey = layout.sortKey();
        return partition == null
                ? ItemKey.UNKNOWN
                : ItemKey.of(partition, sortKey == null ? null : text(sortKey), options.keysInMessages());
    }

    /** Tells the options' listener of the item, whose type is unknown. */
    public void reportUnknown(String type) {
        UnknownTypeListener listener = options.unknownTypes();
        ItemKey key = key();
        String partition = key.partition();
        if (listener != null && partition != null) {
            listener.unknownType(type, partition, key.sort());
        }
    }

    /** The error for an item that does not carry its type. */
    public MissingTypeException missingType() {
        return new MissingTypeException(layout.typeAttribute(), key());
    }

    /** The error for an item of another type than the one that was asked for. */
    public UnexpectedTypeException unexpectedType(EntityMapper<?> expected, String found) {
        return unexpectedType(expected.entity(), expected.type(), found);
    }

    UnexpectedTypeException unexpectedType(String entity, String expected, String found) {
        return new UnexpectedTypeException(entity, expected, found, key());
    }

    /**
     * The object.
     *
     * @param type the item's type
     * @return null if the decoder has nothing for this type
     * @throws UnmappableItemException with the item's key, which its message names where the table's options say so
     */
    public <T> @Nullable T decode(ItemDecoder<T> decoder, String type) {
        try {
            return decoder.decode(type, attributes);
        } catch (UnmappableItemException failure) {
            throw failure.of(key());
        } catch (KeywrightException failure) {
            throw failure;
        } catch (RuntimeException thrown) {
            throw UnmappableItemException.unbuildable(decoder.entity(type), key(), thrown);
        }
    }
}
