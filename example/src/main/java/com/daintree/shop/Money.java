package com.daintree.shop;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Amounts of money: euros with two decimals. */
final class Money {

    private Money() {}

    /**
     * The amount with exactly two decimals. A number in DynamoDB keeps its value but not its trailing zeros; every record
     * with an amount passes it through here, so that what is read back equals what was written.
     *
     * @throws ArithmeticException if there are fractions of a cent
     */
    static BigDecimal euros(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.UNNECESSARY);
    }
}
