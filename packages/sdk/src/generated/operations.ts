// Generated from openapi/ by `npm run generate`. Do not edit.

/** Each operation: which schemas its body and result follow, and how they are wrapped. */
export const operations = {
  "addressDelete": {
    "wrapped": false,
    "request": "AddressOwner",
    "response": "AddressList"
  },
  "addressList": {
    "wrapped": false,
    "request": null,
    "response": "AddressList"
  },
  "addressStateId": {
    "wrapped": false,
    "request": "StateRequest",
    "response": "State"
  },
  "addressUpdateDefault": {
    "wrapped": false,
    "request": "DefaultAddressRequest",
    "response": "AddressList"
  },
  "authLogin": {
    "wrapped": true,
    "request": "LoginRequest",
    "response": "User"
  },
  "authLoginByMemberNo": {
    "wrapped": true,
    "request": "MemberNoLoginRequest",
    "response": "User"
  },
  "authLogout": {
    "wrapped": false,
    "request": null,
    "response": "Nothing"
  },
  "authResetPassword": {
    "wrapped": false,
    "request": "ResetPasswordRequest",
    "response": "Nothing"
  },
  "authSendForgotOtp": {
    "wrapped": false,
    "request": "OtpRequest",
    "response": "OtpSent"
  },
  "authSendOtp": {
    "wrapped": false,
    "request": "OtpRequest",
    "response": "OtpSent"
  },
  "bannerList": {
    "wrapped": false,
    "request": "CompanyScope",
    "response": "BannerList"
  },
  "branchAvailableHour": {
    "wrapped": false,
    "request": null,
    "response": "BranchHours"
  },
  "branchDetail": {
    "wrapped": false,
    "request": "BranchDetailRequest",
    "response": "Branch"
  },
  "branchList": {
    "wrapped": false,
    "request": "BranchListRequest",
    "response": "BranchList"
  },
  "cartCalculateTotal": {
    "wrapped": false,
    "request": "Identity",
    "response": "CartTotal"
  },
  "cartCreate": {
    "wrapped": false,
    "request": "CartCreateRequest",
    "response": "Cart"
  },
  "cartCreateOrder": {
    "wrapped": true,
    "request": "CreateOrderRequest",
    "response": "CreateOrder"
  },
  "cartDelete": {
    "wrapped": false,
    "request": "Identity",
    "response": "Cart"
  },
  "cartGetQuotation": {
    "wrapped": false,
    "request": "QuotationRequest",
    "response": "Quotation"
  },
  "cartLoad": {
    "wrapped": false,
    "request": "Identity",
    "response": "Cart"
  },
  "cartMigrateGuest": {
    "wrapped": false,
    "request": "GuestMigrationRequest",
    "response": "Cart"
  },
  "cartMigrateGuestPreview": {
    "wrapped": false,
    "request": "GuestMigrationOwners",
    "response": "GuestMigrationPreview"
  },
  "cartOrderOutcome": {
    "wrapped": false,
    "request": "OrderOutcomeRequest",
    "response": "OrderOutcome"
  },
  "cartRemoveAll": {
    "wrapped": false,
    "request": "Identity",
    "response": "Cart"
  },
  "cartUpdate": {
    "wrapped": false,
    "request": "CartUpdateRequest",
    "response": "Cart"
  },
  "claimVoucher": {
    "wrapped": false,
    "request": "ClaimVoucherRequest",
    "response": "Voucher"
  },
  "claimedVoucherList": {
    "wrapped": false,
    "request": "VoucherListRequest",
    "response": "VoucherList"
  },
  "claimedVoucherListAvailable": {
    "wrapped": false,
    "request": "AvailableVouchersRequest",
    "response": "VoucherList"
  },
  "companyInfo": {
    "wrapped": false,
    "request": "CompanyInfoRequest",
    "response": "Company"
  },
  "createAddress": {
    "wrapped": false,
    "request": "CreateAddressRequest",
    "response": "AddressList"
  },
  "customer": {
    "wrapped": false,
    "request": null,
    "response": "User"
  },
  "deliveryOptions": {
    "wrapped": false,
    "request": "DeliveryOptionsRequest",
    "response": "DeliveryOptions"
  },
  "dishCategoryList": {
    "wrapped": false,
    "request": "Viewer",
    "response": "DishCategoryList"
  },
  "dishDetail": {
    "wrapped": false,
    "request": "Viewer",
    "response": "Dish"
  },
  "dishList": {
    "wrapped": false,
    "request": "Viewer",
    "response": "DishList"
  },
  "highlightList": {
    "wrapped": false,
    "request": "CompanyScope",
    "response": "HighlightList"
  },
  "hotDealDetail": {
    "wrapped": false,
    "request": null,
    "response": "HotDeal"
  },
  "lastOrder": {
    "wrapped": false,
    "request": "Identity",
    "response": "LastOrder"
  },
  "makeReorder": {
    "wrapped": false,
    "request": "ReorderRequest",
    "response": "Reorder"
  },
  "news": {
    "wrapped": false,
    "request": null,
    "response": "NewsList"
  },
  "notifications": {
    "wrapped": true,
    "request": null,
    "response": "NotificationList"
  },
  "notificationsRead": {
    "wrapped": true,
    "request": "ReadRequest",
    "response": "UnreadCount"
  },
  "orderCancel": {
    "wrapped": false,
    "request": "Identity",
    "response": "SalesOrder"
  },
  "orderDetail": {
    "wrapped": false,
    "request": "Identity",
    "response": "SalesOrder"
  },
  "orderList": {
    "wrapped": false,
    "request": "Identity",
    "response": "SalesOrderList"
  },
  "packageDetail": {
    "wrapped": false,
    "request": "Viewer",
    "response": "Package"
  },
  "packageList": {
    "wrapped": false,
    "request": "Viewer",
    "response": "PackageList"
  },
  "placeDetail": {
    "wrapped": false,
    "request": "PlaceDetailRequest",
    "response": "Place"
  },
  "placeSearch": {
    "wrapped": false,
    "request": "PlaceSearchRequest",
    "response": "PlaceList"
  },
  "pointList": {
    "wrapped": true,
    "request": null,
    "response": "PointTransactionList"
  },
  "register": {
    "wrapped": false,
    "request": "RegisterRequest",
    "response": "User"
  },
  "reservationCancel": {
    "wrapped": false,
    "request": "Identity",
    "response": "Reservation"
  },
  "reservationDetail": {
    "wrapped": false,
    "request": "ReservationDetailRequest",
    "response": "Reservation"
  },
  "reservationList": {
    "wrapped": false,
    "request": "Identity",
    "response": "ReservationList"
  },
  "reservationOutcome": {
    "wrapped": false,
    "request": "ReservationOutcomeRequest",
    "response": "ReservationOutcome"
  },
  "reservationStore": {
    "wrapped": false,
    "request": "StoreReservationRequest",
    "response": "Reservation"
  },
  "tierList": {
    "wrapped": false,
    "request": "CompanyScope",
    "response": "TierList"
  },
  "transactionHistoryDetails": {
    "wrapped": false,
    "request": "TransactionScope",
    "response": "TransactionDetail"
  },
  "transactionHistoryList": {
    "wrapped": true,
    "request": "TransactionRange",
    "response": "TransactionMonths"
  },
  "unreadCount": {
    "wrapped": true,
    "request": null,
    "response": "UnreadCount"
  },
  "updateAddress": {
    "wrapped": false,
    "request": "UpdateAddressRequest",
    "response": "AddressList"
  },
  "updatePassword": {
    "wrapped": false,
    "request": "PasswordRequest",
    "response": "User"
  },
  "updateProfile": {
    "wrapped": false,
    "request": "ProfileRequest",
    "response": "User",
    "form": true
  },
  "useVoucher": {
    "wrapped": false,
    "request": "UseVoucherRequest",
    "response": "Voucher"
  },
  "voucherList": {
    "wrapped": false,
    "request": "VoucherListRequest",
    "response": "VoucherList"
  },
  "walletTopup": {
    "wrapped": false,
    "request": "TopUpRequest",
    "response": "TopUp"
  },
  "walletTopupCancel": {
    "wrapped": false,
    "request": "TopUpScope",
    "response": "TopUp"
  },
  "walletTopupDetail": {
    "wrapped": false,
    "request": "TopUpScope",
    "response": "TopUp"
  },
  "walletTopupOutcome": {
    "wrapped": false,
    "request": "TopUpOutcomeRequest",
    "response": "TopUpOutcome"
  }
} as const;

/** The schema of the data that comes with a refusal, by code. */
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
  "VOUCHER_NOT_USABLE": "VoucherFit"
} as const;

/** Where the amounts of a schema stand; `*` is every item of a list or a map. */
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
