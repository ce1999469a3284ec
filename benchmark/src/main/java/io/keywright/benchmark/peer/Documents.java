package io.keywright.benchmark.peer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.DefaultAttributeConverterProvider;
import software.amazon.awssdk.enhanced.dynamodb.document.EnhancedDocument;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * By way of JSON and the Enhanced Client's documents, as those do it who have Jackson already. JSON has no sets, so that a
 * list is stored for one, and nothing makes keys: the items hold the properties only.
 */
public final class Documents {

    private static final ObjectMapper JSON = new ObjectMapper()
            .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false)
            .registerModule(new SimpleModule()
                    .addSerializer(Instant.class, ToStringSerializer.instance)
                    .addDeserializer(Instant.class, new InstantDeserializer()));

    private Documents() {}

    /** An object to its item. */
    public static Map<String, AttributeValue> toItem(Object object) {
        try {
            return EnhancedDocument.builder()
                    .attributeConverterProviders(DefaultAttributeConverterProvider.create())
                    .json(JSON.writeValueAsString(object))
                    .build()
                    .toMap();
        } catch (JsonProcessingException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** An item to its object. */
    public static <T> T toObject(Map<String, AttributeValue> item, Class<T> type) {
        try {
            return JSON.readValue(EnhancedDocument.fromAttributeValueMap(item).toJson(), type);
        } catch (JsonProcessingException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static final class InstantDeserializer extends FromStringDeserializer<Instant> {

        private static final long serialVersionUID = 1;

        private InstantDeserializer() {
            super(Instant.class);
        }

        @Override
        protected Instant _deserialize(String text, com.fasterxml.jackson.databind.DeserializationContext context) {
            return Instant.parse(text);
        }
    }
}
