package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;

/** The classes that generated code names: Keywright's runtime, the SDK and JSpecify. */
final class RuntimeTypes {

    private static final String ROOT = "io.keywright.runtime";
    private static final String KEY = ROOT + ".key";
    private static final String EXPRESSION = ROOT + ".expression";
    private static final String ITEM = ROOT + ".item";
    private static final String MARK = ROOT + ".mark";
    private static final String OPERATION = ROOT + ".operation";
    private static final String QUERY = ROOT + ".query";
    private static final String RELATION = ROOT + ".relation";
    private static final String CHANGE = ROOT + ".change";
    private static final String SDK = "software.amazon.awssdk.services.dynamodb";

    static final ClassName TABLE_CONTEXT = ClassName.get(ROOT, "TableContext");
    static final ClassName TABLE_LAYOUT = ClassName.get(ROOT, "TableLayout");
    static final ClassName TABLE_OPTIONS = ClassName.get(ROOT, "TableOptions");
    static final ClassName TABLE_DESCRIPTOR = ClassName.get(ROOT, "TableDescriptor");

    static final ClassName PRIMARY_KEY = ClassName.get(KEY, "PrimaryKey");
    static final ClassName INDEX_KEY = ClassName.get(KEY, "IndexKey");
    static final ClassName KEY_COMPONENT = ClassName.get(KEY, "KeyComponent");
    static final ClassName NUMBER_COMPONENT = ClassName.get(KEY, "NumberComponent");
    static final ClassName DECIMAL_COMPONENT = ClassName.get(KEY, "DecimalComponent");
    static final ClassName PARTITIONS = ClassName.get(KEY, "Partitions");
    static final ClassName KEY_FORMATS = ClassName.get(KEY, "KeyFormats");

    static final ClassName CONDITION = ClassName.get(EXPRESSION, "Condition");
    static final ClassName ATTRIBUTE_PATH = ClassName.get(EXPRESSION, "AttributePath");
    static final ClassName ATTRIBUTE_REFERENCE = ClassName.get(EXPRESSION, "AttributeReference");
    static final ClassName ORDERED_ATTRIBUTE = ClassName.get(EXPRESSION, "OrderedAttribute");
    static final ClassName TEXT_ATTRIBUTE = ClassName.get(EXPRESSION, "TextAttribute");
    static final ClassName BYTES_ATTRIBUTE = ClassName.get(EXPRESSION, "BytesAttribute");
    static final ClassName SET_ATTRIBUTE = ClassName.get(EXPRESSION, "SetAttribute");
    static final ClassName LIST_ATTRIBUTE = ClassName.get(EXPRESSION, "ListAttribute");
    static final ClassName MAP_ATTRIBUTE = ClassName.get(EXPRESSION, "MapAttribute");
    static final ClassName DOCUMENT_ATTRIBUTE = ClassName.get(EXPRESSION, "DocumentAttribute");
    static final ClassName ELEMENT_KIND = ClassName.get(EXPRESSION, "ElementKind");
    static final ClassName UPDATE_EXPRESSION = ClassName.get(EXPRESSION, "UpdateExpression");
    static final ClassName CHANGED_COMPONENT = ClassName.get(EXPRESSION, "ChangedComponent");
    static final ClassName ELEMENTS = ClassName.get(EXPRESSION, "Elements");

    static final ClassName CONVERTER = ClassName.get(ITEM, "Converter");
    static final ClassName CONVERTERS = ClassName.get(ITEM, "Converters");
    static final ClassName ENUM_CONVERTER = ClassName.get(ITEM, "EnumConverter");
    static final ClassName ENTITY_MAPPER = ClassName.get(ITEM, "EntityMapper");
    static final ClassName PROJECTION = ClassName.get(ITEM, "Projection");
    static final ClassName REFERENCE = ClassName.get(RELATION, "Reference");
    static final ClassName CONNECT = ClassName.get(RELATION, "Connect");
    static final ClassName DELETE_NODE = ClassName.get(RELATION, "DeleteNode");
    static final ClassName NODE_DELETION = ClassName.get(RELATION, "NodeDeletion");
    static final ClassName NODE_PARTS = ClassName.get(RELATION, "NodeParts");
    static final ClassName COPY_REFERENCE = ClassName.get(RELATION, "CopyReference");
    static final ClassName DRIFT = ClassName.get(RELATION, "Drift");
    static final ClassName DRIFTS = DRIFT.nestedClass("Drifts");
    static final ClassName ITEM_DECODER = ClassName.get(ITEM, "ItemDecoder");
    static final ClassName STRUCTURE = ClassName.get(ITEM, "Structure");
    static final ClassName ITEM_WRITER = ClassName.get(ITEM, "ItemWriter");

    static final ClassName MARKS = ClassName.get(MARK, "Marks");
    static final ClassName MARKED_ATTRIBUTE = ClassName.get(MARK, "MarkedAttribute");
    static final ClassName UNIQUE_PROPERTY = ClassName.get(MARK, "UniqueProperty");
    static final ClassName STORED_TEXT = ClassName.get(MARK, "StoredText");
    static final ClassName UNIQUE_VALUE = ClassName.get(MARK, "UniqueValue");

