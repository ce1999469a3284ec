package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A global index has no consistent reads, so its queries have no method that asks for one. */
class ConsistentReadsTest {

    @ParameterizedTest
    @ValueSource(
            classes = {
                IndexQuery.class,
                RangeQuery.class,
                PartitionQuery.class,
                IndexKeysQuery.class,
                KeysRangeQuery.class,
                IndexCollectionQuery.class
            })
    @DisplayName("B86: no query of a global index can be consistent")
    void noQueryOfAGlobalIndexCanBeConsistent(Class<?> query) {
        assertThat(query.getMethods())
                .extracting(Method::getName)
                .contains("ascending")
                .doesNotContain("consistent");
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                TableQuery.class,
                TableRangeQuery.class,
                TablePartitionQuery.class,
                TableKeysQuery.class,
                TableKeysRangeQuery.class,
                TableCollectionQuery.class
            })
    void everyQueryOfTheTableAndOfALocalIndexCan(Class<?> query) {
        assertThat(Arrays.stream(query.getMethods()).map(Method::getName)).contains("consistent");
    }
}
