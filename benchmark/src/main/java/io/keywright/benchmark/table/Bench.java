package io.keywright.benchmark.table;

import io.keywright.annotation.Table;
import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Order;

/** The table of the benchmarks. */
@Table(entities = {Account.class, Order.class})
public interface Bench {}
