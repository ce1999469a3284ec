package com.example.library.data;

import com.example.library.Loan;
import io.keywright.annotation.Table;

/** The table. */
@Table(entities = Loan.class)
public interface Library {}
