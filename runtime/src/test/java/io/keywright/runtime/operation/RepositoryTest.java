package io.keywright.runtime.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class RepositoryTest {

    private static final Customer ADA = new Customer("c-1", "ada@example.com");
    private static final PrimaryKey<Customer> KEY = CustomerMapper.key("c-1");

    @Test
    void eachMethodIsTheOperationOfItsName(DynamoDbClient client) {
        Customers customers = new Customers(ShopTable.create(client).context());

        assertThat(customers.create(ADA)).isSameAs(ADA);
        assertThatThrownBy(() -> customers.create(ADA)).isInstanceOf(ItemAlreadyExistsException.class);
        assertThat(customers.get(KEY)).contains(ADA);
        assertThat(customers.put(new Customer("c-1", null)).email()).isNull();
        assertThat(customers.replace(ADA)).isSameAs(ADA);
        assertThatThrownBy(() -> customers.replace(new Customer("c-2", null)))
                .isInstanceOf(ItemNotFoundException.class)
                .hasMessage("There is no Customer under this key.");
        customers.put(new Customer("c-1", null));
        assertThat(customers.prepareGet(KEY).consistent().execute()).contains(new Customer("c-1", null));
        assertThat(customers.delete(ADA)).contains(new Customer("c-1", null));
        assertThat(customers.delete(KEY)).isEmpty();
    }

    @Test
    void whatIsPreparedIsNotSent(DynamoDbClient client) {
        Customers customers = new Customers(ShopTable.create(client).context());

        assertThat(customers.prepareCreate(ADA).toRequest().conditionExpression())
                .isNotNull();
        assertThat(customers.preparePut(ADA).toRequest().conditionExpression()).isNull();
        assertThat(customers.get(KEY)).isEmpty();
        customers.put(ADA);
        assertThat(customers.prepareDelete(KEY).toRequest().key()).hasSize(2);
        assertThat(customers.get(KEY)).contains(ADA);
    }

    @Test
    @SuppressWarnings("NullAway")
    void whatMayNotBeNullIsNamed(DynamoDbClient client) {
        Customers customers = new Customers(ShopTable.create(client).context());

        assertThatThrownBy(() -> customers.put(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("entity");
        assertThatThrownBy(() -> customers.create(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("entity");
        assertThatThrownBy(() -> customers.get(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("key");
    }

    private static final class Customers extends Repository<Customer> {
        Customers(TableContext table) {
            super(table, CustomerMapper.INSTANCE);
        }
    }
}
