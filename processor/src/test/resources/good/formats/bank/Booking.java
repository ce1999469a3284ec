package bank;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;

@Entity
@Key(
        pk = "ACCOUNT#{account:escaped}",
        sk = "{bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}",
        name = "ofAccount")
@Gsi(index = 1, name = "byHolder", pk = "HOLDER#{email:sha256}", sk = "{balance:signed6}{rate:3.4}#{code:upper}")
@Gsi(
        index = 2,
        name = "byDay",
        pk = "DAY#{bookedAt:date}",
        sk = "{bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}")
@Gsi(index = 3, name = "byCode", pk = "CODE#{code:upper}#{number:signed30}", sk = "{settledAt:millis}#{local:micros}")
@Gsi(index = 4, name = "byBalance", pk = "BALANCE#{balance:signed6}", sk = "{account:escaped}")
public record Booking(
        String account,
        Instant bookedAt,
        BigDecimal amount,
        String id,
        String email,
        int balance,
        double rate,
        String code,
        float weight,
        BigInteger number,
        Instalment instalment,
        OffsetDateTime settledAt,
        LocalDateTime local) {}
