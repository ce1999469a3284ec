package com.daintree.data;

import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Payment} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PaymentMapper implements EntityMapper<Payment> {
  /** The mapper, which has no state. */
  public static final PaymentMapper INSTANCE = new PaymentMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Payment");

  private static final Structure STRUCTURE = Structure.ofEntity("Payment", "PK", "SK");

  static final Converter<PaymentMethod> METHOD = EnumConverter.of(PaymentMethod.values());

  private PaymentMapper() {}

  @Override
  public String type() {
    return "Payment";
  }

  @Override
  public String entity() {
    return "Payment";
  }

  @Override
  public PrimaryKey<Payment> key(Payment payment) {
    return PaymentKeys.primary(payment.orderId(), payment.paidAt(), payment.paymentId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Payment payment) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(payment));
    item.type("Type", TYPE);
    item.string("orderId", payment.orderId());
    item.required("paidAt", payment.paidAt(), Converters.ofInstant());
    item.required("paymentId", payment.paymentId(), Converters.ofUuid());
    item.required("method", payment.method(), METHOD);
    item.required("amount", payment.amount(), Converters.ofBigDecimal());
    return item.toMap();
  }

  @Override
  public Payment fromItem(Map<String, AttributeValue> item) {
    try {
      return new Payment(
          STRUCTURE.string(item, "orderId"),
          STRUCTURE.required(item, "paidAt", Converters.ofInstant()),
          STRUCTURE.required(item, "paymentId", Converters.ofUuid()),
          STRUCTURE.required(item, "method", METHOD),
          STRUCTURE.decimal(item, "amount"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("orderId", "orderId"),
        MarkedAttribute.of("paidAt", "paidAt"),
        MarkedAttribute.of("paymentId", "paymentId"),
        MarkedAttribute.of("method", "method"),
        MarkedAttribute.of("amount", "amount"));
  }
}
