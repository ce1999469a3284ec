package com.example.billing;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Ignore;
import io.keywright.annotation.Key;
import java.time.Instant;

/** A letter that was sent; a JavaBean. */
@Entity(type = "Letter")
@Key(pk = "CUSTOMER#{customerId}", sk = "LETTER#{sentAt:seconds}", name = "sentTo")
@Gsi(index = 2, name = "ofInvoice", pk = "INVOICE#{invoice}", sk = "LETTER#{sentAt:seconds}")
public class Reminder {

    private String customerId = "";
    private Instant sentAt = Instant.EPOCH;
    private int invoice;

    public String getCustomerId() {
        return customerId;
    }

    public void setCustomerId(String customerId) {
        this.customerId = customerId;
    }

    public Instant getSentAt() {
        return sentAt;
    }

    public void setSentAt(Instant sentAt) {
        this.sentAt = sentAt;
    }

    public int getInvoice() {
        return invoice;
    }

    public void setInvoice(int invoice) {
        this.invoice = invoice;
    }

    @Ignore
    public String getTitle() {
        return "Reminder of invoice " + invoice;
    }
}
