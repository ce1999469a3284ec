package io.keywright.processor.names;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.execution.Adjustable;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.Query;
import io.keywright.runtime.query.TableQuery;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What generated classes inherit is reserved, so that no property or query of a design can break it. */
class ReservedTest {

    @ParameterizedTest
    @ValueSource(classes = {Object.class, Adjustable.class, Query.class, TableQuery.class, IndexQuery.class})
    void whatAQueryInheritsIsReserved(Class<?> type) {
        assertThat(inheritable(type)).isNotEmpty().isSubsetOf(Reserved.QUERY);
    }

    @ParameterizedTest
    @ValueSource(classes = {Object.class, AttributeReference.class, DocumentAttribute.class})
    void whatAReferenceInheritsWithoutParametersIsReserved(Class<?> type) {
        List<String> taken = Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.getParameterCount() == 0)
                .filter(ReservedTest::isInheritable)
                .map(Method::getName)
                .toList();

        assertThat(taken).isSubsetOf(Reserved.ATTRIBUTE);
    }

    @Test
    void whatARepositoryInheritsIsAnOperation() {
        assertThat(inheritable(Repository.class)).isNotEmpty().allMatch(Reserved::isOperation);
    }

    private static List<String> inheritable(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(ReservedTest::isInheritable)
                .map(Method::getName)
                .distinct()
                .toList();
    }

    private static boolean isInheritable(Method method) {
        boolean visible = Modifier.isPublic(method.getModifiers()) || Modifier.isProtected(method.getModifiers());
        return visible && !method.isSynthetic();
    }
}
