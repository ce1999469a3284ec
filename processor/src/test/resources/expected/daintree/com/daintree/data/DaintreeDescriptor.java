package com.daintree.data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Daintree} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DaintreeDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "com.daintree.data/Daintree",
    "name": "Daintree",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [
      {
        "number": 1,
        "name": "GSI1",
        "partitionKey": "GSI1PK",
        "sortKey": "GSI1SK",
        "projection": "ALL"
      },
      {
        "number": 2,
        "name": "GSI2",
        "partitionKey": "GSI2PK",
        "sortKey": "GSI2SK",
        "projection": "ALL"
      },
      {
        "number": 3,
        "name": "GSI3",
        "partitionKey": "GSI3PK",
        "sortKey": "GSI3SK",
        "projection": "ALL"
      }
    ],
    "entities": [
      {
        "class": "com.daintree.shop/Customer",
        "name": "Customer",
        "type": "Customer",
        "key": {"pk": "CUSTOMER#{customerId}", "sk": "CUSTOMER#{customerId}"},
        "indexKeys": [
          {"index": 1, "query": "byEmail", "pk": "EMAIL#{email:lower}", "sk": "CUSTOMER"}
        ],
        "properties": [
          {"name": "customerId", "attribute": "customerId", "type": "STRING", "method": "customerId"},
          {
            "name": "email",
            "attribute": "email",
            "type": "STRING",
            "method": "email",
            "unique": {"format": "lower", "scope": []}
          },
          {"name": "firstName", "attribute": "fn", "type": "STRING", "method": "firstName"},
          {"name": "lastName", "attribute": "ln", "type": "STRING", "method": "lastName"},
          {
            "name": "address",
            "attribute": "address",
            "type": {"document": "com.daintree.shop/Address"},
            "presence": "NULLABLE",
            "method": "address"
          },
          {"name": "since", "attribute": "since", "type": "LOCAL_DATE", "method": "since"}
        ],
        "construction": {
          "constructor": ["customerId", "email", "firstName", "lastName", "address", "since"]
        }
      },
      {
        "class": "com.daintree.shop/Seller",
        "name": "Seller",
        "type": "Seller",
        "key": {"pk": "SELLER#{sellerId}", "sk": "SELLER#{sellerId}"},
        "indexKeys": [{"index": 1, "query": "byEmail", "pk": "EMAIL#{email:lower}", "sk": "SELLER"}],
        "properties": [
          {"name": "sellerId", "attribute": "sellerId", "type": "STRING", "method": "sellerId"},
          {
            "name": "email",
            "attribute": "email",
            "type": "STRING",
            "method": "email",
            "unique": {"format": "lower", "scope": []}
          },
          {"name": "shopName", "attribute": "shopName", "type": "STRING", "method": "shopName"},
          {"name": "verified", "attribute": "verified", "type": "boolean", "method": "verified"}
        ],
        "construction": {"constructor": ["sellerId", "email", "shopName", "verified"]}
      },
      {
        "class": "com.daintree.shop/Cart",
        "name": "Cart",
        "type": "Cart",
        "key": {"query": "ofCustomer", "pk": "CUSTOMER#{customerId}", "sk": "CART#{kind}"},
        "indexKeys": [],
        "properties": [
          {"name": "customerId", "attribute": "customerId", "type": "STRING", "method": "customerId"},
          {
            "name": "kind",
            "attribute": "kind",
            "type": {"enum": "com.daintree.shop/CartKind", "constants": ["SHOPPING", "SAVED"]},
            "method": "kind"
          },
          {"name": "changedAt", "attribute": "changedAt", "type": "INSTANT", "method": "changedAt"},
          {
            "name": "version",
            "attribute": "version",
            "type": "long",
            "method": "version",
            "version": true
          }
        ],
        "construction": {"constructor": ["customerId", "kind", "changedAt", "version"]}
      },
      {
        "class": "com.daintree.shop/CartItem",
        "name": "CartItem",
        "type": "CartItem",
        "key": {
          "query": "ofCustomer",
          "pk": "CUSTOMER#{customerId}",
          "sk": "CARTITEM#{kind}#{productId}"
        },
        "indexKeys": [],
        "properties": [
          {"name": "customerId", "attribute": "customerId", "type": "STRING", "method": "customerId"},
          {
            "name": "kind",
            "attribute": "kind",
            "type": {"enum": "com.daintree.shop/CartKind", "constants": ["SHOPPING", "SAVED"]},
            "method": "kind"
          },
          {
            "name": "productId",
            "attribute": "productId",
            "type": "STRING",
            "method": "productId",
            "ref": {"class": "com.daintree.shop/Product"}
          },
          {
            "name": "title",
            "attribute": "title",
            "type": "STRING",
            "method": "title",
            "copyOf": {"class": "com.daintree.shop/Product", "property": "title", "refresh": true}
          },
          {
            "name": "unitPrice",
            "attribute": "unitPrice",
            "type": "BIG_DECIMAL",
            "method": "unitPrice",
            "copyOf": {"class": "com.daintree.shop/Product", "property": "price", "refresh": true}
          },
          {"name": "quantity", "attribute": "quantity", "type": "int", "method": "quantity"}
        ],
        "construction": {
          "constructor": ["customerId", "kind", "productId", "title", "unitPrice", "quantity"]
        }
      },
      {
        "class": "com.daintree.shop/Order",
        "name": "Order",
        "type": "Order",
        "key": {"query": "ofCustomer", "pk": "CUSTOMER#{customerId}", "sk": "ORDER#{orderId}"},
        "indexKeys": [],
        "properties": [
          {"name": "customerId", "attribute": "customerId", "type": "STRING", "method": "customerId"},
          {"name": "orderId", "attribute": "orderId", "type": "STRING", "method": "orderId"},
          {"name": "placedAt", "attribute": "placedAt", "type": "INSTANT", "method": "placedAt"},
          {
            "name": "status",
            "attribute": "status",
            "type": {
              "enum": "com.daintree.shop/OrderStatus",
              "constants": ["PLACED", "SHIPPED", "DELIVERED"]
            },
            "method": "status"
          },
          {
            "name": "shipTo",
            "attribute": "shipTo",
            "type": {"document": "com.daintree.shop/Address"},
            "method": "shipTo"
          },
          {"name": "total", "attribute": "total", "type": "BIG_DECIMAL", "method": "total"},
          {
            "name": "deliveredOn",
            "attribute": "deliveredOn",
            "type": "LOCAL_DATE",
            "presence": "OPTIONAL",
            "method": "deliveredOn"
          }
        ],
        "construction": {
          "constructor": [
            "customerId",
            "orderId",
            "placedAt",
            "status",
            "shipTo",
            "total",
            "deliveredOn"
          ]
        }
      },
      {
        "class": "com.daintree.shop/OrderLine",
        "name": "OrderLine",
        "type": "OrderLine",
        "key": {"query": "ofOrder", "pk": "ORDER#{orderId}", "sk": "LINE#{line:3}"},
        "indexKeys": [
          {
            "index": 2,
            "query": "everOrderedBy",
            "pk": "CUSTOMER#{customerId}",
            "sk": "PRODUCT#{productId}#ORDER#{orderId}#{line:3}"
          }
        ],
        "properties": [
          {"name": "orderId", "attribute": "orderId", "type": "STRING", "method": "orderId"},
          {"name": "line", "attribute": "line", "type": "int", "method": "line"},
          {"name": "customerId", "attribute": "customerId", "type": "STRING", "method": "customerId"},
          {"name": "productId", "attribute": "productId", "type": "STRING", "method": "productId"},
          {"name": "title", "attribute": "title", "type": "STRING", "method": "title"},
          {
            "name": "unitPrice",
            "attribute": "unitPrice",
            "type": "BIG_DECIMAL",
            "method": "unitPrice"
          },
          {"name": "quantity", "attribute": "quantity", "type": "int", "method": "quantity"}
        ],
        "construction": {
          "constructor": [
            "orderId",
            "line",
            "customerId",
            "productId",
            "title",
            "unitPrice",
            "quantity"
          ]
        }
      },
      {
        "class": "com.daintree.shop/Payment",
        "name": "Payment",
        "type": "Payment",
        "key": {
          "query": "ofOrder",
          "pk": "ORDER#{orderId}",
          "sk": "PAYMENT#{paidAt:seconds}#{paymentId}"
        },
        "indexKeys": [],
        "properties": [
          {"name": "orderId", "attribute": "orderId", "type": "STRING", "method": "orderId"},
          {"name": "paidAt", "attribute": "paidAt", "type": "INSTANT", "method": "paidAt"},
          {"name": "paymentId", "attribute": "paymentId", "type": "UUID", "method": "paymentId"},
          {
            "name": "method",
            "attribute": "method",
            "type": {
              "enum": "com.daintree.shop/PaymentMethod",
              "constants": ["CARD", "VOUCHER", "TRANSFER"]
            },
            "method": "method"
          },
          {"name": "amount", "attribute": "amount", "type": "BIG_DECIMAL", "method": "amount"}
        ],
        "construction": {"constructor": ["orderId", "paidAt", "paymentId", "method", "amount"]}
      },
      {
        "class": "com.daintree.shop/Category",
        "name": "Category",
        "type": "Category",
        "key": {"pk": "CATEGORY#{categoryId}", "sk": "CATEGORY#{categoryId}"},
        "indexKeys": [
          {"index": 2, "query": "ofParent", "pk": "PARENT#{parentId}", "sk": "CATEGORY#{name:rest}"},
          {"index": 3, "query": "below", "pk": "TOP#{topCategoryId}", "sk": "CATEGORY#{path}"}
        ],
        "properties": [
          {"name": "categoryId", "attribute": "categoryId", "type": "STRING", "method": "categoryId"},
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {
            "name": "parentId",
            "attribute": "parentId",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "parentId"
          },
          {
            "name": "topCategoryId",
            "attribute": "topCategoryId",
            "type": "STRING",
            "method": "topCategoryId"
          },
          {"name": "path", "attribute": "path", "type": "STRING", "method": "path"},
          {
            "name": "version",
            "attribute": "version",
            "type": "long",
            "method": "version",
            "version": true
          }
        ],
        "construction": {
          "constructor": ["categoryId", "name", "parentId", "topCategoryId", "path", "version"]
        }
      },
      {
        "class": "com.daintree.shop/Product",
        "name": "Product",
        "type": "Product",
        "key": {"pk": "PRODUCT#{productId}", "sk": "PRODUCT#{productId}"},
        "indexKeys": [
          {"index": 1, "query": "byTitle", "pk": "TITLE#{title:lower}", "sk": "PRODUCT#{productId}"},
          {
            "index": 2,
            "query": "ofCategory",
            "pk": "CATEGORY#{categoryId}",
            "sk": "PRODUCT#{title:lower}#{productId}"
          },
          {
            "index": 3,
            "query": "below",
            "pk": "TOP#{topCategoryId}",
            "sk": "PRODUCT#{categoryPath}#{productId}"
          }
        ],
        "properties": [
          {"name": "productId", "attribute": "productId", "type": "STRING", "method": "productId"},
          {"name": "sellerId", "attribute": "sellerId", "type": "STRING", "method": "sellerId"},
          {"name": "title", "attribute": "title", "type": "STRING", "method": "title"},
          {"name": "price", "attribute": "price", "type": "BIG_DECIMAL", "method": "price"},
          {"name": "stock", "attribute": "stock", "type": "int", "method": "stock"},
          {"name": "categoryId", "attribute": "categoryId", "type": "STRING", "method": "categoryId"},
          {
            "name": "topCategoryId",
            "attribute": "topCategoryId",
            "type": "STRING",
            "method": "topCategoryId"
          },
          {
            "name": "categoryPath",
            "attribute": "categoryPath",
            "type": "STRING",
            "method": "categoryPath"
          },
          {"name": "tags", "attribute": "tags", "type": {"set": "STRING"}, "method": "tags"},
          {
            "name": "features",
            "attribute": "features",
            "type": {"map": "STRING", "key": "STRING"},
            "method": "features"
          },
          {
            "name": "version",
            "attribute": "version",
            "type": "long",
            "method": "version",
            "version": true
          }
        ],
        "construction": {
          "constructor": [
            "productId",
            "sellerId",
            "title",
            "price",
            "stock",
            "categoryId",
            "topCategoryId",
            "categoryPath",
            "tags",
            "features",
            "version"
          ]
        }
      }
    ],
    "documents": [
      {
        "class": "com.daintree.shop/Address",
        "name": "Address",
        "properties": [
          {"name": "street", "attribute": "street", "type": "STRING", "method": "street"},
          {"name": "postCode", "attribute": "zip", "type": "STRING", "method": "postCode"},
          {"name": "city", "attribute": "city", "type": "STRING", "method": "city"},
          {"name": "country", "attribute": "country", "type": "STRING", "method": "country"}
        ],
        "construction": {"constructor": ["street", "postCode", "city", "country"]}
      }
    ],
    "collections": [
      {
        "interface": "com.daintree.shop/CustomerItem",
        "name": "customerItem",
        "index": 0,
        "members": [
          "com.daintree.shop/Customer",
          "com.daintree.shop/Cart",
          "com.daintree.shop/CartItem",
          "com.daintree.shop/Order"
        ]
      },
      {
        "record": "com.daintree.shop/CustomerWithOrders",
        "name": "customerWithOrders",
        "index": 0,
        "members": ["com.daintree.shop/Customer", "com.daintree.shop/Order"],
        "parts": [
          {"name": "customer", "entity": "com.daintree.shop/Customer", "kind": "HEAD"},
          {"name": "orders", "entity": "com.daintree.shop/Order", "kind": "LIST"}
        ]
      }
    ]
  }
  """;

  /** For the service loader. */
  public DaintreeDescriptor() {}

  @Override
  public String tableInterface() {
    return "com.daintree.data.Daintree";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return DaintreeTable.createTable(client, tableName);
  }
}
