package com.daintree.seed;

import com.daintree.shop.Address;
import com.daintree.shop.Customer;
import com.daintree.shop.Seller;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who buys and who sells. */
final class People {

    private People() {}

    static List<Customer> customers() {
        return Rows.of("customers.txt").stream().map(People::customer).toList();
    }

    static List<Seller> sellers() {
        return Rows.of("sellers.txt").stream()
                .map(row -> new Seller(row.get(0), row.get(1), row.get(2), Boolean.parseBoolean(row.get(3))))
                .toList();
    }

    private static Customer customer(List<String> row) {
        return new Customer(row.get(0), row.get(1), row.get(2), row.get(3), address(row), LocalDate.parse(row.get(4)));
    }

    private static @Nullable Address address(List<String> row) {
        return row.get(5).equals("-") ? null : new Address(row.get(5), row.get(6), row.get(7), row.get(8));
    }
}
