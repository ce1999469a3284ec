package com.example.lending.data;

import com.example.lending.Loan;
import io.keywright.annotation.Table;

/** The table. */
@Table(entities = Loan.class)
public interface Library {}
