// Generated from openapi/ by `npm run generate`. Do not edit.

/** Nested envelope, schemas of body and result with amounts, and extensions, by operation. */
export const operations = {
  "accountClose": {
    "wrapped": null
  },
  "addressDelete": {
    "wrapped": null
  },
  "addressList": {
    "wrapped": null,
    "safe": true
  },
  "addressStateId": {
    "wrapped": null,
    "safe": true
  },
  "addressUpdateDefault": {
    "wrapped": null
  },
  "answerSpendingRequest": {
    "wrapped": null,
    "response": "MemberRequest"
  },
  "authLogin": {
    "wrapped": "data",
    "response": "User"
  },
  "authLoginByMemberNo": {
    "wrapped": "data",
    "response": "User"
  },
  "authLogout": {
    "wrapped": null
  },
  "authResetPassword": {
    "wrapped": null
  },
  "authSendForgotOtp": {
    "wrapped": null
  },
  "authSendOtp": {
    "wrapped": null
  },
  "bannerList": {
    "wrapped": null,
    "safe": true
  },
  "branchAvailableHour": {
    "wrapped": null,
    "safe": true
  },
  "branchDetail": {
    "wrapped": null,
    "safe": true
  },
  "branchList": {
    "wrapped": null,
    "safe": true
  },
  "cartCalculateTotal": {
    "wrapped": null,
    "response": "CartTotal",
    "safe": true
  },
  "cartChangeBranch": {
    "wrapped": null,
    "response": "Cart"
  },
  "cartCreate": {
    "wrapped": null,
    "request": "CartCreateRequest",
    "response": "Cart"
  },
  "cartCreateOrder": {
    "wrapped": "data",
    "request": "CreateOrderRequest",
    "response": "CreateOrder"
  },
  "cartDelete": {
    "wrapped": null,
    "response": "Cart"
  },
  "cartGetQuotation": {
    "wrapped": null,
    "response": "Quotation",
    "safe": true
  },
  "cartLoad": {
    "wrapped": null,
    "response": "Cart",
    "safe": true
  },
  "cartMigrateGuest": {
    "wrapped": null,
    "response": "Cart"
  },
  "cartMigrateGuestPreview": {
    "wrapped": null,
    "response": "GuestMigrationPreview",
    "safe": true
  },
  "cartOrderOutcome": {
    "wrapped": null,
    "response": "OrderOutcome",
    "safe": true
  },
  "cartRemoveAll": {
    "wrapped": null,
    "response": "Cart"
  },
  "cartUpdate": {
    "wrapped": null,
    "response": "Cart"
  },
  "claimVoucher": {
    "wrapped": null,
    "response": "Voucher"
  },
  "claimedVoucherList": {
    "wrapped": null,
    "response": "VoucherList",
    "safe": true
  },
  "claimedVoucherListAvailable": {
    "wrapped": null,
    "response": "VoucherList",
    "safe": true
  },
  "companyInfo": {
    "wrapped": null,
    "response": "Company",
    "safe": true
  },
  "createAddress": {
    "wrapped": null
  },
  "customer": {
    "wrapped": null,
    "response": "User",
    "safe": true
  },
  "deliveryOptions": {
    "wrapped": null,
    "response": "DeliveryOptions",
    "safe": true
  },
  "dishCategoryList": {
    "wrapped": null,
    "safe": true
  },
  "dishDetail": {
    "wrapped": null,
    "response": "Dish",
    "safe": true
  },
  "dishList": {
    "wrapped": null,
    "response": "DishList",
    "safe": true
  },
  "highlightList": {
    "wrapped": null,
    "safe": true
  },
  "hotDealDetail": {
    "wrapped": null,
    "response": "HotDeal",
    "safe": true
  },
  "lastOrder": {
    "wrapped": null,
    "response": "LastOrder",
    "safe": true
  },
  "makeReorder": {
    "wrapped": null,
    "response": "Reorder"
  },
  "memberData": {
    "wrapped": null,
    "safe": true
  },
  "news": {
    "wrapped": null,
    "safe": true
  },
  "notifications": {
    "wrapped": "data",
    "safe": true
  },
  "notificationsRead": {
    "wrapped": "data"
  },
  "orderCancel": {
    "wrapped": "sales_order",
    "response": "SalesOrder"
  },
  "orderDetail": {
    "wrapped": "sales_order",
    "response": "SalesOrder",
    "safe": true
  },
  "orderList": {
    "wrapped": "sales_order_list",
    "response": "SalesOrderList",
    "safe": true
  },
  "orderReceipt": {
    "wrapped": null,
    "response": "OrderReceipt",
    "safe": true
  },
  "packageDetail": {
    "wrapped": null,
    "response": "Package",
    "safe": true
  },
  "packageList": {
    "wrapped": null,
    "response": "PackageList",
    "safe": true
  },
  "pageVisitor": {
    "wrapped": null
  },
  "paymentCode": {
    "wrapped": null
  },
  "placeDetail": {
    "wrapped": null,
    "safe": true
  },
  "placeSearch": {
    "wrapped": null,
    "safe": true
  },
  "pointList": {
    "wrapped": "data",
    "safe": true
  },
  "register": {
    "wrapped": null,
    "response": "User"
  },
  "reservationCancel": {
    "wrapped": null
  },
  "reservationDetail": {
    "wrapped": null,
    "safe": true
  },
  "reservationList": {
    "wrapped": null,
    "safe": true
  },
  "reservationOutcome": {
    "wrapped": null,
    "safe": true
  },
  "reservationStore": {
    "wrapped": null
  },
  "sessionEndOthers": {
    "wrapped": "data"
  },
  "sessionList": {
    "wrapped": "data",
    "safe": true
  },
  "spendingRequest": {
    "wrapped": null,
    "response": "OpenMemberRequest",
    "safe": true
  },
  "tierList": {
    "wrapped": null,
    "response": "TierList",
    "safe": true
  },
  "transactionHistoryDetails": {
    "wrapped": null,
    "response": "TransactionDetail",
    "safe": true
  },
  "transactionHistoryList": {
    "wrapped": "data",
    "response": "TransactionMonths",
    "safe": true
  },
  "unreadCount": {
    "wrapped": "data",
    "safe": true
  },
  "updateAddress": {
    "wrapped": null
  },
  "updatePassword": {
    "wrapped": null,
    "response": "User"
  },
  "updateProfile": {
    "wrapped": null,
    "response": "User",
    "form": true
  },
  "useVoucher": {
    "wrapped": null,
    "response": "Voucher"
  },
  "usualOrder": {
    "wrapped": null,
    "response": "LastOrder",
    "safe": true
  },
  "voucherList": {
    "wrapped": null,
    "response": "VoucherList",
    "safe": true
  },
  "walletTopup": {
    "wrapped": null,
    "request": "TopUpRequest",
    "response": "TopUp"
  },
  "walletTopupCancel": {
    "wrapped": null,
    "response": "TopUp"
  },
  "walletTopupDetail": {
    "wrapped": null,
    "response": "TopUp",
    "safe": true
  },
  "walletTopupOutcome": {
    "wrapped": null,
    "response": "TopUpOutcome",
    "safe": true
  }
} as const;

