package io.keywright.runtime.enhanced;

import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClientExtension;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbExtensionContext;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.extensions.WriteModification;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An extension of the Enhanced Client that refuses updates which leave parts of a Keywright item as they are: those with
 * {@code ignoreNulls(true)} or another mode than {@code DEFAULT}. An object without a value for what feeds an index would
 * leave the index's keys in the item, and they would say what is true no more. Other tables of the same client are left alone.
 *
 * <pre>{@code
 * DynamoDbEnhancedClient.builder().dynamoDbClient(client).extensions(new WholeUpdates()).build();
 * }</pre>
 *
 * <p>Name the Enhanced Client's own extensions, too, where other tables need them: {@code extensions} replaces them.
 */
@SuppressWarnings("exports") // As in KeywrightTableSchema.
public final class WholeUpdates implements DynamoDbEnhancedClientExtension {

    private static final String UPDATE = "UpdateItem";

    /** The extension, which has no state. */
    public WholeUpdates() {}

    /**
     * Changes nothing.
     *
     * @throws UnsupportedOperationException if it is an update of a part of a Keywright item
     */
    @Override
    public WriteModification beforeWrite(DynamoDbExtensionContext.BeforeWrite context) {
        TableSchema<?> schema = context.tableSchema();
        if (schema instanceof KeywrightTableSchema<?> keywright
                && context.operationName().label().equals(UPDATE)) {
            requireWhole(keywright, context.items());
        }
        return WriteModification.builder().build();
    }

    private static void requireWhole(KeywrightTableSchema<?> schema, Map<String, AttributeValue> items) {
        if (!items.keySet().containsAll(schema.attributeNames())) {
            throw new UnsupportedOperationException("An update that ignores nulls may not write "
                    + schema.itemType().rawClass().getName()
                    + ": keys of indexes would be left stale. Leave out ignoreNulls and its modes, which stores the whole"
                    + " object, or use the update of its repository, which changes single attributes.");
        }
    }
}