    static final ClassName VERSIONED_REPOSITORY = ClassName.get(OPERATION, "VersionedRepository");
    static final ClassName VERSIONED_UPDATE = ClassName.get(OPERATION, "VersionedUpdate");
    static final ClassName VERSIONED_DELETE = ClassName.get(OPERATION, "VersionedDelete");
    static final ClassName REPOSITORY = ClassName.get(OPERATION, "Repository");
    static final ClassName GET = ClassName.get(OPERATION, "Get");
    static final ClassName EXPIRING_GET = ClassName.get(OPERATION, "ExpiringGet");
    static final ClassName DELETE = ClassName.get(OPERATION, "Delete");
    static final ClassName UPDATE = ClassName.get(OPERATION, "Update");
    static final ClassName DERIVED_ATTRIBUTES = ClassName.get(OPERATION, "DerivedAttributes");
    static final ClassName TABLE_DEFINITION = ClassName.get(OPERATION, "TableDefinition");

    static final ClassName CHECK = ClassName.get(OPERATION, "Check");

    static final ClassName TABLE_OPERATIONS = ClassName.get(ROOT + ".table", "TableOperations");
    static final ClassName TRANSACTION = ClassName.get(ROOT + ".transaction", "Transaction");
    static final ClassName BATCH_WRITE = ClassName.get(ROOT + ".batch", "BatchWrite");
    static final ClassName ENTITY_MAPPERS = ClassName.get(ITEM, "EntityMappers");

    static final ClassName QUERY_SOURCE = ClassName.get(QUERY, "QuerySource");
    static final ClassName INDEX_QUERY = ClassName.get(QUERY, "IndexQuery");
    static final ClassName TABLE_QUERY = ClassName.get(QUERY, "TableQuery");
    static final ClassName TABLE_PARTITION_QUERY = ClassName.get(QUERY, "TablePartitionQuery");
    static final ClassName EXPIRING_TABLE_PARTITION_QUERY = ClassName.get(QUERY, "ExpiringTablePartitionQuery");
    static final ClassName EXPIRING_PARTITION_QUERY = ClassName.get(QUERY, "ExpiringPartitionQuery");
    static final ClassName EXPIRING_TABLE_COLLECTION_QUERY = ClassName.get(QUERY, "ExpiringTableCollectionQuery");
    static final ClassName EXPIRING_INDEX_COLLECTION_QUERY = ClassName.get(QUERY, "ExpiringIndexCollectionQuery");
    static final ClassName TABLE_RANGE_QUERY = ClassName.get(QUERY, "TableRangeQuery");
    static final ClassName COLLECTION_DECODER = ClassName.get(QUERY, "CollectionDecoder");
    static final ClassName COLLECTION_SHAPE = ClassName.get(QUERY, "CollectionShape");
    static final ClassName COLLECTED_ITEM = ClassName.get(QUERY, "CollectedItem");
    static final ClassName COLLECTED_ITEMS = ClassName.get(QUERY, "CollectedItems");
    static final ClassName TABLE_COLLECTION_QUERY = ClassName.get(QUERY, "TableCollectionQuery");
    static final ClassName INDEX_COLLECTION_QUERY = ClassName.get(QUERY, "IndexCollectionQuery");
    static final ClassName INDEX_KEYS_QUERY = ClassName.get(QUERY, "IndexKeysQuery");
    static final ClassName TABLE_KEYS_QUERY = ClassName.get(QUERY, "TableKeysQuery");
    static final ClassName KEYS_RANGE_QUERY = ClassName.get(QUERY, "KeysRangeQuery");
    static final ClassName TABLE_KEYS_RANGE_QUERY = ClassName.get(QUERY, "TableKeysRangeQuery");
    static final ClassName KEYS_DECODER = ClassName.get(ITEM, "KeysDecoder");
    static final ClassName RANGE_QUERY = ClassName.get(QUERY, "RangeQuery");
    static final ClassName PARTITION_QUERY = ClassName.get(QUERY, "PartitionQuery");
    static final ClassName TYPE_FILTER = ClassName.get(QUERY, "TypeFilter");
    static final ClassName SORT_KEY_CONDITION = ClassName.get(QUERY, "SortKeyCondition");
    static final ClassName PROPERTY_FILTER = ClassName.get(QUERY, "PropertyFilter");
    static final ClassName STORED_BOUND = ClassName.get(QUERY, "StoredBound");

    static final ClassName CHANGE_READER = ClassName.get(CHANGE, "ChangeReader");

    static final ClassName ATTRIBUTE_VALUE = ClassName.get(SDK + ".model", "AttributeValue");
    static final ClassName TABLE_COMPARISON = ClassName.get("io.keywright.runtime.table", "TableComparison");
    static final ClassName TABLE_VERIFICATION = ClassName.get("io.keywright.runtime.table", "TableVerification");
    static final ClassName STREAM_VIEW_TYPE = ClassName.get(SDK + ".model", "StreamViewType");
    static final ClassName TABLE_DESCRIPTION = ClassName.get(SDK + ".model", "TableDescription");
    static final ClassName CLIENT = ClassName.get(SDK, "DynamoDbClient");
    static final ClassName ASYNC_CLIENT = ClassName.get(SDK, "DynamoDbAsyncClient");

    static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");
    static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
    static final ClassName KEYWRIGHT_GENERATED = ClassName.get("io.keywright.annotation", "KeywrightGenerated");
    static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");

    static final ClassName SCHEMA_TABLE = ClassName.get("io.keywright.schema", "Table");
    static final ClassName MODEL_JSON = ClassName.get("io.keywright.schema", "ModelJson");

    private RuntimeTypes() {}
}