/** Schema of an error's data, by code. */
export const errorData = {
  "AMOUNT_EXCEED": "VoucherFit",
  "BRANCH_CLOSED": "BranchClosedData",
  "CART_BRANCH_MISMATCH": "CartBranchData",
  "INVALID_DELIVERY_TIME": "InvalidDeliveryTimeData",
  "INVALID_REQUEST": "InvalidRequestData",
  "INVALID_RESERVATION_TIME": "InvalidReservationTimeData",
  "ITEM_UNAVAILABLE": "ItemUnavailableData",
  "OTP_ALREADY_SENT": "OtpAlreadySentData",
  "PARTY_TOO_LARGE": "PartyTooLargeData",
  "PRICE_CHANGED": "PriceChangedData",
  "RESERVATION_APPROVED": "ReservationApprovedData",
  "SELECT_ALL_REQUIRED_VARIATION": "MissingVariationData",
  "TOO_MANY_REQUESTS": "RetryData",
  "TOP_UP_AMOUNT": "TopUpAmountData",
  "UNABLE_TO_RESERVE": "UnableToReserveData",
  "VOUCHER_NOT_USABLE": "VoucherFit",
  "WAIT_CHANGED": "WaitChangedData"
} as const;

/** Paths of a schema's amounts; `*` is every item of a list or map. */
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
    "max_discount_amount",
    "topup_amounts.*"
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
  "DeliveryOptions": [
    "branches.*.delivery_fee"
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
  "GuestMigrationPreview": [
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
    "open_amounts.*.line_total",
    "final_total_amount"
  ],
  "MemberRequest": [
    "amount"
  ],
  "OpenMemberRequest": [
    "amount"
  ],
  "OrderOutcome": [
    "order.final_total_amount"
  ],
  "OrderReceipt": [
    "final_total_amount"
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
    "open_amounts.*.line_total",
    "dine_in.payments.*.amount",
    "subtotal",
    "voucher_discount_amount",
    "tier_discount_amount",
    "point_discount_amount",
    "total_amount",
    "charge_amount",
    "delivery_fee",
    "tax_amount",
    "adj_amount",
    "final_total_amount",
    "refunded_amount"
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
    "*.open_amounts.*.line_total",
    "*.final_total_amount"
  ],
  "TierList": [
    "*.top_up_amount",
    "*.voucher_worth"
  ],
  "TopUp": [
    "amount",
    "wallet"
  ],
  "TopUpAmountData": [
    "min_amount",
    "max_amount"
  ],
  "TopUpOutcome": [
    "topup.amount",
    "topup.wallet"
  ],
  "TopUpRequest": [
    "amount"
  ],
  "TransactionDetail": [
    "amount",
    "balance"
  ],
  "TransactionMonths": [
    "*.*.amount"
  ],
  "User": [
    "wallet"
  ],
  "Voucher": [
    "amount",
    "total_max_given_amount",
    "min_purchase",
    "discount_amount",
    "wallet",
    "fit.missing_amount"
  ],
  "VoucherFit": [
    "missing_amount"
  ],
  "VoucherList": [
    "*.amount",
    "*.total_max_given_amount",
    "*.min_purchase",
    "*.discount_amount",
    "*.wallet",
    "*.fit.missing_amount"
  ]
};
