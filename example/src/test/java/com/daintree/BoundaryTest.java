package com.daintree;

import io.keywright.testing.BoundaryRule;
import org.junit.jupiter.api.Test;

class BoundaryTest {

    @Test
    void onlyTheDataPackageKnowsDynamoDb() {
        BoundaryRule.onlyPackage("com.daintree.data..").usesDynamoDb().check("com.daintree");
    }
}
