// Generated from openapi/ by `npm run generate`. Do not edit.

/** Where the amounts of a schema stand; `*` is every item of a list. */
export const moneyPaths: Readonly<Record<string, readonly string[]>> = {
  "Cart": [
    "lines.*.price",
    "lines.*.dish.price",
    "lines.*.dish.price_after_discount",
    "lines.*.package.price",
    "lines.*.package.price_after_discount",
    "lines.*.variation_list.*.additional_price",
    "lines.*.line_total",
    "total_price"
  ],
  "CartCreateRequest": [
    "variation.*.additional_price"
  ],
  "CartTotal": [
    "total_price",
    "subtotal",
    "voucher_discount_amount",
    "tier_discount_amount",
    "point_discount_amount",
    "total_amount",
    "charge_amount",
    "delivery_fee",
    "tax_amount",
    "adj_amount",
    "final_total_amount"
  ],
  "Company": [
    "max_discount_amount"
  ],
  "CreateOrder": [
    "final_total_amount"
  ],
  "CreateOrderRequest": [
    "point_discount",
    "subtotal",
    "voucher_use_amount",
    "delivery_fee",
    "lalamove_delivery_fee",
    "final_total_amount"
  ],
  "Dish": [
    "price",
    "price_after_discount",
    "dish_option.*.dish_option_variation.*.additional_price"
  ],
  "DishList": [
    "*.price",
    "*.price_after_discount"
  ],
  "HandoverPreview": [
    "guest_cart.lines.*.price",
    "guest_cart.lines.*.dish.price",
    "guest_cart.lines.*.dish.price_after_discount",
    "guest_cart.lines.*.package.price",
    "guest_cart.lines.*.package.price_after_discount",
    "guest_cart.lines.*.variation_list.*.additional_price",
    "guest_cart.lines.*.line_total",
    "guest_cart.total_price",
    "member_cart.lines.*.price",
    "member_cart.lines.*.dish.price",
    "member_cart.lines.*.dish.price_after_discount",
    "member_cart.lines.*.package.price",
    "member_cart.lines.*.package.price_after_discount",
    "member_cart.lines.*.variation_list.*.additional_price",
    "member_cart.lines.*.line_total",
    "member_cart.total_price",
    "merged.lines.*.price",
    "merged.lines.*.dish.price",
    "merged.lines.*.dish.price_after_discount",
    "merged.lines.*.package.price",
    "merged.lines.*.package.price_after_discount",
    "merged.lines.*.variation_list.*.additional_price",
    "merged.lines.*.line_total",
    "merged.total_price"
  ],
  "HotDeal": [
    "price",
    "package_list.*.price",
    "package_list.*.price_after_discount",
    "package_list.*.package_dish.*.package_dish_variation.*.dish_option_variation.*.additional_price",
    "hot_deal_option.*.hot_deal_option_variation.*.additional_price"
  ],
  "LastOrder": [
    "order_package.*.package_price",
    "order_package.*.dish_list.*.dish_price",
    "order_package.*.dish_list.*.variation_list.*.additional_price",
    "order_package.*.dish_list.*.line_total",
    "order_package.*.variation_list.*.additional_price",
    "order_package.*.line_total",
    "order_dish.*.dish_price",
    "order_dish.*.variation_list.*.additional_price",
    "order_dish.*.line_total",
    "final_total_amount"
  ],
  "OrderOutcome": [
    "order.final_total_amount"
  ],
  "Package": [
    "price",
    "price_after_discount",
    "package_dish.*.package_dish_variation.*.dish_option_variation.*.additional_price"
  ],
  "PackageList": [
    "*.price",
    "*.price_after_discount"
  ],
  "PriceChangedData": [
    "cart.lines.*.price",
    "cart.lines.*.dish.price",
    "cart.lines.*.dish.price_after_discount",
    "cart.lines.*.package.price",
    "cart.lines.*.package.price_after_discount",
    "cart.lines.*.variation_list.*.additional_price",
    "cart.lines.*.line_total",
    "cart.total_price",
    "total.total_price",
    "total.subtotal",
    "total.voucher_discount_amount",
    "total.tier_discount_amount",
    "total.point_discount_amount",
    "total.total_amount",
    "total.charge_amount",
    "total.delivery_fee",
    "total.tax_amount",
    "total.adj_amount",
    "total.final_total_amount"
  ],
  "Quotation": [
    "totalFee"
  ],
  "Reorder": [
    "cart.lines.*.price",
    "cart.lines.*.dish.price",
    "cart.lines.*.dish.price_after_discount",
    "cart.lines.*.package.price",
    "cart.lines.*.package.price_after_discount",
    "cart.lines.*.variation_list.*.additional_price",
    "cart.lines.*.line_total",
    "cart.total_price"
  ],
  "SalesOrder": [
    "order_package.*.package_price",
    "order_package.*.dish_list.*.dish_price",
    "order_package.*.dish_list.*.variation_list.*.additional_price",
    "order_package.*.dish_list.*.line_total",
    "order_package.*.variation_list.*.additional_price",
    "order_package.*.line_total",
    "order_dish.*.dish_price",
    "order_dish.*.variation_list.*.additional_price",
    "order_dish.*.line_total",
    "subtotal",
    "voucher_discount_amount",
    "tier_discount_amount",
    "point_discount_amount",
    "total_amount",
    "charge_amount",
    "delivery_fee",
    "tax_amount",
    "adj_amount",
    "final_total_amount"
  ],
  "SalesOrderList": [
    "*.order_package.*.package_price",
    "*.order_package.*.dish_list.*.dish_price",
    "*.order_package.*.dish_list.*.variation_list.*.additional_price",
    "*.order_package.*.dish_list.*.line_total",
    "*.order_package.*.variation_list.*.additional_price",
    "*.order_package.*.line_total",
    "*.order_dish.*.dish_price",
    "*.order_dish.*.variation_list.*.additional_price",
    "*.order_dish.*.line_total",
    "*.final_total_amount"
  ],
  "User": [
    "wallet"
  ]
};

