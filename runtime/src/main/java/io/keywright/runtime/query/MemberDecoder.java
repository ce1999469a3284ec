package io.keywright.runtime.query;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the items of one member of a collection. */
final class MemberDecoder implements ItemDecoder<CollectedItem> {

    private final EntityMapper<?> mapper;

    MemberDecoder(EntityMapper<?> mapper) {
        this.mapper = mapper;
    }

    @Override
    public List<String> types() {
        return mapper.types();
    }

    @Override
    public String entity(String type) {
        return mapper.entity(type);
    }

    @Override
    public @Nullable CollectedItem decode(String type, Map<String, AttributeValue> item) {
        return CollectedItem.of(mapper, mapper.decode(type, item));
    }
}
