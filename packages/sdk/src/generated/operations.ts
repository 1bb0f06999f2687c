// Generated from openapi/ by `npm run generate`. Do not edit.

/** Each operation: how to ask, and which schemas its body and result follow. */
export const operations = {
  "addressDelete": {
    "method": "post",
    "path": "/address/delete/{id}",
    "wrapped": false,
    "request": "AddressOwner",
    "response": "AddressList"
  },
  "addressList": {
    "method": "get",
    "path": "/address_list/{customerId}",
    "wrapped": false,
    "request": null,
    "response": "AddressList"
  },
  "addressStateId": {
    "method": "post",
    "path": "/address/state_id",
    "wrapped": false,
    "request": "StateRequest",
    "response": "State"
  },
  "addressUpdateDefault": {
    "method": "post",
    "path": "/address/update_default",
    "wrapped": false,
    "request": "DefaultAddressRequest",
    "response": "AddressList"
  },
  "authLogin": {
    "method": "post",
    "path": "/auth/login",
    "wrapped": true,
    "request": "LoginRequest",
    "response": "User"
  },
  "authLogout": {
    "method": "post",
    "path": "/auth/logout",
    "wrapped": false,
    "request": null,
    "response": "Nothing"
  },
  "authResetPassword": {
    "method": "post",
    "path": "/auth/resetPassword",
    "wrapped": false,
    "request": "ResetPasswordRequest",
    "response": "Nothing"
  },
  "authSendForgotOtp": {
    "method": "post",
    "path": "/auth/sendForgotOtp",
    "wrapped": false,
    "request": "OtpRequest",
    "response": "OtpSent"
  },
  "authSendOtp": {
    "method": "post",
    "path": "/auth/sendOtp",
    "wrapped": false,
    "request": "OtpRequest",
    "response": "OtpSent"
  },
  "bannerList": {
    "method": "post",
    "path": "/banner_list",
    "wrapped": false,
    "request": "CompanyScope",
    "response": "BannerList"
  },
  "branchAvailableHour": {
    "method": "get",
    "path": "/branch_available_hour/{id}",
    "wrapped": false,
    "request": null,
    "response": "BranchHours"
  },
  "branchDetail": {
    "method": "post",
    "path": "/branch_detail/{id}",
    "wrapped": false,
    "request": "BranchDetailRequest",
    "response": "Branch"
  },
  "branchList": {
    "method": "post",
    "path": "/branch_list/{companyId}",
    "wrapped": false,
    "request": "BranchListRequest",
    "response": "BranchList"
  },
  "cartCalculateTotal": {
    "method": "post",
    "path": "/cart/calculate_total",
    "wrapped": false,
    "request": "Identity",
    "response": "CartTotal"
  },
  "cartCreate": {
    "method": "post",
    "path": "/cart/create",
    "wrapped": false,
    "request": "CartCreateRequest",
    "response": "Cart"
  },
  "cartCreateOrder": {
    "method": "post",
    "path": "/cart/create_order",
    "wrapped": true,
    "request": "CreateOrderRequest",
    "response": "CreateOrder"
  },
  "cartDelete": {
    "method": "post",
    "path": "/cart/delete/{id}",
    "wrapped": false,
    "request": "Identity",
    "response": "Cart"
  },
  "cartGetQuotation": {
    "method": "post",
    "path": "/cart/get_quotation",
    "wrapped": false,
    "request": "QuotationRequest",
    "response": "Quotation"
  },
  "cartHandover": {
    "method": "post",
    "path": "/cart/handover",
    "wrapped": false,
    "request": "HandoverRequest",
    "response": "Cart"
  },
  "cartHandoverPreview": {
    "method": "post",
    "path": "/cart/handover_preview",
    "wrapped": false,
    "request": "HandoverOwners",
    "response": "HandoverPreview"
  },
  "cartLoad": {
    "method": "post",
    "path": "/cart/load",
    "wrapped": false,
    "request": "Identity",
    "response": "Cart"
  },
  "cartOrderOutcome": {
    "method": "post",
    "path": "/cart/order_outcome",
    "wrapped": false,
    "request": "OrderOutcomeRequest",
    "response": "OrderOutcome"
  },
  "cartRemoveAll": {
    "method": "post",
    "path": "/cart/remove_all",
    "wrapped": false,
    "request": "Identity",
    "response": "Cart"
  },
  "cartUpdate": {
    "method": "post",
    "path": "/cart/update/{id}",
    "wrapped": false,
    "request": "CartUpdateRequest",
    "response": "Cart"
  },
  "companyInfo": {
    "method": "post",
    "path": "/company/info",
    "wrapped": false,
    "request": "CompanyInfoRequest",
    "response": "Company"
  },
  "createAddress": {
    "method": "post",
    "path": "/create_address",
    "wrapped": false,
    "request": "CreateAddressRequest",
    "response": "AddressList"
  },
  "customer": {
    "method": "get",
    "path": "/customer/{id}",
    "wrapped": false,
    "request": null,
    "response": "User"
  },
  "dishCategoryList": {
    "method": "post",
    "path": "/dish_category_list/{companyId}",
    "wrapped": false,
    "request": "Viewer",
    "response": "DishCategoryList"
  },
  "dishDetail": {
    "method": "post",
    "path": "/dish_detail/{branch_id}/{dish_id}",
    "wrapped": false,
    "request": "Viewer",
    "response": "Dish"
  },
  "dishList": {
    "method": "post",
    "path": "/dish_list/{branch_id}/{category_id}",
    "wrapped": false,
    "request": "Viewer",
    "response": "DishList"
  },
  "highlightList": {
    "method": "post",
    "path": "/highlight_list",
    "wrapped": false,
    "request": "CompanyScope",
    "response": "HighlightList"
  },
  "hotDealDetail": {
    "method": "get",
    "path": "/hot_deal_detail/{branch_id}/{hot_deal_id}",
    "wrapped": false,
    "request": null,
    "response": "HotDeal"
  },
  "lastOrder": {
    "method": "post",
    "path": "/last_order",
    "wrapped": false,
    "request": "Identity",
    "response": "LastOrder"
  },
  "makeReorder": {
    "method": "post",
    "path": "/make_reorder",
    "wrapped": false,
    "request": "ReorderRequest",
    "response": "Reorder"
  },
  "news": {
    "method": "get",
    "path": "/news",
    "wrapped": false,
    "request": null,
    "response": "NewsList"
  },
  "notifications": {
    "method": "get",
    "path": "/notifications/{id}",
    "wrapped": true,
    "request": null,
    "response": "NotificationList"
  },
  "notificationsRead": {
    "method": "post",
    "path": "/notifications_read/{id}",
    "wrapped": true,
    "request": "ReadRequest",
    "response": "UnreadCount"
  },
  "orderCancel": {
    "method": "post",
    "path": "/order_cancel/{id}",
    "wrapped": false,
    "request": "Identity",
    "response": "SalesOrder"
  },
  "orderDetail": {
    "method": "post",
    "path": "/order_detail/{id}",
    "wrapped": false,
    "request": "Identity",
    "response": "SalesOrder"
  },
  "orderList": {
    "method": "post",
    "path": "/order_list",
    "wrapped": false,
    "request": "Identity",
    "response": "SalesOrderList"
  },
  "packageDetail": {
    "method": "post",
    "path": "/package_detail/{branch_id}/{package_id}",
    "wrapped": false,
    "request": "Viewer",
    "response": "Package"
  },
  "packageList": {
    "method": "post",
    "path": "/package_list/{companyId}/{branch_id}",
    "wrapped": false,
    "request": "Viewer",
    "response": "PackageList"
  },
  "placeDetail": {
    "method": "post",
    "path": "/place_detail/{place_id}",
    "wrapped": false,
    "request": null,
    "response": "Place"
  },
  "placeSearch": {
    "method": "post",
    "path": "/place_search",
    "wrapped": false,
    "request": "PlaceSearchRequest",
    "response": "PlaceList"
  },
  "register": {
    "method": "post",
    "path": "/register",
    "wrapped": false,
    "request": "RegisterRequest",
    "response": "User"
  },
  "unreadCount": {
    "method": "get",
    "path": "/unread_count/{userId}",
    "wrapped": true,
    "request": null,
    "response": "UnreadCount"
  },
  "updateAddress": {
    "method": "post",
    "path": "/update_address/{id}",
    "wrapped": false,
    "request": "UpdateAddressRequest",
    "response": "AddressList"
  },
  "updatePassword": {
    "method": "post",
    "path": "/update/password/{id}",
    "wrapped": false,
    "request": "PasswordRequest",
    "response": "User"
  },
  "updateProfile": {
    "method": "post",
    "path": "/update/profile/{id}",
    "wrapped": false,
    "request": "ProfileRequest",
    "response": "User",
    "form": true
  }
} as const;

/** The schema of the data that comes with a refusal, by code. */
export const errorData = {
  "BRANCH_CLOSED": "BranchClosedData",
  "CART_BRANCH_MISMATCH": "CartBranchData",
  "INVALID_DELIVERY_TIME": "InvalidDeliveryTimeData",
  "INVALID_REQUEST": "InvalidRequestData",
  "ITEM_UNAVAILABLE": "ItemUnavailableData",
  "OTP_ALREADY_SENT": "OtpAlreadySentData",
  "PRICE_CHANGED": "PriceChangedData",
  "SELECT_ALL_REQUIRED_VARIATION": "MissingVariationData",
  "TOO_MANY_REQUESTS": "RetryData"
} as const;

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