/** Every msgCode of the contract but OK. */
export const errorCodes = [
  "ERROR",
  "USER_NOT_FOUND",
  "COMPANY_NOT_FOUND",
  "VOUCHER_CLAIM_EXCEED",
  "VOUCHER_CLAIM_PER_CUSTOMER_EXCEED",
  "VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED",
  "UNABLE_TO_RESERVE",
  "RESERVATION_APPROVED",
  "SELECT_ALL_REQUIRED_VARIATION",
  "NOTHING_TO_CHECK_OUT",
  "NOT_ENOUGH_POINT",
  "MISSING_ADDRESS",
  "DINED_GEOLOCATION",
  "VOUCHER_USED",
  "AMOUNT_EXCEED",
  "VOUCHER_EXPIRED",
  "PHONE_NO_REGISTERED",
  "OTP_NOT_SAME",
  "INVALID_PHONE_NO",
  "UNABLE_TO_REORDER",
  "INVALID_PASSWORD",
  "ERR_OUT_OF_SERVICE_AREA",
  "ERR_INVALID_MARKET",
  "SESSION_EXPIRED",
  "LALAMOVE_ERROR",
  "INVALID_REQUEST",
  "NOT_FOUND",
  "TOO_MANY_REQUESTS",
  "SERVICE_UNAVAILABLE",
  "CART_BRANCH_MISMATCH",
  "CART_LIMIT_EXCEEDED",
  "ITEM_UNAVAILABLE",
  "PRICE_CHANGED",
  "BRANCH_CLOSED",
  "INVALID_DELIVERY_TIME",
  "IDEMPOTENCY_CONFLICT",
  "ORDER_NOT_CANCELLABLE",
  "OTP_ALREADY_SENT",
  "OTP_EXPIRED",
  "SMS_NOT_SENT",
  "EMAIL_ALREADY_SET",
  "AVATAR_TOO_LARGE",
  "AVATAR_NOT_AN_IMAGE",
  "ADDRESS_LIMIT_EXCEEDED"
] as const;
