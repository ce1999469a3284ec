package com.example.accounts;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;

/** An entity like many. */
@Entity
@Key(pk = "ACCOUNT#{number}", sk = "ACCOUNT")
@Gsi(index = 1, name = "ofOwner", pk = "OWNER#{owner}", sk = "ACCOUNT#{number}")
public record Account(String number, String owner) {}
