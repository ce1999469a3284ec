package com.daintree.shop;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;

/**
 * Where something is sent; stored as a map inside the item it belongs to.
 *
 * @param street with the house number
 * @param postCode as the country writes it
 * @param city the place
 * @param country two letters of ISO 3166
 */
@Document
public record Address(String street, @Attribute("zip") String postCode, String city, String country) {}
