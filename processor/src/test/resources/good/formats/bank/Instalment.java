package bank;

import io.keywright.annotation.Document;
import java.time.LocalDateTime;

@Document
public record Instalment(LocalDateTime due, double share) {}
