package com.daintree.data.relations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.data.relations.billing.Bill;
import com.daintree.data.relations.billing.BillingTable;
import com.daintree.data.relations.billing.Charge;
import com.daintree.data.relations.billing.ChargeReferences;
import com.daintree.data.relations.billing.Invoice;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class BillingTest {

    private BillingTable billing;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        String name = DynamoDbExtension.tableName("billing");
        BillingTable.createTable(client, name);
        billing = BillingTable.open(client, name);
        billing.bill().create(new Bill("b-1", "storage", BigDecimal.ZERO));
        billing.bill().create(new Bill("b-2", "transfer", BigDecimal.ZERO));
    }

    /** An invoice is written with all that it charges, so it is never half there; the bills must be there. */
    @Test
    void anInvoiceAndItsChargesAreWrittenTogether() {
        billing.table()
                .transaction()
                .create(new Invoice("i-1", "ACME"))
                .connect(charge("i-1", "b-1", "10"))
                .connect(charge("i-1", "b-2", "5.50"))
                .commit();
        billing.invoice().create(new Invoice("i-2", "Initech"));
        billing.charge().connect(charge("i-2", "b-1", "30"));

        assertThat(billing.charge().ofInvoice("i-1").list())
                .extracting(Charge::billId)
                .containsExactly("b-1", "b-2");
        assertThat(billing.charge().ofBill("b-1").list())
                .extracting(Charge::invoiceId)
                .containsExactly("i-1", "i-2");
        assertThat(billing.charge()
                        .ofInvoice("i-1")
                        .resolve(ChargeReferences.TO)
                        .list())
                .extracting(pair -> pair.target().orElseThrow().service())
                .containsExactly("storage", "transfer");
    }

    @Test
    void nothingIsChargedOfABillThatIsNotThere() {
        billing.invoice().create(new Invoice("i-1", "ACME"));

        assertThatThrownBy(() -> billing.charge().connect(charge("i-1", "b-9", "1")))
                .isInstanceOf(ItemNotFoundException.class);
        assertThat(billing.charge().ofInvoice("i-1").list()).isEmpty();
    }

    /** What is paid of a bill changes without a look at its invoices. */
    @Test
    void aPaymentIsOneWrite() {
        billing.invoice().create(new Invoice("i-1", "ACME"));
        billing.charge().connect(charge("i-1", "b-1", "10"));

        billing.bill().update("b-1").incrementPaid(new BigDecimal("10")).execute();

        assertThat(billing.bill().get("b-1").orElseThrow().paid()).isEqualByComparingTo("10");
        assertThat(billing.charge().ofBill("b-1").list()).hasSize(1);
    }

    private static Charge charge(String invoiceId, String billId, String amount) {
        return new Charge(invoiceId, billId, new BigDecimal(amount));
    }
}
