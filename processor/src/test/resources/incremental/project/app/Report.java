package app;

import crm.Desk_Top_Support_DeskTable;
import data.ShopTable;
import shop.Customer;

/** Uses what is generated. */
public final class Report {

    private Report() {}

    public static String of(ShopTable shop, Desk_Top_Support_DeskTable desk) {
        String name = shop.customer().get("1").map(Customer::name).orElse("nobody");
        return desk.ticket().get(name).map(ticket -> ticket.text()).orElse(name);
    }
}
