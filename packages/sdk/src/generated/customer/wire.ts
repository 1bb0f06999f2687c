// Generated from openapi/ by `npm run generate`. Do not edit.

import type { MoneyString } from '../../money.ts';

export interface paths {
    "/account/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the member's account */
        post: operations["accountClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address_list/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a member's addresses */
        get: operations["addressList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address
         * @description After deletion of the default address, the oldest remaining address becomes the default.
         */
        post: operations["addressDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/state_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the id of a state */
        post: operations["addressStateId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/update_default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the default address */
        post: operations["addressUpdateDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description An unknown number and a wrong password return the same error after the same time.
         */
        post: operations["authLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login_by_member_no": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a member number
         * @description The member number is part of the payment code and not secret: sign-in also requires the password. An unknown number and a wrong password return the same error after the same time. Wrong passwords count towards the same limit as those of `auth/login`.
         */
        post: operations["authLoginByMemberNo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out on this device */
        post: operations["authLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code */
        post: operations["authResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sendForgotOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password-reset code
         * @description The response, including the waiting time, is the same for an unknown number. The server sends no message to it.
         */
        post: operations["authSendForgotOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-up code
         * @description The server sends at most one code to a number every 120 seconds, regardless of the client.
         */
        post: operations["authSendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the banners of the home and menu screens */
        post: operations["bannerList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch_available_hour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the times for which an order can be requested
         * @description In steps of 15 minutes from opening. Excludes past times and times before the kitchen can be ready.
         */
        get: operations["branchAvailableHour"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch_detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a branch */
        post: operations["branchDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branch_list/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the branches of a company
         * @description With coordinates the nearest branch comes first and `distance` is set.
         */
        post: operations["branchList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/calculate_total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the current total of the cart
         * @description Changes nothing.
         */
        post: operations["cartCalculateTotal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/change_branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the cart to another branch
         * @description All lines stay in the cart. A line that the branch cannot supply has an `unavailable_reason` and blocks the order until the customer removes it. The call is idempotent. An empty cart stays unbound. A branch of another company returns NOT_FOUND.
         */
        post: operations["cartChangeBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a dish, a package or a hot deal to the cart
         * @description If the cart has a line with the same item and choices, its quantity increases. `replaces` atomically replaces a line. A request with a `reference` that the cart already processed changes nothing.
         */
        post: operations["cartCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/create_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order from the cart
         * @description The cart does not change until the order is paid. The server compares the amounts in the request with its own.
         */
        post: operations["cartCreateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a line */
        post: operations["cartDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/get_quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the delivery fee
         * @description Reserves nothing. create_order requests a new quotation from the courier.
         */
        post: operations["cartGetQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the cart */
        post: operations["cartLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/migrate_guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer a guest's cart and orders to the member
         * @description The transfer is atomic and idempotent. Equal lines merge into one of at most 99 pieces. Transferred orders earn no points.
         */
        post: operations["cartMigrateGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/migrate_guest_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the transfer of a guest's cart
         * @description Changes nothing.
         */
        post: operations["cartMigrateGuestPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/order_outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the order created with an idempotency key
         * @description The client calls it after a lost response to create_order, before the customer retries.
         */
        post: operations["cartOrderOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/remove_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the cart
         * @description Also unbinds the cart from its branch and delivery method.
         */
        post: operations["cartRemoveAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the quantity of a line
         * @description The request sets the quantity and does not add to it, so that a repeated request is harmless.
         */
        post: operations["cartUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claim_voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a voucher
         * @description Each claim creates another voucher, within the limits. The database enforces the three limits and the member's points balance.
         */
        post: operations["claimVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claimed_voucher_list/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a member's claimed vouchers against the cart
         * @description For each voucher, returns whether it can be used for the member's cart at the branch, with the discount or the reason.
         */
        post: operations["claimedVoucherListAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claimed/voucher_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a member's claimed vouchers */
        post: operations["claimedVoucherList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the company of a subdomain */
        post: operations["companyInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address
         * @description A member's first address becomes the default, regardless of `is_default`.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a member's own record */
        get: operations["customer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery_options/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the branches that deliver to a place
         * @description Reserves nothing. A failed quotation for one branch does not affect the others. Results may be cached for a minute; cart/get_quotation and create_order request new quotations.
         */
        post: operations["deliveryOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dish_category_list/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the categories of the menu */
        post: operations["dishCategoryList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dish_detail/{branch_id}/{dish_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a dish at a branch, with its options */
        post: operations["dishDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dish_list/{branch_id}/{category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the dishes of a category at a branch
         * @description The category `all` returns the whole menu, each dish with its category.
         */
        post: operations["dishList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/highlight_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the highlights of the home screen */
        post: operations["highlightList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hot_deal_detail/{branch_id}/{hot_deal_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a hot deal at a branch, with its packages */
        get: operations["hotDealDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/last_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a customer's newest order */
        post: operations["lastOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/make_reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill the cart from a previous order
         * @description Replaces the contents of the cart, at current prices. The call is idempotent.
         */
        post: operations["makeReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member_data/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export a member's data */
        get: operations["memberData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the news of the company */
        get: operations["news"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications_read/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks all notifications up to the given one, so that a later notification stays unread.
         */
        post: operations["notificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a member's notifications */
        get: operations["notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order_cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid order
         * @description Also voids the started payment. The call is idempotent.
         */
        post: operations["orderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order_detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get an order */
        post: operations["orderDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a customer's orders */
        post: operations["orderList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order_receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an order by the receipt in the payment's return address
         * @description For a browser without access to the order, such as one without storage or another one than the order was placed in. The receipt needs no sign-in and is valid for 48 hours after the order was placed. The response contains no personal data.
         */
        post: operations["orderReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package_detail/{branch_id}/{package_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a package at a branch, with its options and side dishes */
        post: operations["packageDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/package_list/{companyId}/{branch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the packages and hot deals at a branch */
        post: operations["packageList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page_visitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the server render pages for this customer
         * @description Sets a cookie that only page rendering reads; no operation accepts it. It replaces the device's previous one. A member's cookie ends with the session. Every 401 response and auth/logout delete it.
         */
        post: operations["pageVisitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_code/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the secret of the device's payment codes
         * @description The device makes a code from the secret and the time, also without a connection: RFC 6238 with SHA-1. A member reads it out at the counter to spend the wallet or a voucher. Each session has its own secret, which ends with the session. The first request creates it; later ones return the same. Never cached.
         */
        post: operations["paymentCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/place_detail/{place_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a place */
        post: operations["placeDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/place_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for places in Malaysia
         * @description With a query, returns matching places; of equal matches the nearest comes first. With an empty query, returns the position itself and then known places near it. Returns an empty list for positions outside Malaysia. The server queries a map service if one is configured, and its own list of places if not or if the service fails.
         */
        post: operations["placeSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/point_list/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the points a member earned and spent */
        get: operations["pointList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description A new member receives the company's sign-up points.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation_detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a booking
         * @description With coordinates, `branch.distance` is set.
         */
        post: operations["reservationDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a customer's bookings */
        post: operations["reservationList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking that the branch has not approved
         * @description Releases the seats. The call is idempotent.
         */
        post: operations["reservationCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the booking created with an idempotency key
         * @description The client calls it after a lost response to reservation/store, before the customer retries.
         */
        post: operations["reservationOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a table
         * @description Date and time are in the company's time zone and one of the times of branch_detail. The server reserves the seats at once; the branch then approves or rejects the booking.
         */
        post: operations["reservationStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session_list/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a member's sessions */
        get: operations["sessionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/end_others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all other sessions */
        post: operations["sessionEndOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spending_request/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the question of a branch to the member
         * @description The branch asks whether the wallet pays a bill, or whether a bill uses a voucher. A question is open for 60 seconds.
         */
        post: operations["spendingRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spending_request/answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the question of a branch
         * @description With the yes the server pays or uses the voucher at once, in one transaction. A repeated answer changes nothing. An answer to a question that is over returns its state.
         */
        post: operations["answerSpendingRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tier_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the member tiers and their benefits
         * @description Requires no sign-in.
         */
        post: operations["tierList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction_history_details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a transaction of a member's wallet */
        post: operations["transactionHistoryDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transaction_history_list/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the transactions of a member's wallet
         * @description INVALID_REQUEST has the path body.endDate if the range ends before it begins. It has the path body.startDate for a range of more than ten years or 5,000 entries.
         */
        post: operations["transactionHistoryList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unread_count/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count a member's unread notifications */
        get: operations["unreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update_address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an address
         * @description Without new coordinates the address stays at its position on the map. The default address stays the default until another address becomes it.
         */
        post: operations["updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update/password/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a member's own record
         * @description A new picture replaces the previous one; without a picture the previous one remains. The server re-encodes the picture from its pixels, which removes all metadata.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/use_voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a voucher at the counter
         * @description Only for vouchers that are valid for dining in.
         */
        post: operations["useVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usual_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the order that a customer repeats at this time of day
         * @description The server searches the customer's newest 30 orders. It considers paid, uncancelled orders within three hours of the current time of day. It returns the newest of the most frequent equal orders, or null if none occurred three times.
         */
        post: operations["usualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/voucher_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the vouchers that can be claimed
         * @description Excludes vouchers granted at sign-up or with a tier.
         */
        post: operations["voucherList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/topup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up the wallet
         * @description The top-up waits 30 minutes for its payment. A member has at most five waiting top-ups; data.retry_at of TOO_MANY_REQUESTS is the time when the first one expires.
         */
        post: operations["walletTopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/topup_cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid top-up
         * @description Also voids the started payment. The call is idempotent.
         */
        post: operations["walletTopupCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/topup_detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a top-up */
        post: operations["walletTopupDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/topup_outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the top-up created with an idempotency key
         * @description The client calls it after a lost response to wallet/topup, before the member retries.
         */
        post: operations["walletTopupOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountClosing: {
            closed: boolean;
            open: components["schemas"]["UnderWay"];
        };
        /**
         * Format: uuid
         * @description Created by the client, one per addition. The server stores the newest 20 per cart.
         */
        AdditionReference: string;
        /** @description A delivery address of a member. */
        Address: {
            customer_id: components["schemas"]["Id"];
            full_address: components["schemas"]["FullAddress"];
            id: components["schemas"]["Id"];
            is_default: components["schemas"]["Flag"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            mail_city: components["schemas"]["AddressPart"];
            mail_country: components["schemas"]["AddressPart"];
            /** @description Recipient of the delivery. */
            mail_name: components["schemas"]["PersonName"];
            mail_phone: components["schemas"]["MobileNumber"];
            mail_postcode: components["schemas"]["AddressPart"];
            mail_state: components["schemas"]["AddressPart"];
            mail_street: components["schemas"]["AddressPart"];
            /** @description The member's name for the place, such as Home. */
            mail_type: components["schemas"]["NullableLine"];
            mail_unit_no: components["schemas"]["VisibleLine"];
            /** @description Notes for the rider. */
            notes: components["schemas"]["NullableText"];
            state_id: components["schemas"]["Id"];
        };
        AddressLimitExceeded: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ADDRESS_LIMIT_EXCEEDED";
        };
        /** @description Every call that changes an address returns all addresses, because the default address may change too. */
        AddressList: components["schemas"]["Address"][];
        AddressMismatch: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ADDRESS_MISMATCH";
        };
        AddressOwner: {
            customer_id: components["schemas"]["Id"];
        };
        /** @description A part of an address; may be empty. */
        AddressPart: string;
        AmountExceed: {
            data: components["schemas"]["VoucherFit"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "AMOUNT_EXCEED";
        };
        AnswerRequest: {
            /** @enum {string} */
            answer: "yes" | "no";
            customer_id: components["schemas"]["Id"];
        };
        AsapMinutes: number;
        /** @description customer_id and guest_id are not both set. A member may omit both, because the bearer token identifies the member. A guest has no bearer token and sends guest_id. */
        AtMostOneOwner: components["schemas"]["WithoutGuest"] | components["schemas"]["WithGuest"];
        AvailableVouchersRequest: {
            branch_id: components["schemas"]["Id"];
            customer_id: components["schemas"]["Id"];
            delivery_method?: components["schemas"]["CartMethod"];
            delivery_time?: components["schemas"]["NullableInstant"];
        };
        AvatarNotAnImage: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "AVATAR_NOT_AN_IMAGE";
        };
        AvatarTooLarge: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "AVATAR_TOO_LARGE";
        };
        Banner: {
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            image_alt: components["schemas"]["Text"];
            /** @description Target of the picture; null if it has none or the target is no longer available. */
            opens: components["schemas"]["PictureTarget"] | null;
        };
        BannerList: components["schemas"]["Banner"][];
        /**
         * @description Icon of a benefit.
         * @enum {string}
         */
        BenefitIcon: "voucher" | "bowl" | "claypot" | "percent" | "star" | "points" | "room";
        Branch: {
            address: components["schemas"]["Text"];
            /** @description Minutes of a pickup ordered now, as in branch_available_hour; null while the branch accepts no order for as soon as possible. Omitted by bookings. */
            asap_minutes?: number | null;
            branch_image: components["schemas"]["BranchImage"][];
            branch_name: components["schemas"]["Label"];
            city: components["schemas"]["Label"];
            /** @description The usual closing hour; earlier than start_hour if the branch closes after midnight. */
            close_hour: components["schemas"]["HourMinute"];
            company_id: components["schemas"]["Id"];
            contact_no: components["schemas"]["Phone"];
            /** @description The bookable times of each day in date_list, in the company's time zone. They start at opening, every half hour, as long as turn_minutes end before the branch closes. Omitted by branch_list. */
            date_dropdown_list?: {
                date: components["schemas"]["PlainDate"];
                /** @description Times without room for the party. */
                full_time_list: components["schemas"]["TimeList"];
                /** @description Times with room for the party. */
                time_list: components["schemas"]["TimeList"];
            }[];
            /** @description Those of the next 30 days on which the branch accepts bookings, including fully booked days. Omitted by branch_list. */
            date_list?: components["schemas"]["PlainDate"][];
            /** @description Kilometres from the coordinates in the request, to one decimal; null without coordinates. */
            distance: number | null;
            /** @description When the branch closes today; null if it is closed all day. */
            end_time: components["schemas"]["NullableInstant"];
            id: components["schemas"]["Id"];
            /** @description 1 if customers can book tables; 0 also while the branch is temporarily closed, or has no seats or opening hours. */
            is_able_reservation: components["schemas"]["Flag"];
            /** @description From this time an order for as soon as possible would not be ready before the branch closes, so the server rejects it. Null while the branch is closed, or if it does not close within a day. */
            last_order_time: components["schemas"]["NullableInstant"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description The next opening of a closed branch, or the opening after the next closing of an open one. Null if no opening is known or the branch never closes. */
            next_open_time: components["schemas"]["NullableInstant"];
            number_of_seats: number;
            postal_code: string;
            /** @description Name of the branch in addresses. Omitted for a branch that an earlier version imported. */
            slug?: string;
            special_days: components["schemas"]["SpecialDays"];
            /** @description The usual opening hour. */
            start_hour: components["schemas"]["HourMinute"];
            /** @description When the branch opens today; null if it is closed all day. */
            start_time: components["schemas"]["NullableInstant"];
            state: components["schemas"]["Label"];
            state_id: components["schemas"]["Id"];
            status: components["schemas"]["BranchStatus"];
            street1: components["schemas"]["Text"];
            street2: components["schemas"]["Text"];
            /** @description Minutes for which a party has its table. */
            turn_minutes: number;
            week_hours: components["schemas"]["WeekHours"];
        };
        BranchClosed: {
            data: components["schemas"]["BranchClosedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "BRANCH_CLOSED";
        };
        BranchClosedData: {
            branch_id: components["schemas"]["Id"];
            branch_name: components["schemas"]["Label"];
            close_hour: components["schemas"]["HourMinute"];
            next_open_time: components["schemas"]["NullableInstant"];
            special_days: components["schemas"]["SpecialDays"];
            start_hour: components["schemas"]["HourMinute"];
            week_hours: components["schemas"]["WeekHours"];
        };
        BranchDetailRequest: {
            latitude?: components["schemas"]["NullableLatitude"];
            longitude?: components["schemas"]["NullableLongitude"];
            /** @description Party size for the times; null means one. */
            number_of_seats?: number | null;
        };
        BranchHours: {
            /** @description Minutes until an order placed now is ready, from the branch's recent orders. */
            asap_minutes: components["schemas"]["AsapMinutes"];
            /** @description When an order placed now is ready for pickup; null while the branch does not accept one. */
            asap_time: components["schemas"]["NullableInstant"];
            branch_id: components["schemas"]["Id"];
            /** @description Today and the next 6 days in the branch's time zone. */
            date_list: components["schemas"]["BranchHoursDay"][];
            next_open_time: components["schemas"]["NullableInstant"];
            /** @description Methods for which the branch accepts only times after the end of the pause. */
            pauses: components["schemas"]["MethodPause"][];
            status: components["schemas"]["BranchStatus"];
            time_zone: string;
            /** @description Times by method. */
            waiting: components["schemas"]["MethodWaiting"][];
        };
        BranchHoursDay: {
            date: components["schemas"]["PlainDate"];
            /** @description Times for which an order can be requested, in steps of 15 minutes; empty if the branch is closed that day. */
            time_list: components["schemas"]["Instant"][];
        };
        BranchImage: {
            branch_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
        };
        /** @description Sorted by distance if the request has coordinates, else in the company's order. */
        BranchList: components["schemas"]["Branch"][];
        BranchListRequest: {
            latitude?: components["schemas"]["NullableLatitude"];
            limit?: number | null;
            longitude?: components["schemas"]["NullableLongitude"];
            /** @description If true, only branches where a wallet can be topped up. */
            topup?: boolean | null;
        };
        BranchOfCart: {
            branch_id: components["schemas"]["Id"];
            customer_id: components["schemas"]["NullableCustomerId"];
            delivery_method: components["schemas"]["CartMethod"];
            guest_id: components["schemas"]["NullableGuestId"];
        } & components["schemas"]["OneOwner"];
        BranchPlace: {
            address: components["schemas"]["Text"];
            branch_name: components["schemas"]["Label"];
            id: components["schemas"]["Id"];
        };
        /**
         * @description Calculated by the server for the time of the response.
         * @enum {string}
         */
        BranchStatus: "Open" | "Closed";
        /**
         * @description The reasons from SOLD_OUT on are the branch's; it refunds the order. NOT_ACCEPTED means that the branch did not accept it in time.
         * @enum {string}
         */
        CancelReason: "PAYMENT_DECLINED" | "PAYMENT_ABANDONED" | "CUSTOMER_CANCELLED" | "BRANCH_REFUSED" | "SOLD_OUT" | "CLOSED" | "CUSTOMER_CALLED" | "TOO_BUSY" | "CANNOT_DO_REMARK" | "DELIVERY_FAILED" | "NOT_ACCEPTED" | "OTHER";
        /** @description Every call that changes a cart returns the whole cart, so that clients need no second request. */
        Cart: {
            branch_id: components["schemas"]["Id"] | null;
            branch_name: components["schemas"]["Label"] | null;
            delivery_method: components["schemas"]["CartMethod"] | null;
            /** @description Oldest first. */
            lines: components["schemas"]["CartLine"][];
            /** @description The sum of the lines that can be ordered. */
            total_price: components["schemas"]["Price"];
            total_qty: components["schemas"]["TotalQty"];
        };
        CartBranchData: {
            branch_id: components["schemas"]["Id"];
            branch_name: components["schemas"]["Label"];
            delivery_method: components["schemas"]["CartMethod"];
        };
        CartBranchMismatch: {
            data: components["schemas"]["CartBranchData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "CART_BRANCH_MISMATCH";
        };
        CartCreateRequest: {
            /** @description Id of the line in front of which the server puts a new line. Without it, or if the cart does not have that line, the new line is the last one. */
            before?: components["schemas"]["Id"];
            /** @description Without it the server adds the line to the cart's branch. It binds an empty cart to the branch of the customer's last order if that branch sells the item, else to the company's first branch that does. */
            branch_id?: components["schemas"]["Id"];
            customer_id: components["schemas"]["NullableCustomerId"];
            delivery_method?: components["schemas"]["CartMethod"];
            guest_id: components["schemas"]["NullableGuestId"];
            /** @description Id of the dish, package or hot deal. */
            item_id: components["schemas"]["Id"];
            qty: components["schemas"]["LineQty"];
            reference?: components["schemas"]["AdditionReference"];
            /** @description Id of the line to replace. The new line has its position and id, with these choices and this quantity. The server merges it with an equal line. Returns NOT_FOUND if the cart does not have the line. */
            replaces?: components["schemas"]["Id"];
            type: components["schemas"]["ItemType"];
            variation: components["schemas"]["SelectionList"];
        } & components["schemas"]["OneOwner"];
        CartDish: {
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            name: components["schemas"]["Label"];
            price: components["schemas"]["Price"];
            price_after_discount: components["schemas"]["DiscountedPrice"];
        };
        CartHotDeal: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
        };
        CartLimitExceeded: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "CART_LIMIT_EXCEEDED";
        };
        CartLine: {
            /** @description The dish; null for a package. */
            dish: components["schemas"]["CartDish"] | null;
            has_options: boolean;
            hot_deal: components["schemas"]["CartHotDeal"] | null;
            id: components["schemas"]["Id"];
            line_total: components["schemas"]["Price"];
            /** @description The package, including one chosen in a hot deal; null for a dish. */
            package: components["schemas"]["CartPackage"] | null;
            /** @description Points for the whole line. */
            point: components["schemas"]["Points"];
            /** @description Current price of one item, including choices. */
            price: components["schemas"]["Price"];
            qty: components["schemas"]["LineQty"];
            stock_status: components["schemas"]["StockStatus"];
            unavailable_reason: components["schemas"]["UnavailableReason"] | null;
            variation_list: components["schemas"]["LineVariationList"];
        };
        /**
         * @description How an order from this app is fulfilled.
         * @enum {string}
         */
        CartMethod: "delivery" | "pickup";
        CartPackage: {
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            package_name: components["schemas"]["Label"];
            price: components["schemas"]["Price"];
            price_after_discount: components["schemas"]["DiscountedPrice"];
        };
        /** @description Quantity in the cart of the requesting customer; 0 if the request names no customer. */
        CartQty: number;
        /** @description The total if the cart were ordered now. Excludes lines that cannot be ordered. */
        CartTotal: {
            /** @description Rounding adjustment; 0.00 for card payments. */
            adj_amount: components["schemas"]["Money"];
            /** @description Service charge; dine-in only. */
            charge_amount: components["schemas"]["Price"];
            delivery_fee: components["schemas"]["Price"];
            /** @description The amount the customer pays. */
            final_total_amount: components["schemas"]["Price"];
            point_discount_amount: components["schemas"]["Price"];
            /** @description Points credited when the order is completed; 0 for guests. */
            point_earn: components["schemas"]["Points"];
            /** @description The sum of the lines. */
            subtotal: components["schemas"]["Price"];
            /** @description The 6% SST included in the prices. Shown but never added. */
            tax_amount: components["schemas"]["Price"];
            tier_discount_amount: components["schemas"]["Price"];
            tier_discount_percent: components["schemas"]["Percent"];
            /** @description The subtotal minus all discounts. */
            total_amount: components["schemas"]["Price"];
            total_price: components["schemas"]["Price"];
            total_qty: components["schemas"]["TotalQty"];
            voucher_discount_amount: components["schemas"]["Price"];
        };
        CartUpdateRequest: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: components["schemas"]["NullableGuestId"];
            qty: components["schemas"]["LineQty"];
        } & components["schemas"]["AtMostOneOwner"];
        ClaimVoucherRequest: {
            customer_id: components["schemas"]["Id"];
            voucher_id: components["schemas"]["Id"];
        };
        CloseAccountRequest: {
            customer_id: components["schemas"]["Id"];
            password: components["schemas"]["GivenPassword"];
        };
        Company: {
            /** @description Colour of the company, as `#rrggbb`; absent for the standard colours. */
            brand_color?: string;
            company_about: components["schemas"]["Html"];
            company_address: components["schemas"]["Text"];
            company_banner: components["schemas"]["Url"];
            company_banner_thumb: components["schemas"]["Url"];
            company_chat_url: components["schemas"]["OptionalUrl"];
            company_email: components["schemas"]["Email"];
            company_family_name: components["schemas"]["Label"];
            company_logo: components["schemas"]["Url"];
            company_logo_thumb: components["schemas"]["Url"];
            company_name: components["schemas"]["Label"];
            company_offer: components["schemas"]["Text"];
            company_phone: components["schemas"]["Phone"];
            company_privacy: components["schemas"]["Html"];
            company_programme: components["schemas"]["Html"];
            company_refund_return: components["schemas"]["Html"];
            company_registration_no: components["schemas"]["Label"];
            company_subdomain: components["schemas"]["Subdomain"];
            company_tnc: components["schemas"]["Html"];
            company_website: components["schemas"]["OptionalUrl"];
            /** @description Share of the app's errors to send to /api/error-reports, 0 to 1; 0 if the server has no such endpoint. */
            error_report_rate: number;
            facebook_name: components["schemas"]["Text"];
            facebook_url: components["schemas"]["OptionalUrl"];
            family_day: components["schemas"]["FamilyDay"] | null;
            id: components["schemas"]["Id"];
            instagram_name: components["schemas"]["Text"];
            instagram_url: components["schemas"]["OptionalUrl"];
            /**
             * @description Provider of the map at /map-frame; none if the server has no API key.
             * @enum {string}
             */
            map_provider: "google" | "none";
            max_discount_amount: components["schemas"]["Price"];
            max_discount_point: components["schemas"]["Points"];
            sign_up_point: components["schemas"]["Points"];
            time_zone: string;
            /** @description Amounts offered for a top-up, in ascending order. */
            topup_amounts: components["schemas"]["Price"][];
        };
        CompanyInfoRequest: {
            /** @description The first label of the app's host name. `localhost`, sent if the host has no such label, selects the company of the requested host, else the deployment's default company. */
            subdomain: components["schemas"]["Subdomain"];
        };
        CompanyNotFound: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "COMPANY_NOT_FOUND";
        };
        CompanyScope: {
            company_id: components["schemas"]["Id"];
        };
        CreateAddressRequest: {
            customer_id: components["schemas"]["Id"];
            full_address?: components["schemas"]["FullAddress"];
            is_default: components["schemas"]["Flag"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            mail_city: components["schemas"]["AddressPart"];
            mail_country: components["schemas"]["AddressPart"];
            /** @description Recipient of the delivery. */
            mail_name: components["schemas"]["PersonName"];
            mail_phone: components["schemas"]["MobileInput"];
            mail_postcode: components["schemas"]["PostcodeInput"];
            mail_state: components["schemas"]["StateName"];
            mail_street: components["schemas"]["VisibleLine"];
            /** @description The member's name for the place, such as Home. */
            mail_type: components["schemas"]["NullableLine"];
            mail_unit_no: components["schemas"]["VisibleLine"];
            /** @description Notes for the rider. */
            notes: components["schemas"]["NullableText"];
            reference?: components["schemas"]["Reference"];
        };
        CreateOrder: {
            final_total_amount: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            /** @description Card page to which the browser navigates. Returning from it does not prove payment; use order_detail. */
            payment_url: components["schemas"]["Url"];
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
        };
        CreateOrderRequest: {
            /** @description Delivery address; null for pickup. */
            address: components["schemas"]["DeliveryAddress"] | null;
            /** @description The minutes that the app showed for an order for as soon as possible. If the order would take longer by more than 5 minutes, the server returns WAIT_CHANGED. Without them the server accepts any waiting time. */
            asap_minutes?: components["schemas"]["AsapMinutes"] | null;
            branch_id: components["schemas"]["Id"];
            /** @description Limited to the space on the kitchen slip. */
            buyer_remark: components["schemas"]["NullableText"];
            claim_voucher_id: components["schemas"]["Id"] | null;
            customer_id: components["schemas"]["NullableCustomerId"];
            /** @description The delivery fee that the customer pays; compared like the subtotal. */
            delivery_fee: components["schemas"]["Price"];
            /** @description The method chosen at checkout; it may differ from the cart's method. */
            delivery_method: components["schemas"]["CartMethod"];
            /** @description The requested time, one of branch_available_hour; null means as soon as possible. */
            delivery_time: components["schemas"]["NullableInstant"];
            email: components["schemas"]["Email"];
            final_total_amount?: components["schemas"]["Price"];
            guest_id: components["schemas"]["NullableGuestId"];
            /** @description The courier's quotation; 0.00 for pickup. The server requests a new quotation and compares the two, unless a voucher pays for the delivery. */
            lalamove_delivery_fee: components["schemas"]["Price"];
            name: components["schemas"]["PersonName"];
            /** @enum {string} */
            payment_method: "card";
            phone: components["schemas"]["MobileInput"];
            point_discount: components["schemas"]["Price"];
            /** @description The subtotal the app showed. The server compares it with its own and returns PRICE_CHANGED if they differ. */
            subtotal: components["schemas"]["Price"];
            total_point_get: components["schemas"]["Points"];
            voucher_use_amount: components["schemas"]["Price"];
        } & components["schemas"]["OneOwner"];
        DefaultAddressRequest: {
            customer_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
        };
        /** @description Address and recipient of a delivery. The device stores a guest's addresses; the server receives them only with an order. */
        DeliveryAddress: {
            full_address: components["schemas"]["FullAddress"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            mail_city: components["schemas"]["AddressPart"];
            mail_country: components["schemas"]["AddressPart"];
            mail_name: components["schemas"]["PersonName"];
            mail_phone: components["schemas"]["MobileInput"];
            mail_postcode: components["schemas"]["AddressPart"];
            mail_state: components["schemas"]["AddressPart"];
            mail_street: components["schemas"]["AddressPart"];
            /** @description The customer's name for the place, such as Home. */
            mail_type: components["schemas"]["NullableLine"];
            mail_unit_no: components["schemas"]["VisibleLine"];
            /** @description Notes for the rider. */
            notes: components["schemas"]["NullableText"];
            state_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        DeliveryMethod: "delivery" | "pickup" | "dine-in";
        /** @description Whether a branch delivers to the requested place, with the fee and the times. */
        DeliveryOption: {
            /** @description Minutes until a delivery ordered now arrives; null while the branch does not accept orders for as soon as possible. */
            asap_minutes: components["schemas"]["AsapMinutes"] | null;
            /** @description When a delivery ordered now arrives; null while the branch does not accept orders for as soon as possible. */
            asap_time: components["schemas"]["NullableInstant"];
            branch_id: components["schemas"]["Id"];
            branch_name: components["schemas"]["Label"];
            /** @description Current delivery fee; null unless the branch is known to deliver to the place. */
            delivery_fee: components["schemas"]["Price"] | null;
            distance: components["schemas"]["Kilometres"];
            /** @description Null if the courier did not respond. */
            is_reachable: boolean | null;
            /** @description As in Branch. */
            last_order_time: components["schemas"]["NullableInstant"];
            /** @description Position of the branch. */
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description As in Branch. Null for a closed branch means closed until further notice. */
            next_open_time: components["schemas"]["NullableInstant"];
            /** @description Why the branch is not known to deliver to the place; null if it delivers. */
            refusal_code: ("ERR_OUT_OF_SERVICE_AREA" | "ERR_INVALID_MARKET" | "LALAMOVE_ERROR") | null;
            status: components["schemas"]["BranchStatus"];
        };
        DeliveryOptions: {
            /** @description Nearest first. Includes all branches with a delivery radius that covers the place. */
            branches: components["schemas"]["DeliveryOption"][];
            /** @description Whether any branch, open or closed, delivers to the place. Null if no branch is known to deliver and the courier did not respond for some branches. */
            is_deliverable: boolean | null;
        };
        DeliveryOptionsRequest: {
            full_address: components["schemas"]["FullAddress"];
            latitude: components["schemas"]["Latitude"];
            /** @description Null means 5. */
            limit: number | null;
            longitude: components["schemas"]["Longitude"];
            state_id: components["schemas"]["Id"];
        };
        DevicePart: string;
        /** @description Fields of an order with the method dine-in. Absent for other methods. */
        DineIn: {
            /** @description In the order of their times. Together they pay the order. */
            payments: {
                amount: components["schemas"]["Price"];
                /** @enum {string} */
                method: "wallet" | "card" | "cash";
            }[];
            /** @description Number of the branch's receipt; null if there is none. */
            receipt_number: number | null;
            /** @description Null for a bill without a table. */
            table_no: components["schemas"]["Label"] | null;
        };
        /** @description The price during a discount; null without one. */
        DiscountedPrice: components["schemas"]["Price"] | null;
        Dish: {
            cart_qty: components["schemas"]["CartQty"];
            description: components["schemas"]["Text"];
            dish_category_id: components["schemas"]["Id"];
            dish_image: components["schemas"]["DishImageList"];
            dish_option: components["schemas"]["DishOption"][];
            has_options: boolean;
            id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
            needs_choice: boolean;
            point: components["schemas"]["Points"];
            price: components["schemas"]["Price"];
            price_after_discount: components["schemas"]["DiscountedPrice"];
            stock_status: components["schemas"]["StockStatus"];
            tags: components["schemas"]["DishTags"];
        };
        DishCategory: {
            cart_qty: components["schemas"]["CartQty"];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            name: components["schemas"]["Label"];
        };
        /** @description In the company's order. */
        DishCategoryList: components["schemas"]["DishCategory"][];
        /** @description How many of the dish one package contains. */
        DishesOfOne: number;
        DishImage: {
            image: components["schemas"]["Url"];
        };
        DishImageList: components["schemas"]["DishImage"][];
        /** @description In menu order, with the dishes of a category together. */
        DishList: components["schemas"]["DishSummary"][];
        DishOption: {
            /** @description The preselected choice unless it is sold out; null without one. */
            default_variation_id: components["schemas"]["Id"] | null;
            dish_option_variation: components["schemas"]["DishOptionVariation"][];
            id: components["schemas"]["Id"];
            is_required: components["schemas"]["Flag"];
            /** @description Maximum number of choices; 1 for a radio group. */
            max_qty: number;
            /** @description Minimum number of choices if any are made; an optional group may be empty. */
            min_qty: number;
            option_name: components["schemas"]["Label"];
            /** @enum {string} */
            option_type: "radio" | "checkbox";
        };
        DishOptionVariation: {
            additional_point: components["schemas"]["Points"];
            additional_price: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            stock_status: components["schemas"]["StockStatus"];
            variation_name: components["schemas"]["Label"];
        };
        DishSummary: {
            cart_qty: components["schemas"]["CartQty"];
            description: components["schemas"]["Text"];
            dish_category_id: components["schemas"]["Id"];
            dish_image: components["schemas"]["DishImageList"];
            has_options: boolean;
            id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
            needs_choice: boolean;
            point: components["schemas"]["Points"];
            price: components["schemas"]["Price"];
            price_after_discount: components["schemas"]["DiscountedPrice"];
            search_words?: components["schemas"]["SearchWords"];
            stock_status: components["schemas"]["StockStatus"];
            tags: components["schemas"]["DishTags"];
        };
        /** @enum {string} */
        DishTag: "signature" | "spicy" | "vegetarian" | "new";
        DishTags: components["schemas"]["DishTag"][];
        DoorPosition: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /**
         * Format: email
         * @description An ASCII address. Its domain has at least two labels of at most 63 characters, also in punycode (xn--…).
         */
        Email: string;
        EmailAlreadySet: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "EMAIL_ALREADY_SET";
        };
        EndOtherSessionsRequest: {
            customer_id: components["schemas"]["Id"];
        };
        /**
         * @description Every msgCode except OK. Codes that no operation returns are set by the client or reserved for future operations.
         * @enum {string}
         */
        ErrorCode: "ERROR" | "USER_NOT_FOUND" | "COMPANY_NOT_FOUND" | "VOUCHER_CLAIM_EXCEED" | "VOUCHER_CLAIM_PER_CUSTOMER_EXCEED" | "VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED" | "UNABLE_TO_RESERVE" | "RESERVATION_APPROVED" | "SELECT_ALL_REQUIRED_VARIATION" | "NOTHING_TO_CHECK_OUT" | "PAYMENT_TOO_SMALL" | "NOT_ENOUGH_POINT" | "MISSING_ADDRESS" | "DINED_GEOLOCATION" | "VOUCHER_USED" | "AMOUNT_EXCEED" | "VOUCHER_EXPIRED" | "PHONE_NO_REGISTERED" | "OTP_NOT_SAME" | "INVALID_PHONE_NO" | "UNABLE_TO_REORDER" | "INVALID_PASSWORD" | "ERR_OUT_OF_SERVICE_AREA" | "ERR_INVALID_MARKET" | "SESSION_EXPIRED" | "LALAMOVE_ERROR" | "INVALID_REQUEST" | "NOT_FOUND" | "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE" | "SERVER_BUSY" | "CART_BRANCH_MISMATCH" | "CART_LIMIT_EXCEEDED" | "ITEM_UNAVAILABLE" | "PREVIEW_ONLY" | "PRICE_CHANGED" | "BRANCH_CLOSED" | "INVALID_DELIVERY_TIME" | "WAIT_CHANGED" | "IDEMPOTENCY_CONFLICT" | "ORDER_NOT_CANCELLABLE" | "OTP_ALREADY_SENT" | "OTP_EXPIRED" | "SMS_NOT_SENT" | "PASSWORD_TOO_COMMON" | "EMAIL_ALREADY_SET" | "AVATAR_TOO_LARGE" | "AVATAR_NOT_AN_IMAGE" | "ADDRESS_LIMIT_EXCEEDED" | "ADDRESS_MISMATCH" | "INVALID_RESERVATION_TIME" | "PARTY_TOO_LARGE" | "RESERVATION_NOT_CANCELLABLE" | "TOP_UP_AMOUNT" | "TOP_UP_NOT_CANCELLABLE" | "PROFILE_INCOMPLETE" | "VOUCHER_NOT_USABLE" | "OFFLINE";
        /** @description The day of each month, in the company's time zone, on which members get a larger discount at the counter. */
        FamilyDay: {
            /** @description Day of the month, 1–28, so that every month has it. */
            day: number;
            name: components["schemas"]["Label"];
            /** @description Percent deducted from the bill. */
            percent: number;
            terms: components["schemas"]["Text"];
        };
        /**
         * @description 1 means yes, 0 means no.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A search result. place_detail returns the complete address. */
        FoundPlace: {
            /** @description Distance from the coordinates in the request; null without them or if unknown. */
            distance: components["schemas"]["Kilometres"] | null;
            full_address: components["schemas"]["FullAddress"];
            kind: components["schemas"]["PlaceKind"];
            /** @description Null if only place_detail provides it. */
            latitude: components["schemas"]["Latitude"] | null;
            longitude: components["schemas"]["Longitude"] | null;
            name: components["schemas"]["Label"];
            /** @description Set for a position that no map service has named; else null. */
            nearest: components["schemas"]["NearestPlace"] | null;
            place_id: components["schemas"]["PlaceId"];
            source: components["schemas"]["PlaceSource"];
        };
        /** @description The whole address on one line. */
        FullAddress: string;
        /** @description The six digits of the code as the customer typed them. Accepts spaces between them and the full-width digits of Chinese keyboards. */
        GivenOtp: string;
        /** @description A password as the customer typed it. */
        GivenPassword: string;
        /**
         * Format: uuid
         * @description Random UUID created by a guest's device. It is the guest's only credential.
         */
        GuestId: string;
        /** @description The member, identified by the bearer token, and the member's previous guest id. */
        GuestMigrationOwners: {
            customer_id: components["schemas"]["Id"];
            guest_id: components["schemas"]["GuestId"];
        };
        /** @description nothing: the guest's cart is empty. move: only the guest's cart has lines. merge: both carts have lines, at the same branch. conflict: both carts have lines, at different branches. */
        GuestMigrationPreview: {
            guest_cart: components["schemas"]["Cart"];
            member_cart: components["schemas"]["Cart"];
            /** @description The merged cart; null if the carts cannot be merged. */
            merged: components["schemas"]["Cart"] | null;
            /** @enum {string} */
            outcome: "nothing" | "move" | "merge" | "conflict";
        };
        GuestMigrationRequest: {
            customer_id: components["schemas"]["Id"];
            guest_id: components["schemas"]["GuestId"];
            /**
             * @description The lines of the member's cart after the transfer. The guest's cart is emptied in every case.
             * @enum {string}
             */
            keep: "both" | "guest" | "member";
        };
        /** @description Owned by a guest. */
        GuestOwner: {
            customer_id: null;
            guest_id: components["schemas"]["GuestId"];
        };
        Highlight: {
            /** @description Customers who see the highlight; null means all. */
            audience: ("guests" | "members") | null;
            highlight_image: components["schemas"]["Url"];
            /** @description Hours during which the highlight is shown, in the company's time zone; null means always. */
            hours: components["schemas"]["HighlightHours"] | null;
            id: components["schemas"]["Id"];
            image_alt: components["schemas"]["Text"];
            /** @description Target of the picture; null if it has none or the target is no longer available. */
            opens: components["schemas"]["PictureTarget"] | null;
        };
        /** @description If `until` is earlier than `from`, the hours extend past midnight. */
        HighlightHours: {
            from: components["schemas"]["HourMinute"];
            until: components["schemas"]["HourMinute"];
        };
        HighlightList: components["schemas"]["Highlight"][];
        /** @description The customer chooses one of its packages. The price is that package's price in the deal plus the price of the choices. */
        HotDeal: {
            hot_deal_image: components["schemas"]["DishImageList"];
            hot_deal_option: components["schemas"]["HotDealOption"][];
            id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
            offer_note: components["schemas"]["Text"];
            package_list: components["schemas"]["Package"][];
            /** @description The lowest current price at this branch: the cheapest available package plus the cheapest available required choices. A sold-out deal has its menu price, which the app does not show. */
            price: components["schemas"]["Price"];
            stock_status: components["schemas"]["StockStatus"];
        };
        /** @description The hot deal of this entry; null for a package. */
        HotDealIdOrNull: components["schemas"]["Id"] | null;
        /** @description The customer can choose one of its variations. */
        HotDealOption: {
            hot_deal_option_variation: components["schemas"]["HotDealOptionVariation"][];
            id: components["schemas"]["Id"];
            is_required: components["schemas"]["Flag"];
            option_name: components["schemas"]["Label"];
        };
        HotDealOptionVariation: {
            additional_point: components["schemas"]["Points"];
            additional_price: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            stock_status: components["schemas"]["StockStatus"];
            variation_name: components["schemas"]["Label"];
        };
        /** @description Wall-clock time at the branch, 24 hours, such as "21:30". */
        HourMinute: string;
        /** @description Trusted HTML of the company's own pages; may be empty. */
        Html: string;
        /** @description An opaque id. Clients must not parse it. */
        Id: string;
        IdempotencyConflict: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "IDEMPOTENCY_CONFLICT";
        };
        /** @description Created by the client when the customer first presses the button, and reused until the outcome is known. */
        IdempotencyKey: string;
        /** @description The owner. Exactly one of the two ids is set. */
        Identity: {
            customer_id: components["schemas"]["NullableCustomerId"];
            guest_id: components["schemas"]["NullableGuestId"];
        } & components["schemas"]["OneOwner"];
        /**
         * Format: date-time
         * @description ISO 8601 with an offset.
         */
        Instant: string;
        InvalidDeliveryTime: {
            data: components["schemas"]["InvalidDeliveryTimeData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "INVALID_DELIVERY_TIME";
        };
        InvalidDeliveryTimeData: {
            /** @description The next time that can be requested; null if there is none in the coming days. */
            earliest_time: components["schemas"]["NullableInstant"];
            /** @description Available times nearest to the requested one, earliest first. */
            nearest_times: components["schemas"]["Instant"][];
        };
        InvalidMarket: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ERR_INVALID_MARKET";
        };
        InvalidPassword: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "INVALID_PASSWORD";
        };
        InvalidPhoneNo: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "INVALID_PHONE_NO";
        };
        InvalidRequest: {
            data: components["schemas"]["InvalidRequestData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "INVALID_REQUEST";
        };
        InvalidRequestData: {
            /** @description The invalid field, such as body.variation.0.dish_option_id, path.id or header.Idempotency-Key. */
            path: string;
        };
        InvalidReservationTime: {
            data: components["schemas"]["InvalidReservationTimeData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "INVALID_RESERVATION_TIME";
        };
        InvalidReservationTimeData: {
            /** @description The first time with room for the party; null if there is none. */
            earliest: components["schemas"]["VisitTime"] | null;
        };
        /** @enum {string} */
        ItemType: "dish" | "package" | "hot_deal";
        ItemUnavailable: {
            data: components["schemas"]["ItemUnavailableData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ITEM_UNAVAILABLE";
        };
        ItemUnavailableData: {
            lines: components["schemas"]["UnavailableLine"][];
        };
        /** @description Kilometres, to one decimal. */
        Kilometres: number;
        /** @description A short text in the requested language. */
        Label: string;
        LalamoveError: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "LALAMOVE_ERROR";
        };
        LandedOrder: {
            final_total_amount: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            /** @description Card page while the order is MAKING PAYMENT, else null. */
            payment_url: components["schemas"]["Url"] | null;
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
        };
        /** @description The newest order; null if there is none. */
        LastOrder: components["schemas"]["SalesOrderSummary"] | null;
        /** @description Decimal degrees from -90 to 90 as a string, such as "3.139003". */
        Latitude: string;
        /** @description 1 is Regular, 2 Silver, 3 Gold. */
        LevelId: number;
        /** @description The member's tier. */
        Leveling: {
            /** @description Current discount on orders in percent; 0 while the tier is frozen. */
            discount_percent: components["schemas"]["Percent"];
            /** @description 1 while the wallet holds less than RM10, which suspends the tier's discount. */
            is_freeze_tier: components["schemas"]["Flag"];
            /** @description The tier's rank, such as Silver. */
            level: components["schemas"]["Label"];
            level_id: components["schemas"]["LevelId"];
            /** @description The company's name for the tier. */
            level_name: components["schemas"]["Label"];
        };
        LineQty: number;
        /** @description A choice or a side dish of a package, as the cart shows it. The ids are those of the selection entry. In a package each dish precedes its own variations. */
        LineVariation: {
            additional_price: components["schemas"]["Price"];
            /** @description The qty of the selection entry. */
            chosen_qty: components["schemas"]["DishesOfOne"];
            dish_name: components["schemas"]["Label"] | null;
            dish_option_id: components["schemas"]["Id"];
            dish_option_variation_id: components["schemas"]["Id"];
            /** @description Set for a variation of a dish of a package. */
            dish_variation_id: components["schemas"]["NullableId"];
            /** @description Set for a variation of a dish of a package. */
            dish_variation_option_id: components["schemas"]["NullableId"];
            /** @description Name of the option; null for a side dish, which the customer does not choose. */
            option_name: components["schemas"]["Label"] | null;
            qty: components["schemas"]["DishesOfOne"];
            /** @description Name of the choice; for a dish of a package, the dish's name. */
            variation_name: components["schemas"]["Label"];
        };
        LineVariationList: components["schemas"]["LineVariation"][];
        LoginRequest: {
            company_id: components["schemas"]["Id"];
            password: components["schemas"]["GivenPassword"];
            phone_no: components["schemas"]["MobileInput"];
        };
        /** @description Decimal degrees from -180 to 180 as a string, such as "101.686855". */
        Longitude: string;
        MemberData: {
            /** @description Subdomain of the company that stores the data. */
            company: string;
            /** Format: date-time */
            made_at: string;
            sections: components["schemas"]["MemberDataSection"][];
        };
        MemberDataSection: {
            /** @enum {string} */
            name: "member" | "devices" | "addresses" | "orders" | "order_lines" | "order_packages" | "bookings" | "top_ups" | "wallet" | "points" | "tiers" | "vouchers" | "notifications";
            records: {
                [key: string]: string | number | boolean | null;
            }[];
        };
        /** @description The member number, which a branch scans. */
        MemberNo: string;
        MemberNoLoginRequest: {
            company_id: components["schemas"]["Id"];
            member_no: components["schemas"]["MemberNo"];
            password: components["schemas"]["GivenPassword"];
        };
        /** @description Owned by a member. */
        MemberOwner: {
            customer_id: components["schemas"]["Id"];
            guest_id: null;
        };
        /** @description A question of a branch to the member. */
        MemberRequest: {
            /** @description 0.00 for a voucher. */
            amount: components["schemas"]["Price"];
            asked_at: components["schemas"]["Instant"];
            branch_name: components["schemas"]["Label"];
            expires_at: components["schemas"]["Instant"];
            failure: components["schemas"]["NullableSpendingFailure"];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "wallet" | "voucher";
            state: components["schemas"]["SpendingState"];
            /** @description Null for a bill without a table. */
            table_no: components["schemas"]["Label"] | null;
            /** @description Null for the wallet. */
            voucher_name: components["schemas"]["Label"] | null;
        };
        MemberSession: {
            /** @description The browser's name, such as Chrome; null if the device did not report it. */
            browser: components["schemas"]["DevicePart"] | null;
            id: components["schemas"]["Id"];
            /** @description Whether this session made the request. */
            is_current: boolean;
            signed_in_at: components["schemas"]["Instant"];
            /** @description The operating system or device, such as Android or iPhone; null if the device did not report it. */
            system: components["schemas"]["DevicePart"] | null;
            /** @description When the session was last used, accurate to the day. */
            used_at: components["schemas"]["Instant"];
        };
        MemberSessionList: components["schemas"]["MemberSession"][];
        /** @description A sentence for readers of logs. The app shows customers its own text for the msgCode. */
        Message: string;
        MethodPause: {
            delivery_method: components["schemas"]["CartMethod"];
            until: components["schemas"]["Instant"];
        };
        /** @description Times of one method at the moment. */
        MethodWaiting: {
            /** @description Minutes until the customer gets an order placed now, a delivery included; null while the branch accepts none. */
            asap_minutes: components["schemas"]["AsapMinutes"] | null;
            /** @description When the customer gets an order placed now. If the kitchen is full at that time, it is the next time with room. */
            asap_time: components["schemas"]["NullableInstant"];
            delivery_method: components["schemas"]["CartMethod"];
            /** @description Times of date_list for which the kitchen has no room by this method. */
            full_time_list: components["schemas"]["Instant"][];
        };
        MissingAddress: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "MISSING_ADDRESS";
        };
        MissingGroup: {
            /** @description Name of the package's dish without its required variation; null otherwise. */
            dish_name: components["schemas"]["Label"] | null;
            /** @description Id of the option group, package option, hot deal or its option, or entry of package_dish_variation. */
            dish_option_id: components["schemas"]["Id"];
            max_qty: number;
            min_qty: number;
            option_name: components["schemas"]["Label"];
            selected_qty: number;
        };
        MissingVariation: {
            data: components["schemas"]["MissingVariationData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SELECT_ALL_REQUIRED_VARIATION";
        };
        MissingVariationData: {
            groups: components["schemas"]["MissingGroup"][];
        };
        /** @description A Malaysian mobile number as people write it, 01X-XXXXXXX, 60… or +60…, with spaces, dashes, dots or brackets, also in the full-width digits of Chinese keyboards. A number outside the numbering plan returns INVALID_PHONE_NO. 011 and 015 have 8 digits after the prefix, the other prefixes 7. */
        MobileInput: string;
        /** @description A Malaysian mobile number in E.164. */
        MobileNumber: string;
        /**
         * Format: money
         * @description An amount in the company's currency with two decimals, such as "12.50"; may be negative.
         */
        Money: MoneyString;
        /** @description The known place nearest to a position. */
        NearestPlace: {
            distance: components["schemas"]["Kilometres"];
            kind: components["schemas"]["PlaceKind"];
            name: components["schemas"]["Label"];
        };
        /** @description A new password. */
        NewPassword: string;
        NewsItem: {
            content: components["schemas"]["Text"];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"] | null;
            published_at: components["schemas"]["Instant"];
            title: components["schemas"]["Label"];
        };
        /** @description Newest first. */
        NewsList: components["schemas"]["NewsItem"][];
        NotEnoughPoint: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "NOT_ENOUGH_POINT";
        };
        NotFound: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "NOT_FOUND";
        };
        /** @description An empty result. */
        Nothing: null;
        NothingToCheckOut: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "NOTHING_TO_CHECK_OUT";
        };
        Notification: {
            /** @description The object that the notification opens; null if there is none. */
            about: components["schemas"]["NotificationAbout"] | null;
            created_at: components["schemas"]["Instant"];
            /** @description Age of the notification in the requested language, such as "5 minutes ago". */
            diffForHumans: string;
            id: components["schemas"]["Id"];
            /** @description A sentence in the requested language. */
            message: string;
            read_at: components["schemas"]["NullableInstant"];
        };
        NotificationAbout: {
            /** @description Id of the order or booking; null for objects that a member has only one of. */
            id: components["schemas"]["Id"] | null;
            /** @enum {string} */
            kind: "order" | "booking" | "wallet" | "points" | "tier";
        };
        NotificationList: components["schemas"]["Notification"][];
        /** @description A member's id, or null for a guest. */
        NullableCustomerId: string | null;
        /**
         * Format: uuid
         * @description A guest's id, or null for a member.
         */
        NullableGuestId: string | null;
        NullableId: components["schemas"]["Id"] | null;
        NullableInstant: components["schemas"]["Instant"] | null;
        NullableLatitude: components["schemas"]["Latitude"] | null;
        /** @description An optional line. Stored as null if it has no visible character. */
        NullableLine: string | null;
        NullableLongitude: components["schemas"]["Longitude"] | null;
        /** @description A note of several lines from the guest to the branch. Stored as null if it has no visible character. */
        NullableNote: string | null;
        /**
         * @description Occasion of a visit; null if the guest chose none.
         * @enum {string|null}
         */
        NullableOccasion: "birthday" | "anniversary" | "business" | "other" | null;
        /** @description Why the branch rejected the booking; null for other statuses, and if the branch gave no reason. */
        NullableRejection: {
            /** @enum {string} */
            reason: "FULL" | "CLOSED" | "PARTY_TOO_LARGE" | "CUSTOMER_CALLED" | "OTHER";
            /** @description What the branch wrote, for OTHER. */
            text: string | null;
        } | null;
        /** @description Null unless the state is failed. */
        NullableSpendingFailure: components["schemas"]["SpendingFailure"] | null;
        /** @description An optional text of several lines. Stored as null if it has no visible character. */
        NullableText: string | null;
        /** @constant */
        Ok: "OK";
        /** @description Exactly one of customer_id and guest_id is set. */
        OneOwner: components["schemas"]["MemberOwner"] | components["schemas"]["GuestOwner"];
        /** @description Amounts of a bill that are not on the menu. Absent means none. */
        OpenAmountList: {
            line_total: components["schemas"]["Price"];
            name: components["schemas"]["Label"];
            qty: components["schemas"]["LineQty"];
        }[];
        /** @description Null if no branch asks. */
        OpenMemberRequest: components["schemas"]["MemberRequest"] | null;
        /** @description The owner. At most one of the two ids is set; without either, the bearer token identifies the owner. */
        OptionalIdentity: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: components["schemas"]["NullableGuestId"];
        } & components["schemas"]["AtMostOneOwner"];
        OptionalText: string | null;
        /** @description An https address; null if the company has none. */
        OptionalUrl: components["schemas"]["Url"] | null;
        OrderBranch: {
            address: components["schemas"]["Text"];
            branch_name: components["schemas"]["Label"];
            contact_no: components["schemas"]["Phone"];
            id: components["schemas"]["Id"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description A line as it was sold. Later menu changes do not affect it. */
        OrderDish: {
            dish_id: components["schemas"]["Id"];
            dish_name: components["schemas"]["Label"];
            /** @description Price of one piece, including choices; 0.00 for a dish of a package, because the package price includes it. */
            dish_price: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            /** @description Whether the branch could not make it; its price is refunded. Absent means false. */
            is_unavailable?: boolean;
            line_total: components["schemas"]["Price"];
            /** @description The package with the dish in its dish_list; null for a separate dish, which is in order_dish. */
            order_package_id: components["schemas"]["Id"] | null;
            /** @description Number of pieces; for a dish in a package, the total over all packages. */
            qty: number;
            variation_list: components["schemas"]["OrderVariationList"];
        };
        OrderDishList: components["schemas"]["OrderDish"][];
        OrderNotCancellable: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ORDER_NOT_CANCELLABLE";
        };
        OrderNumber: string;
        /** @description unknown: no order has this key, and the client can safely repeat the request. created: the order exists. */
        OrderOutcome: {
            order: components["schemas"]["LandedOrder"] | null;
            /** @enum {string} */
            outcome: "unknown" | "created";
        };
        OrderOutcomeRequest: {
            customer_id: components["schemas"]["NullableCustomerId"];
            guest_id: components["schemas"]["NullableGuestId"];
            idempotency_key: components["schemas"]["IdempotencyKey"];
        } & components["schemas"]["OneOwner"];
        OrderPackage: {
            dish_list: components["schemas"]["OrderDishList"];
            hot_deal_name: components["schemas"]["Label"] | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            /** @description Whether the branch could not make it; its price is refunded. Absent means false. */
            is_unavailable?: boolean;
            line_total: components["schemas"]["Price"];
            package_id: components["schemas"]["Id"];
            package_name: components["schemas"]["Label"];
            /** @description Price of one package, including all choices. */
            package_price: components["schemas"]["Price"];
            qty: components["schemas"]["LineQty"];
            variation_list: components["schemas"]["OrderVariationList"];
        };
        OrderPackageList: components["schemas"]["OrderPackage"][];
        /** @description The data of an order that the receipt gives access to. Contains no personal data. */
        OrderReceipt: {
            branch_contact_no: components["schemas"]["Phone"];
            branch_name: components["schemas"]["Label"];
            /** @description As in SalesOrder. */
            cancel_reason: components["schemas"]["CancelReason"] | null;
            created_time: components["schemas"]["Instant"];
            delivery_method: components["schemas"]["DeliveryMethod"];
            final_total_amount: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            /** @description Whether the payment was collected and not refunded. */
            paid: boolean;
            /** @description As in SalesOrder. */
            payment_processing: boolean;
            /** @description As in SalesOrder. */
            refund_status: components["schemas"]["RefundStatus"] | null;
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
        };
        OrderReceiptRequest: {
            order_id: components["schemas"]["Id"];
            /** @description The token in the payment's return address. */
            receipt: string;
        };
        /**
         * @description Clients show an unknown status unchanged. PENDING waits for the branch to accept the paid order. NOT_COLLECTED is a pickup order that nobody fetched.
         * @enum {string}
         */
        OrderStatus: "MAKING PAYMENT" | "PENDING" | "PREPARING" | "READY" | "DELIVERING" | "COMPLETED" | "CANCELLED" | "NOT_COLLECTED";
        OrderVariation: {
            additional_price: components["schemas"]["Price"];
            option_name: components["schemas"]["Label"];
            variation_name: components["schemas"]["Label"];
        };
        OrderVariationList: components["schemas"]["OrderVariation"][];
        OtpAlreadySent: {
            data: components["schemas"]["OtpAlreadySentData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "OTP_ALREADY_SENT";
        };
        OtpAlreadySentData: {
            /** @description When the sent code expires; null if it has expired. */
            expires_at: components["schemas"]["NullableInstant"];
            /** @description When the client can request another code. */
            resend_at: components["schemas"]["Instant"];
        };
        OtpExpired: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "OTP_EXPIRED";
        };
        OtpNotSame: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "OTP_NOT_SAME";
        };
        OtpRequest: {
            company_id: components["schemas"]["Id"];
            phone_no: components["schemas"]["MobileInput"];
        };
        OtpSent: {
            /** @description When this code expires. */
            expires_at: components["schemas"]["Instant"];
            /** @description When the client can request another code. */
            resend_at: components["schemas"]["Instant"];
        };
        OutOfServiceArea: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ERR_OUT_OF_SERVICE_AREA";
        };
        Package: {
            cart_qty: components["schemas"]["CartQty"];
            description: components["schemas"]["Text"];
            hot_deal_id: components["schemas"]["HotDealIdOrNull"];
            id: components["schemas"]["Id"];
            /** @description Side dishes in serving order, then those that an option can choose. */
            package_dish: components["schemas"]["PackageDish"][];
            package_dish_option: components["schemas"]["PackageOption"][];
            package_image: components["schemas"]["DishImageList"];
            package_name: components["schemas"]["Label"];
            point: components["schemas"]["Points"];
            price: components["schemas"]["Price"];
            price_after_discount: components["schemas"]["DiscountedPrice"];
            stock_status: components["schemas"]["StockStatus"];
        };
        /** @description A dish of the package. With is_option 1, the package includes it only if an option chose it. */
        PackageDish: {
            dish: {
                image: components["schemas"]["Url"];
                name: components["schemas"]["Label"];
                stock_status: components["schemas"]["StockStatus"];
            };
            /** @description A package lists a dish once. */
            dish_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            is_option: components["schemas"]["Flag"];
            /** @description The dish's option groups that are available in this package. */
            package_dish_variation: components["schemas"]["DishOption"][];
            qty: components["schemas"]["DishesOfOne"];
        };
        /** @description In menu order. Packages that are sold only in a hot deal have no entry of their own. */
        PackageList: components["schemas"]["PackageSummary"][];
        /** @description Dishes to choose from, and the number of choices. If max_qty is above 1, the customer may choose a dish several times; its variations then apply to each, and each adds their price. */
        PackageOption: {
            id: components["schemas"]["Id"];
            is_required: components["schemas"]["Flag"];
            max_qty: number;
            /** @description Minimum number of choices if any are made; an optional option may be empty. */
            min_qty: number;
            option_name: components["schemas"]["Label"];
            package_dish_option_dish: components["schemas"]["PackageOptionDish"][];
        };
        /** @description A dish that can be chosen. */
        PackageOptionDish: {
            dish_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            name: components["schemas"]["Label"];
            qty: components["schemas"]["DishesOfOne"];
            stock_status: components["schemas"]["StockStatus"];
        };
        /** @description A package or hot deal, as the menu lists it. */
        PackageSummary: {
            cart_qty: components["schemas"]["CartQty"];
            description: components["schemas"]["Text"];
            hot_deal_id: components["schemas"]["HotDealIdOrNull"];
            id: components["schemas"]["Id"];
            package_image: components["schemas"]["DishImageList"];
            package_name: components["schemas"]["Label"];
            point: components["schemas"]["Points"];
            price: components["schemas"]["Price"];
            price_after_discount: components["schemas"]["DiscountedPrice"];
            search_words?: components["schemas"]["SearchWords"];
            stock_status: components["schemas"]["StockStatus"];
        };
        PageVisit: {
            /**
             * Format: uuid
             * @description Not a credential. Also the value of the cookie `claypot_visit`, which scripts can read.
             */
            visitor_id: string;
        };
        /** @description Number of people in the party. */
        PartySize: number;
        PartyTooLarge: {
            data: components["schemas"]["PartyTooLargeData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PARTY_TOO_LARGE";
        };
        PartyTooLargeData: {
            /** @description Phone number of the branch. */
            contact_no: components["schemas"]["Phone"];
            /** @description The largest party that the branch can seat. */
            number_of_seats: number;
        };
        PasswordRequest: {
            old_password: components["schemas"]["GivenPassword"];
            password: components["schemas"]["NewPassword"];
            phone_no: components["schemas"]["MobileInput"];
        };
        PasswordTooCommon: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PASSWORD_TOO_COMMON";
        };
        PaymentCodeSecret: {
            /** @description Digits of a code. */
            digits: number;
            /** @description Seconds for which a code is shown. */
            period: number;
            /** @description 160 random bits in base32. */
            secret: string;
            /** @description The server's time. A device whose clock is earlier has a wrong clock. */
            server_time: components["schemas"]["Instant"];
        };
        PaymentTooSmall: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PAYMENT_TOO_SMALL";
        };
        Percent: number;
        /** @description A person's name, with the format of VisibleLine. */
        PersonName: string;
        /** @description A phone number in the server's format. */
        Phone: string;
        PhoneNoRegistered: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PHONE_NO_REGISTERED";
        };
        PictureTarget: {
            /** @description Id of the dish, package, hot deal or voucher; null for the other kinds. */
            id: components["schemas"]["Id"] | null;
            /** @enum {string} */
            kind: "dish" | "package" | "hot_deal" | "voucher" | "menu" | "booking" | "vouchers" | "programme";
        };
        Place: {
            city: components["schemas"]["Label"];
            full_address: components["schemas"]["FullAddress"];
            kind: components["schemas"]["PlaceKind"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            name: components["schemas"]["Label"];
            /** @description Set for a position that no map service has named; else null. */
            nearest: components["schemas"]["NearestPlace"] | null;
            place_id: components["schemas"]["PlaceId"];
            /** @description Null if unknown; the app then asks the customer. */
            postcode: components["schemas"]["Postcode"] | null;
            source: components["schemas"]["PlaceSource"];
            state: components["schemas"]["Label"];
            state_id: components["schemas"]["Id"];
            /** @description Empty if unknown; the app then asks the customer. */
            street: components["schemas"]["AddressPart"];
        };
        PlaceDetailRequest: {
            session_token?: components["schemas"]["SessionToken"];
        };
        /** @description Opaque, except for the id of a position, which clients can construct: `at_<latitude>_<longitude>`, both in millionths of a degree as integers. Clients must not parse other ids. */
        PlaceId: string;
        /**
         * @description Kind of place. A position, an address, a landmark and a station are points. The coordinates of a street, an area, a town, a postcode and a state are its centre.
         * @enum {string}
         */
        PlaceKind: "position" | "address" | "street" | "landmark" | "station" | "area" | "town" | "postcode" | "state";
        /** @description Best match first. For an empty query, the position comes first, then places near it. */
        PlaceList: components["schemas"]["FoundPlace"][];
        PlaceSearchRequest: {
            /** @description Position of the customer; of equal matches the nearest places come first. */
            latitude?: components["schemas"]["Latitude"] | null;
            /** @description Null means 10. */
            limit: number | null;
            longitude?: components["schemas"]["Longitude"] | null;
            /** @description The text the customer typed, in English, Malay or Chinese. It is part of a name, a landmark, a town, a postcode or, if the server uses a map service, a street. Empty to look up the coordinates. */
            query: string;
            session_token?: components["schemas"]["SessionToken"];
        };
        /**
         * @description Source of the place data, which the app must credit where it shows the place.
         * @enum {string}
         */
        PlaceSource: "bundled" | "google";
        /**
         * Format: date
         * @description A calendar date, such as 2026-11-21.
         */
        PlainDate: string;
        Points: number;
        PointTransaction: {
            balance: components["schemas"]["Points"];
            created_date: components["schemas"]["Instant"];
            /** @description The order's delivery method. */
            delivery_method: components["schemas"]["DeliveryMethod"] | null;
            id: components["schemas"]["Id"];
            /** @description The related order; null if there is none. */
            order_id: components["schemas"]["Id"] | null;
            /** @description Change of the balance; negative if points were spent. Never 0. */
            point_amount: number;
            /**
             * @description Earned by purchase, dine_in and sign_up_reward, spent by order_discount and voucher_redeem; a refund returns or deducts points.
             * @enum {string}
             */
            point_txn_type: "purchase" | "sign_up_reward" | "dine_in" | "voucher_redeem" | "order_discount" | "refund";
            /** @description The order's number. */
            sales_order_tx_id: components["schemas"]["OrderNumber"] | null;
            /** @description Name of the voucher the points were spent on; null if there is none. */
            voucher_name: components["schemas"]["Label"] | null;
        };
        PointTransactionList: components["schemas"]["PointTransaction"][];
        Postcode: string;
        /** @description Five digits, also the full-width ones of Chinese keyboards. */
        PostcodeInput: string;
        PreviewOnly: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PREVIEW_ONLY";
        };
        /**
         * Format: money
         * @description A non-negative amount in the company's currency with two decimals.
         */
        Price: MoneyString;
        PriceChanged: {
            data: components["schemas"]["PriceChangedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PRICE_CHANGED";
        };
        /** @description The server's amounts, which the client shows before it asks the customer again. */
        PriceChangedData: {
            cart: components["schemas"]["Cart"];
            total: components["schemas"]["CartTotal"];
        };
        ProfileIncomplete: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PROFILE_INCOMPLETE";
        };
        ProfileRequest: {
            /** @description A JPEG, PNG, WebP, AVIF or GIF picture of at most 5 MB. The server uses the first frame of an animation. */
            avatar?: Blob;
            /** @description From 1910-01-01 to today. */
            date_of_birth: components["schemas"]["PlainDate"];
            /** @description The current address if the member has one. */
            email: components["schemas"]["Email"];
            full_name: components["schemas"]["PersonName"];
        };
        Quotation: {
            /** @description The courier's fee. Send it in create_order as both delivery_fee and lalamove_delivery_fee. */
            totalFee: components["schemas"]["Price"];
        };
        QuotationRequest: {
            branch_id: components["schemas"]["Id"];
            /** @description Null if the customer has not entered a name; the fee does not depend on it. */
            customer_contact_name: components["schemas"]["NullableLine"];
            /** @description Null if the customer has not entered a number; the fee does not depend on it. */
            customer_contact_phone: components["schemas"]["MobileInput"] | null;
            customer_delivery_address_latitude: components["schemas"]["Latitude"];
            customer_delivery_address_longitude: components["schemas"]["Longitude"];
            customer_full_address: components["schemas"]["FullAddress"];
            /** @description The requested time; null means as soon as possible. */
            delivery_time: components["schemas"]["NullableInstant"];
            state_id: components["schemas"]["Id"];
        };
        ReadRequest: {
            /** @description Id of the newest notification shown. */
            up_to: components["schemas"]["Id"];
        };
        /**
         * Format: uuid
         * @description Created by the client, one per address, regardless of the other fields.
         */
        Reference: string;
        /**
         * @description FAILED: the bank rejected the refund, and the restaurant handles it.
         * @enum {string}
         */
        RefundStatus: "UNDER_WAY" | "DONE" | "FAILED";
        RegisterRequest: {
            company_id: components["schemas"]["Id"];
            otp_code: components["schemas"]["GivenOtp"];
            password: components["schemas"]["NewPassword"];
            /** @description Repeats the password; a different value returns INVALID_REQUEST. */
            password_confirmation: components["schemas"]["NewPassword"];
            phone_no: components["schemas"]["MobileInput"];
        };
        Reorder: {
            cart: components["schemas"]["Cart"];
            /** @description The items of the previous order that can no longer be ordered, each once. */
            skipped: components["schemas"]["SkippedItem"][];
        };
        ReorderRequest: {
            customer_id: components["schemas"]["NullableCustomerId"];
            guest_id: components["schemas"]["NullableGuestId"];
            sales_order_id: components["schemas"]["Id"];
        } & components["schemas"]["OneOwner"];
        Reservation: {
            /** @description Current data of the branch, without the bookable times. */
            branch: components["schemas"]["Branch"];
            branch_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Instant"];
            customer_name: components["schemas"]["Label"];
            /** @description The date of reservation_time in the company's time zone. */
            date: components["schemas"]["PlainDate"];
            /** @description Until when the table is reserved. */
            end_time: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            note: components["schemas"]["NullableNote"];
            number_of_seats: components["schemas"]["PartySize"];
            occasion: components["schemas"]["NullableOccasion"];
            phone_no: components["schemas"]["Phone"];
            rejection: components["schemas"]["NullableRejection"];
            /** @description Whether the phone number receives text messages about the booking, and a reminder two hours before it. */
            reminder: components["schemas"]["Flag"];
            reservation_no: components["schemas"]["ReservationNumber"];
            reservation_status: components["schemas"]["ReservationStatus"];
            /** @description When the party is expected. */
            reservation_time: components["schemas"]["Instant"];
            revision: components["schemas"]["Revision"];
            /** @description The time of day of reservation_time in the company's time zone. */
            time: components["schemas"]["HourMinute"];
        };
        ReservationApproved: {
            data: components["schemas"]["ReservationApprovedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "RESERVATION_APPROVED";
        };
        ReservationApprovedData: {
            /** @description Phone number of the branch. Only the branch can now cancel the booking. */
            contact_no: components["schemas"]["Phone"];
        };
        ReservationDetailRequest: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: components["schemas"]["NullableGuestId"];
            latitude?: components["schemas"]["NullableLatitude"];
            longitude?: components["schemas"]["NullableLongitude"];
        } & components["schemas"]["AtMostOneOwner"];
        /** @description The 200 latest visit times, latest first. Includes a booking from the moment it is created. */
        ReservationList: components["schemas"]["Reservation"][];
        ReservationNotCancellable: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "RESERVATION_NOT_CANCELLABLE";
        };
        ReservationNumber: string;
        /** @description If `reservation` is null, no booking has this key, and the client can safely repeat the request. */
        ReservationOutcome: {
            reservation: components["schemas"]["Reservation"] | null;
        };
        ReservationOutcomeRequest: {
            customer_id: components["schemas"]["NullableCustomerId"];
            guest_id: components["schemas"]["NullableGuestId"];
            idempotency_key: components["schemas"]["IdempotencyKey"];
        } & components["schemas"]["OneOwner"];
        /**
         * @description The customer sets CANCELLED; the branch sets REJECTED and NO_SHOW. Clients show an unknown status unchanged.
         * @enum {string}
         */
        ReservationStatus: "PENDING" | "APPROVED" | "CANCELLED" | "REJECTED" | "NO_SHOW" | "COMPLETED";
        ResetPasswordRequest: {
            company_id: components["schemas"]["Id"];
            new_password: components["schemas"]["NewPassword"];
            otp_code: components["schemas"]["GivenOtp"];
            phone_no: components["schemas"]["MobileInput"];
        };
        RetryData: {
            /** @description The server rejects requests before this time. */
            retry_at: components["schemas"]["Instant"];
        };
        Revision: number;
        Rider: {
            name: string;
            /** @description In international format, such as +60123456789. */
            phone: string;
            /** @description The rider's last known position; null if the courier does not report one. */
            position: components["schemas"]["RiderPosition"] | null;
        };
        RiderPosition: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description When the rider was at this position. */
            time: components["schemas"]["Instant"];
        };
        SalesOrder: {
            adj_amount: components["schemas"]["Money"];
            branch: components["schemas"]["OrderBranch"];
            cancel_reason: components["schemas"]["CancelReason"] | null;
            /** @description What the branch wrote to the customer; null for other reasons. */
            cancel_text: components["schemas"]["VisibleLine"] | null;
            charge_amount: components["schemas"]["Price"];
            courier_failed: boolean;
            /** @description The courier permanently rejects this delivery, for example because of its phone number. `courier_failed` is true as well. */
            courier_rejected: boolean;
            created_time: components["schemas"]["Instant"];
            customer_remark: string | null;
            /** @description Position of the address; null without a delivery. */
            deliver_to: components["schemas"]["DoorPosition"] | null;
            delivery_fee: components["schemas"]["Price"];
            delivery_method: components["schemas"]["DeliveryMethod"];
            /** @description The requested time; null means as soon as possible. */
            delivery_time: components["schemas"]["NullableInstant"];
            /** @description End of the time slot that begins at `delivery_time`; null if that is null. */
            delivery_time_end: components["schemas"]["NullableInstant"];
            dine_in?: components["schemas"]["DineIn"];
            /** @description When the order is expected to be ready; null before payment and after a cancellation. */
            estimated_time: components["schemas"]["NullableInstant"];
            final_total_amount: components["schemas"]["Price"];
            full_address: components["schemas"]["OptionalText"];
            id: components["schemas"]["Id"];
            mail_street: components["schemas"]["OptionalText"];
            mail_unit_no: components["schemas"]["OptionalText"];
            open_amounts?: components["schemas"]["OpenAmountList"];
            order_dish: components["schemas"]["OrderDishList"];
            order_package: components["schemas"]["OrderPackageList"];
            payment_expires_at: components["schemas"]["NullableInstant"];
            payment_processing: boolean;
            payment_url: components["schemas"]["Url"] | null;
            /**
             * @description The payment method; `online` if customers choose it on the provider's page and the provider has not reported it yet.
             * @enum {string}
             */
            paymentMethod: "card" | "fpx" | "online";
            point_discount_amount: components["schemas"]["Price"];
            point_earn: components["schemas"]["Points"];
            points_spent: components["schemas"]["Points"];
            refund_status: components["schemas"]["RefundStatus"] | null;
            /** @description The amount that is refunded or on its way back. Absent means 0.00. */
            refunded_amount?: components["schemas"]["Price"];
            /** @description The rider, while the delivery is under way and the courier reports one; else null. */
            rider: components["schemas"]["Rider"] | null;
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            /** @description URL for tracking the delivery; null if there is none. */
            share_link: components["schemas"]["Url"] | null;
            status: components["schemas"]["OrderStatus"];
            /** @description Every status of the order, oldest first; the last one equals `status`. */
            status_history: components["schemas"]["StatusChange"][];
            subtotal: components["schemas"]["Price"];
            tax_amount: components["schemas"]["Price"];
            tier_discount_amount: components["schemas"]["Price"];
            tier_discount_percent: components["schemas"]["Percent"];
            /** @description The subtotal minus all discounts. */
            total_amount: components["schemas"]["Price"];
            /** @description The payment's own number; null until the order is paid. */
            transaction_id: string | null;
            voucher_discount_amount: components["schemas"]["Price"];
            /** @description Name of the used voucher; null if there is none. */
            voucher_name: components["schemas"]["Label"] | null;
        };
        /** @description The newest 100, newest first. Includes an order from the moment the server accepts it. */
        SalesOrderList: components["schemas"]["SalesOrderSummary"][];
        SalesOrderSummary: {
            branch: components["schemas"]["BranchPlace"];
            /** @description Why the order was cancelled; null if it was not. */
            cancel_reason: components["schemas"]["CancelReason"] | null;
            /** @description What the branch wrote to the customer; null for other reasons. */
            cancel_text: components["schemas"]["VisibleLine"] | null;
            created_time: components["schemas"]["Instant"];
            delivery_method: components["schemas"]["DeliveryMethod"];
            /** @description The requested time; null means as soon as possible. */
            delivery_time: components["schemas"]["NullableInstant"];
            /** @description End of the time slot that begins at `delivery_time`; null if that is null. */
            delivery_time_end: components["schemas"]["NullableInstant"];
            /** @description When the order is expected to be ready; null before payment and after a cancellation. */
            estimated_time: components["schemas"]["NullableInstant"];
            final_total_amount: components["schemas"]["Price"];
            full_address: components["schemas"]["OptionalText"];
            id: components["schemas"]["Id"];
            mail_unit_no: components["schemas"]["OptionalText"];
            open_amounts?: components["schemas"]["OpenAmountList"];
            order_dish: components["schemas"]["OrderDishList"];
            order_package: components["schemas"]["OrderPackageList"];
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
            total_qty: components["schemas"]["TotalQty"];
        };
        /** @description Two lines for the search of a menu: the name in the other language, and the pinyin of the Chinese name without tones, with a space between syllables. Only in lists, and only for an item with a Chinese name. */
        SearchWords: string;
        /**
         * @description One choice. The meaning of the first two ids depends on the item:
         *
         *     - a dish: an option group and one of its variations;
         *     - a package: an option and one of its dishes (package_dish_option_dish);
         *     - a hot deal: the deal and one of its packages. Further entries contain that package's choices, as above, and the
         *       deal's options with their variations.
         *
         *     For a variation of a dish inside a package, the first two ids identify the dish: the option and its dish, or for a
         *     side dish the id and the dish_id of its package_dish. The last two ids identify the group and the variation.
         */
        Selection: {
            /** @description The price the app showed. The server compares it with its own and returns PRICE_CHANGED if they differ. */
            additional_price?: components["schemas"]["Price"];
            dish_option_id: components["schemas"]["Id"];
            dish_option_variation_id: components["schemas"]["Id"];
            /** @description Id of an entry of package_dish_variation. */
            dish_variation_id?: components["schemas"]["Id"];
            /** @description Id of a variation of that entry. */
            dish_variation_option_id?: components["schemas"]["Id"];
            /** @description How many of it; the default is 1. Only a dish chosen for a package can have more. */
            qty?: components["schemas"]["DishesOfOne"];
        };
        SelectionList: components["schemas"]["Selection"][];
        ServerBusy: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SERVER_BUSY";
        };
        ServerError: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ERROR";
        };
        ServiceUnavailable: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SERVICE_UNAVAILABLE";
        };
        /** @description Created by the client. All searches until the customer opens a place share one token, and the next search starts a new one. A map service groups requests by it for billing. */
        SessionToken: string | null;
        SkippedItem: {
            name: components["schemas"]["Label"];
            reason: components["schemas"]["UnavailableReason"];
        };
        SmsNotSent: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SMS_NOT_SENT";
        };
        /** @description Days from today to the same weekday of next week whose periods differ from week_hours, by date. They replace the weekly periods that begin on the date. */
        SpecialDays: {
            date: components["schemas"]["PlainDate"];
            /** @description Such as Christmas, in the language of the request; null without a name. */
            name: string | null;
            /** @description Empty if the branch is closed. */
            periods: {
                /** @description On the next day if it is not after open, so equal times are 24 hours. */
                close: components["schemas"]["HourMinute"];
                open: components["schemas"]["HourMinute"];
            }[];
        }[];
        /**
         * @description bill_changed: the bill has changed since. wallet_too_low: the wallet holds less than the amount. voucher_not_usable: the voucher was used or no longer fits.
         * @enum {string}
         */
        SpendingFailure: "bill_changed" | "wallet_too_low" | "voucher_not_usable";
        /**
         * @description open: the member has not answered. accepted: the member said yes, and it was done. declined: the member said no. expired: the 60 seconds are over. cancelled: the branch withdrew it. failed: the member said yes, but it could not be done.
         * @enum {string}
         */
        SpendingState: "open" | "accepted" | "declined" | "expired" | "cancelled" | "failed";
        State: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["Label"];
        };
        /** @description A state's name in English or Malay, in any case. Another name returns INVALID_REQUEST. */
        StateName: string;
        StateRequest: {
            /** @description The state's name in English or Malay, in any case, such as Selangor or Penang. */
            state: string;
        };
        StatusChange: {
            at: components["schemas"]["Instant"];
            status: components["schemas"]["OrderStatus"];
        };
        /** @enum {string} */
        StockStatus: "In Stock" | "Sold Out";
        StoreReservationRequest: {
            branch_id: components["schemas"]["Id"];
            customer_id: components["schemas"]["NullableCustomerId"];
            customer_name: components["schemas"]["PersonName"];
            date: components["schemas"]["PlainDate"];
            guest_id: components["schemas"]["NullableGuestId"];
            note?: components["schemas"]["NullableNote"];
            number_of_seats: components["schemas"]["PartySize"];
            occasion?: components["schemas"]["NullableOccasion"];
            phone_no: components["schemas"]["MobileInput"];
            reminder: components["schemas"]["Flag"];
            time: components["schemas"]["HourMinute"];
        } & components["schemas"]["OneOwner"];
        /** @description The first label of the host name. */
        Subdomain: string;
        /** @description A longer text; may be empty. */
        Text: string;
        Tier: {
            /** @description In the company's order; empty if the company lists none. */
            benefits: components["schemas"]["TierBenefitText"][];
            /** @description Discount on orders in percent while the tier is not frozen. */
            discount_percent: components["schemas"]["Percent"];
            /** @description The tier's rank, such as Silver. */
            level: components["schemas"]["Label"];
            level_id: components["schemas"]["LevelId"];
            /** @description The company's name for the tier. */
            level_name: components["schemas"]["Label"];
            /** @description Number of those vouchers that become valid month by month. */
            monthly_voucher_count: number;
            /** @description Minimum amount of one top-up that grants the tier; null for the first tier, which every new member has. */
            top_up_amount: components["schemas"]["Price"] | null;
            /** @description Number of vouchers granted with the tier, of every kind. */
            voucher_count: number;
            /** @description Total amount of those vouchers that take a fixed amount off. */
            voucher_worth: components["schemas"]["Price"];
        };
        TierBenefitText: {
            icon: components["schemas"]["BenefitIcon"];
            text: components["schemas"]["Text"];
            title: components["schemas"]["Label"];
        };
        /** @description Lowest level first. */
        TierList: components["schemas"]["Tier"][];
        TimeList: components["schemas"]["HourMinute"][];
        TooManyRequests: {
            data: components["schemas"]["RetryData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "TOO_MANY_REQUESTS";
        };
        TopUp: {
            amount: components["schemas"]["Price"];
            /** @description Why the top-up was cancelled; null if it was not. */
            cancel_reason: components["schemas"]["UnpaidReason"] | null;
            created_date: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description The member has paid and the bank has not confirmed the payment yet. */
            payment_processing: boolean;
            /** @description Card page while the top-up is MAKING PAYMENT, else null; also null while the payment provider is unavailable. */
            payment_url: components["schemas"]["Url"] | null;
            status: components["schemas"]["TopUpStatus"];
            /** @description The tier that the top-up granted; null until it is paid, and if the amount is too small for a tier. */
            tier: components["schemas"]["TopUpTier"] | null;
            /** @description The number that members and staff use, such as TU-261122-7F3K9Q. */
            topup_transaction_id: components["schemas"]["OrderNumber"];
            /** @description Balance of the wallet right after the top-up was credited; null until then. */
            wallet: components["schemas"]["Price"] | null;
        };
        TopUpAmount: {
            data: components["schemas"]["TopUpAmountData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "TOP_UP_AMOUNT";
        };
        TopUpAmountData: {
            max_amount: components["schemas"]["Price"];
            min_amount: components["schemas"]["Price"];
        };
        TopUpNotCancellable: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "TOP_UP_NOT_CANCELLABLE";
        };
        /** @description unknown: no top-up has this key, and the client can safely repeat the request. created: the top-up exists. */
        TopUpOutcome: {
            /** @enum {string} */
            outcome: "unknown" | "created";
            topup: components["schemas"]["TopUp"] | null;
        };
        TopUpOutcomeRequest: {
            customer_id: components["schemas"]["Id"];
            idempotency_key: components["schemas"]["IdempotencyKey"];
        };
        TopUpRequest: {
            /** @description From 10.00 to 5000.00. */
            amount: components["schemas"]["Price"];
            customer_id: components["schemas"]["Id"];
        };
        /** @description The owner of the top-up. */
        TopUpScope: {
            customer_id: components["schemas"]["Id"];
        };
        /**
         * @description COMPLETED is paid and credited to the wallet. The server always credits a collected payment, so a CANCELLED top-up may still become COMPLETED. COMPLETED is final.
         * @enum {string}
         */
        TopUpStatus: "MAKING PAYMENT" | "COMPLETED" | "CANCELLED";
        /** @description The tier that a top-up granted. */
        TopUpTier: {
            /**
             * @description reached: the top-up raised the member to this tier. renewed: the member already had this tier, and its year restarts. kept: the member has a higher tier, which does not change.
             * @enum {string}
             */
            change: "reached" | "renewed" | "kept";
            /** @description The last second of the year, in the company's time zone. */
            expired_at: components["schemas"]["Instant"];
            /** @description The tier's rank, such as Silver. */
            level: components["schemas"]["Label"];
            level_id: components["schemas"]["LevelId"];
            /** @description The company's name for the tier. */
            level_name: components["schemas"]["Label"];
            /** @description Number of those vouchers that become valid month by month. */
            monthly_voucher_count: number;
            /** @description Number of vouchers granted with the tier. */
            voucher_count: number;
        };
        TotalQty: number;
        TransactionDetail: {
            /** @description Unsigned; the type determines the sign. */
            amount: components["schemas"]["Price"];
            balance: components["schemas"]["Price"];
            /** @description Name of the branch with the counter; null if the transaction was not made at a counter. */
            branch_name: components["schemas"]["Label"] | null;
            company_id: components["schemas"]["Id"];
            created_date: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description The tier that the top-up granted or renewed; null otherwise. */
            level_name: components["schemas"]["Label"] | null;
            /** @description Id of the order that was paid or refunded; null if there is none. */
            sales_order_id: components["schemas"]["Id"] | null;
            /** @description Number of that order or of the bill at the counter; null if there is none. */
            sales_order_tx_id: components["schemas"]["TransactionNumber"] | null;
            /**
             * @description The ledger contains only settled transactions.
             * @enum {string}
             */
            state: "COMPLETED";
            /** @description Number of the top-up; null for other types. */
            topup_transaction_id: components["schemas"]["TransactionNumber"] | null;
            type: components["schemas"]["TransactionType"];
        };
        TransactionEntry: {
            /** @description Unsigned; the type determines the sign. */
            amount: components["schemas"]["Price"];
            /** @description Name of the branch with the counter; null if the transaction was not made at a counter. */
            branch_name: components["schemas"]["Label"] | null;
            created_date: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            type: components["schemas"]["TransactionType"];
        };
        /** @description Transactions by month, newest first. The key is the month's name in the requested language, such as "November 2026". Omits months without transactions. */
        TransactionMonths: {
            [key: string]: components["schemas"]["TransactionEntry"][];
        };
        /** @description Number that customers and counter staff use for a transaction, in the format of the system that created it. */
        TransactionNumber: string;
        /** @description Dates in the company's time zone, both included; at most ten years. */
        TransactionRange: {
            /** @description Not before startDate. */
            endDate: components["schemas"]["PlainDate"];
            startDate: components["schemas"]["PlainDate"];
        };
        TransactionScope: {
            customer_id?: components["schemas"]["Id"];
        };
        /**
         * @description Credits: topup, cash_topup (at a counter) and refund. Debits: sales (a bill at a counter) and order.
         * @enum {string}
         */
        TransactionType: "topup" | "cash_topup" | "refund" | "sales" | "order";
        UnableToReorder: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "UNABLE_TO_REORDER";
        };
        UnableToReserve: {
            data: components["schemas"]["UnableToReserveData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "UNABLE_TO_RESERVE";
        };
        UnableToReserveData: {
            /** @description Phone number of the branch. */
            contact_no: components["schemas"]["Phone"];
            /** @description Available times nearest to the requested one, earliest first; empty if the branch does not accept bookings. */
            nearest: components["schemas"]["VisitTime"][];
            /**
             * @description not_taken: the branch does not accept bookings. full: no table is available for the party at that time.
             * @enum {string}
             */
            reason: "not_taken" | "full";
        };
        Unauthorized: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SESSION_EXPIRED";
        };
        UnavailableLine: {
            /** @description Id of the requested dish, package or hot deal. */
            dish_id: components["schemas"]["Id"];
            /** @description Id of the cart line; null for an item that is not in the cart yet. */
            line_id: components["schemas"]["Id"] | null;
            name: components["schemas"]["Label"];
            reason: components["schemas"]["UnavailableReason"];
        };
        /**
         * @description SOLD_OUT: the item, one of its dishes or a chosen variation is sold out at this branch. NOT_FOUND: the item is no longer on the menu. OPTIONS_CHANGED: the choices no longer match the item's options.
         * @enum {string}
         */
        UnavailableReason: "SOLD_OUT" | "NOT_FOUND" | "OPTIONS_CHANGED";
        /** @description Counts of unfinished orders, bookings and top-ups. All must be 0 before the account can be closed. */
        UnderWay: {
            bookings: number;
            orders: number;
            top_ups: number;
        };
        /**
         * @description Why a payment that was never collected ended.
         * @enum {string}
         */
        UnpaidReason: "PAYMENT_DECLINED" | "PAYMENT_ABANDONED" | "CUSTOMER_CANCELLED";
        UnreadCount: number;
        UpdateAddressRequest: {
            customer_id?: components["schemas"]["Id"];
            full_address?: components["schemas"]["FullAddress"];
            is_default: components["schemas"]["Flag"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            mail_city: components["schemas"]["AddressPart"];
            mail_country: components["schemas"]["AddressPart"];
            /** @description Recipient of the delivery. */
            mail_name: components["schemas"]["PersonName"];
            mail_phone: components["schemas"]["MobileInput"];
            mail_postcode: components["schemas"]["PostcodeInput"];
            mail_state: components["schemas"]["StateName"];
            mail_street: components["schemas"]["VisibleLine"];
            /** @description The member's name for the place, such as Home. */
            mail_type: components["schemas"]["NullableLine"];
            mail_unit_no: components["schemas"]["VisibleLine"];
            /** @description Notes for the rider. */
            notes: components["schemas"]["NullableText"];
        };
        /**
         * Format: uri-reference
         * @description A path on the same origin or an https address.
         */
        Url: string;
        /** @description A member's own record, which only the member can read. */
        User: {
            /** @description The bearer token in responses that issue one; null in all others. */
            api_token: string | null;
            /** @description URL of the member's picture; null if there is none. */
            avatar: components["schemas"]["Url"] | null;
            created_at: components["schemas"]["Instant"];
            /** @description Null until the member enters it. */
            date_of_birth: components["schemas"]["PlainDate"] | null;
            /** @description Null until the member enters it. It cannot be changed afterwards. */
            email: components["schemas"]["Email"] | null;
            /** @description When the tier expires; null if it does not. */
            expired_at: components["schemas"]["NullableInstant"];
            /** @description 1 right after sign-in. */
            first_time: components["schemas"]["Flag"];
            /** @description Null until the member enters it. */
            full_name: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            /** @description 1 if the tier expires soon. */
            is_tier_remind: components["schemas"]["Flag"];
            /** @description 1 if a free-meal voucher expires soon. */
            is_voucher_remind: components["schemas"]["Flag"];
            level_id: components["schemas"]["LevelId"];
            leveling: components["schemas"]["Leveling"];
            /** @description When the member last signed in. */
            login_at: components["schemas"]["NullableInstant"];
            member_no: components["schemas"]["MemberNo"];
            /** @description 1 right after sign-up. */
            new_register: components["schemas"]["Flag"];
            phone_no: components["schemas"]["MobileNumber"];
            point: components["schemas"]["Points"];
            wallet: components["schemas"]["Price"];
        };
        UseVoucherRequest: {
            branch_id?: components["schemas"]["Id"];
            claimed_voucher_id: components["schemas"]["Id"];
            customer_id: components["schemas"]["Id"];
        };
        /** @description The customer who views the menu. Both ids may be null; cart quantities are then 0. */
        Viewer: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: components["schemas"]["NullableGuestId"];
        };
        /** @description A line with at least one visible character. White space, marks and invisible characters, such as U+200B, U+2060, U+00AD and U+3164, do not count. */
        VisibleLine: string;
        /** @description A time in the company's time zone. */
        VisitTime: {
            date: components["schemas"]["PlainDate"];
            time: components["schemas"]["HourMinute"];
        };
        /** @description A voucher that can be claimed, or a member's claimed voucher. */
        Voucher: {
            /** @description Amount of the discount; a percentage if calculation_type is percent. */
            amount: components["schemas"]["Price"];
            /**
             * @description fixed: the amount. percent: that percentage, at most total_max_given_amount. free: determined by free_type.
             * @enum {string}
             */
            calculation_type: "fixed" | "percent" | "free";
            /** @description The error that claim_voucher would return to this member now; null if none, and for a claimed voucher. */
            claim_refusal: ("VOUCHER_CLAIM_EXCEED" | "VOUCHER_CLAIM_PER_CUSTOMER_EXCEED" | "VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED" | "NOT_ENOUGH_POINT" | "VOUCHER_EXPIRED") | null;
            company_id: components["schemas"]["Id"];
            /** @description Discount on the member's cart; null if the request is not about a cart. */
            discount_amount: components["schemas"]["Price"] | null;
            /** @description Last such day, until 23:59:59 in the company's time zone; null if unlimited. */
            end_date: components["schemas"]["PlainDate"] | null;
            /** @description Number of days the voucher is valid, including the day of the claim. */
            expiring_days: number;
            /** @description Null if the request is not about a cart. */
            fit: components["schemas"]["VoucherFit"] | null;
            /** @description The free benefit if calculation_type is free. */
            free_type: "delivery" | null;
            /** @description Id of the claimed voucher; equals voucher_id before the claim. */
            id: components["schemas"]["Id"];
            /** @description 1 if the server grants the voucher at sign-up and members cannot claim it. */
            is_auto_provide: components["schemas"]["Flag"];
            /** @description 1 while the wallet holds less than RM10; vouchers cannot be used then. */
            is_freeze_tier: components["schemas"]["Flag"];
            is_weekday_only: components["schemas"]["Flag"];
            /** @description Maximum number of claims in total; null means unlimited. */
            max_application: number | null;
            /** @description Maximum per day in the company's time zone. */
            max_application_per_day_per_member: number | null;
            max_application_per_member: number | null;
            /** @description Minimum subtotal. */
            min_purchase: components["schemas"]["Price"];
            /** @description Price of a claim in points; 0 if free. */
            point_redeem: components["schemas"]["Points"];
            /** @description Number of claims left; null means unlimited. */
            remaining: number | null;
            /** @description First day on which the voucher can be claimed; for a claimed voucher, first day of use. */
            start_date: components["schemas"]["PlainDate"];
            total_max_given_amount: components["schemas"]["Price"] | null;
            /** @description Those of the coming days on which the voucher cannot be used because of a weekend or public holiday, at the requested branch; without one, at all branches that accept it. */
            unavailable_dates: components["schemas"]["PlainDate"][];
            used_at: components["schemas"]["NullableInstant"];
            /** @description The order that used the voucher; null if it was used at the counter or is unused. */
            used_order_id: components["schemas"]["Id"] | null;
            /** @description 0 if the voucher cannot be used today because of a weekend or public holiday. */
            voucher_available: components["schemas"]["Flag"];
            voucher_branch: components["schemas"]["VoucherBranch"][];
            voucher_branch_status: components["schemas"]["VoucherBranchStatus"];
            voucher_company: components["schemas"]["VoucherCompany"][];
            /** @description Id of the voucher that was or can be claimed. */
            voucher_id: components["schemas"]["Id"];
            voucher_image: components["schemas"]["Url"];
            voucher_name: components["schemas"]["Label"];
            /**
             * @description A voucher reserved by an order is ACTIVE, with the order in waiting_order_id.
             * @enum {string}
             */
            voucher_status: "ACTIVE" | "USED" | "EXPIRED";
            voucher_text: components["schemas"]["Text"];
            /** @description Null before the voucher is claimed. */
            voucher_tx_id: components["schemas"]["VoucherTxId"] | null;
            /**
             * @description free_dish is a free dish; free is another free benefit; discount reduces the bill.
             * @enum {string}
             */
            voucher_type: "free_dish" | "free" | "discount";
            /**
             * @description dine_in is valid only at the counter; other only for orders in the app; both for both.
             * @enum {string}
             */
            voucher_use_type: "dine_in" | "both" | "other";
            /** @description The unpaid order that has reserved the voucher; null if none. */
            waiting_order_id: components["schemas"]["Id"] | null;
            /** @description The member's balance. */
            wallet: components["schemas"]["Price"];
        };
        VoucherBranch: {
            branch: {
                branch_name: components["schemas"]["Label"];
                id: components["schemas"]["Id"];
            };
        };
        /**
         * @description All: every branch accepts it. All Except: every branch except those in voucher_branch. Only: the branches in voucher_branch.
         * @enum {string}
         */
        VoucherBranchStatus: "All" | "All Except" | "Only";
        VoucherClaimExceed: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "VOUCHER_CLAIM_EXCEED";
        };
        VoucherClaimPerCustomerExceed: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "VOUCHER_CLAIM_PER_CUSTOMER_EXCEED";
        };
        VoucherClaimPerCustomerPerDayExceed: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED";
        };
        VoucherCompany: {
            company: {
                company_logo: components["schemas"]["Url"];
            };
            voucher_branch_status: components["schemas"]["VoucherBranchStatus"];
        };
        VoucherExpired: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "VOUCHER_EXPIRED";
        };
        /** @description Whether the voucher can be used for the cart and, if not, why. */
        VoucherFit: {
            /** @description The missing part of the subtotal for below_minimum. */
            missing_amount: components["schemas"]["Price"] | null;
            /** @description Null if the voucher can be used. */
            reason: components["schemas"]["VoucherReason"] | null;
            usable: components["schemas"]["Flag"];
        };
        VoucherList: components["schemas"]["Voucher"][];
        VoucherListRequest: {
            company_id: components["schemas"]["Id"];
            customer_id: components["schemas"]["Id"];
        };
        VoucherNotUsable: {
            data: components["schemas"]["VoucherFit"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "VOUCHER_NOT_USABLE";
        };
        /**
         * @description Why a voucher cannot be used now. wallet_low: the wallet holds less than RM10. not_yet: before start_date. not_today: not valid on weekends and public holidays of the branch's state. other_branch: the branch does not accept it. dine_in_only and app_only: valid elsewhere. delivery_only: it pays for a delivery. below_minimum: the subtotal lacks missing_amount. reserved: an order that waits for its payment uses it.
         * @enum {string}
         */
        VoucherReason: "wallet_low" | "not_yet" | "not_today" | "other_branch" | "dine_in_only" | "app_only" | "delivery_only" | "below_minimum" | "reserved" | "used" | "expired";
        /** @description Number of a claimed voucher, shown at the counter and encoded in its barcode. */
        VoucherTxId: string;
        VoucherUsed: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "VOUCHER_USED";
        };
        WaitChanged: {
            data: components["schemas"]["WaitChangedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "WAIT_CHANGED";
        };
        /** @description The present waiting time, which the client shows before it asks the customer again. */
        WaitChangedData: {
            asap_minutes: components["schemas"]["AsapMinutes"];
            /** @description When the customer gets the order. */
            asap_time: components["schemas"]["Instant"];
        };
        /** @description The usual opening periods of the week, from Monday and from the earliest. A weekday has several if the branch takes a break, and none if it is closed. */
        WeekHours: {
            /** @description On the next day if it is not after open, so equal times are 24 hours. */
            close: components["schemas"]["HourMinute"];
            open: components["schemas"]["HourMinute"];
            /** @description ISO weekday on which the period begins, 1 (Monday) to 7 (Sunday). */
            weekday: number;
        }[];
        /** @description Owned by a guest. */
        WithGuest: {
            customer_id?: null;
            guest_id: components["schemas"]["GuestId"];
        };
        /** @description Owned by a member. Without customer_id, the bearer token identifies the member. */
        WithoutGuest: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: null;
        };
    };
    responses: {
        /** @description The company does not exist, or no company has this host. In a preview: the operation does not exist there. */
        CompanyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompanyNotFound"] | components["schemas"]["PreviewOnly"];
            };
        };
        /** @description The request does not match this contract; data.path names the invalid field. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidRequest"];
            };
        };
        /** @description The object does not exist in this company or belongs to another customer, or no company has this host. In a preview: the operation does not exist there. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFound"] | components["schemas"]["CompanyNotFound"] | components["schemas"]["PreviewOnly"];
            };
        };
        /** @description Internal server error. Changes may or may not have been saved. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerError"];
            };
        };
        /** @description The server cannot reach its database, is shutting down, or has too many requests waiting. */
        ServiceUnavailable: {
            headers: {
                /** @description Seconds to wait; sent with SERVER_BUSY. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceUnavailable"] | components["schemas"]["ServerBusy"];
            };
        };
        /** @description The request is larger than 64 kB; data.path is `body`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidRequest"];
            };
        };
        /** @description Too many requests by one customer or from one address; data.retry_at is the time to retry. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequests"];
            };
        };
        /** @description The bearer token is missing, invalid or expired. The client clears its session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthorized"];
            };
        };
    };
    parameters: {
        /** @example ad_home */
        AddressId: components["schemas"]["Id"];
        /** @example bangsar */
        BranchId: components["schemas"]["Id"];
        /**
         * @description A category's id, or `all` for the whole menu of the branch in one request.
         * @example all
         */
        CategoryId: components["schemas"]["Id"];
        /** @example cmp_demo */
        CompanyId: components["schemas"]["Id"];
        /** @example member-1 */
        CustomerId: components["schemas"]["Id"];
        /** @example dish-1 */
        DishId: components["schemas"]["Id"];
        /** @example hd_second_half */
        HotDealId: components["schemas"]["Id"];
        /** @example line-1 */
        Id: components["schemas"]["Id"];
        /**
         * @description Created by the client, one per checkout, booking or top-up. Repeating the key with the same body creates nothing new. With another body the request fails with IDEMPOTENCY_CONFLICT.
         * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
         */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description Language of menu texts, en or zh-CN. The default is English.
         * @example zh-CN
         */
        Language: string;
        /** @example member-1 */
        MemberId: components["schemas"]["Id"];
        /** @example pk_family */
        PackageId: components["schemas"]["Id"];
        /** @example pl_ss2_pj */
        PlaceId: components["schemas"]["PlaceId"];
        /** @example ask_1 */
        SpendingRequestId: components["schemas"]["Id"];
        /** @example tx_1 */
        TransactionId: components["schemas"]["Id"];
        /** @example member-1 */
        UserId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    accountClose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccountRequest"];
            };
        };
        responses: {
            /** @description Whether the account is closed. An order, booking or top-up in progress prevents it, and nothing changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountClosing"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPassword"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example member-1 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ad_home */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressOwner"];
            };
        };
        responses: {
            /** @description The remaining addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressStateId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateRequest"];
            };
        };
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["State"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addressUpdateDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultAddressRequest"];
            };
        };
        responses: {
            /** @description All addresses of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    authLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The member, with a token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["User"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The number is not a Malaysian mobile number, or the password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["InvalidPassword"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    authLoginByMemberNo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberNoLoginRequest"];
            };
        };
        responses: {
            /** @description The member, with a token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["User"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The member number is unknown or the password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPassword"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    authLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. The call is idempotent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Nothing"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    authResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed and every session of the member has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Nothing"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The number is not a Malaysian mobile number, the password is too common, or the code is wrong or expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["OtpNotSame"] | components["schemas"]["OtpExpired"] | components["schemas"]["PasswordTooCommon"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    authSendForgotOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description The server sent a code if a member has the number. The response is the same if not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OtpSent"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The number is not a Malaysian mobile number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"];
                };
            };
            /** @description The server sent a code less than 120 seconds ago, or sent too many codes. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpAlreadySent"] | components["schemas"]["TooManyRequests"];
                };
            };
            500: components["responses"]["ServerError"];
            /** @description The server could not send the message, and the client may retry at once; or the server cannot reach its database. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsNotSent"] | components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    authSendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description The server sent the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OtpSent"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The number is not a Malaysian mobile number, or a member already has it. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["PhoneNoRegistered"];
                };
            };
            /** @description The server sent a code less than 120 seconds ago, or sent too many codes. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpAlreadySent"] | components["schemas"]["TooManyRequests"];
                };
            };
            500: components["responses"]["ServerError"];
            /** @description The server could not send the message, and the client may retry at once; or the server cannot reach its database. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsNotSent"] | components["schemas"]["ServiceUnavailable"];
                };
            };
        };
    };
    bannerList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyScope"];
            };
        };
        responses: {
            /** @description Banners in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BannerList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    branchAvailableHour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Times of today and the next 6 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BranchHours"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    branchDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchDetailRequest"];
            };
        };
        responses: {
            /** @description The branch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Branch"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    branchList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example cmp_demo */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchListRequest"];
            };
        };
        responses: {
            /** @description The branches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BranchList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartCalculateTotal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description The amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CartTotal"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartChangeBranch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchOfCart"];
            };
        };
        responses: {
            /** @description The cart with prices and availability at the new branch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCreateRequest"];
            };
        };
        responses: {
            /** @description The cart with the added line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The cart belongs to another branch. Empty the cart first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBranchMismatch"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The item cannot be added with these choices or this quantity. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissingVariation"] | components["schemas"]["ItemUnavailable"] | components["schemas"]["PriceChanged"] | components["schemas"]["CartLimitExceeded"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartCreateOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per checkout, booking or top-up. Repeating the key with the same body creates nothing new. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description The server accepted the order, which now waits for payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["CreateOrder"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The key was used with another request, or the cart belongs to another branch. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflict"] | components["schemas"]["CartBranchMismatch"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The cart cannot be ordered as requested. The server created no order. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingToCheckOut"] | components["schemas"]["PaymentTooSmall"] | components["schemas"]["PriceChanged"] | components["schemas"]["BranchClosed"] | components["schemas"]["InvalidDeliveryTime"] | components["schemas"]["WaitChanged"] | components["schemas"]["ItemUnavailable"] | components["schemas"]["MissingVariation"] | components["schemas"]["InvalidPhoneNo"] | components["schemas"]["MissingAddress"] | components["schemas"]["AddressMismatch"] | components["schemas"]["OutOfServiceArea"] | components["schemas"]["InvalidMarket"] | components["schemas"]["LalamoveError"] | components["schemas"]["VoucherUsed"] | components["schemas"]["VoucherExpired"] | components["schemas"]["AmountExceed"] | components["schemas"]["VoucherNotUsable"] | components["schemas"]["NotEnoughPoint"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalIdentity"];
            };
        };
        responses: {
            /** @description The cart without the line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartGetQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotationRequest"];
            };
        };
        responses: {
            /** @description The courier's fee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quotation"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The branch does not deliver to the address, the courier does not respond, or the contact's phone number is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutOfServiceArea"] | components["schemas"]["InvalidMarket"] | components["schemas"]["LalamoveError"] | components["schemas"]["InvalidPhoneNo"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartLoad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description The cart; empty if the customer has never added an item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartMigrateGuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestMigrationRequest"];
            };
        };
        responses: {
            /** @description The member's cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The carts belong to different branches, so the customer has to choose one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBranchMismatch"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The merged cart would have more than 100 lines. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLimitExceeded"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartMigrateGuestPreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestMigrationOwners"];
            };
        };
        responses: {
            /** @description Which carts have lines, and the merged cart if they can be merged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuestMigrationPreview"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartOrderOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderOutcomeRequest"];
            };
        };
        responses: {
            /** @description The order, if it exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderOutcome"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartRemoveAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description The empty cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cartUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartUpdateRequest"];
            };
        };
        responses: {
            /** @description The cart with the new quantity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The line can no longer be ordered, only removed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemUnavailable"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimVoucherRequest"];
            };
        };
        responses: {
            /** @description The claimed voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Voucher"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description A limit is reached, the member has too few points, the voucher has expired, or the member's name or e-mail address is missing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherClaimExceed"] | components["schemas"]["VoucherClaimPerCustomerExceed"] | components["schemas"]["VoucherClaimPerCustomerPerDayExceed"] | components["schemas"]["NotEnoughPoint"] | components["schemas"]["VoucherExpired"] | components["schemas"]["ProfileIncomplete"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimedVoucherListAvailable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailableVouchersRequest"];
            };
        };
        responses: {
            /** @description Usable vouchers first, in order of their discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoucherList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimedVoucherList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherListRequest"];
            };
        };
        responses: {
            /** @description Usable vouchers first, earliest end date first; then those used or expired in the last year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoucherList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    companyInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyInfoRequest"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAddressRequest"];
            };
        };
        responses: {
            /** @description All addresses of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The phone number is not a Malaysian mobile number, text and coordinates of the address do not match, or the member already has 50 addresses. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["AddressLimitExceeded"] | components["schemas"]["AddressMismatch"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    customer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example member-1 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deliveryOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example cmp_demo */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryOptionsRequest"];
            };
        };
        responses: {
            /** @description The branches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeliveryOptions"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dishCategoryList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example cmp_demo */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Viewer"];
            };
        };
        responses: {
            /** @description Categories in menu order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DishCategoryList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dishDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example bangsar */
                branch_id: components["parameters"]["BranchId"];
                /** @example dish-1 */
                dish_id: components["parameters"]["DishId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Viewer"];
            };
        };
        responses: {
            /** @description The dish. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Dish"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dishList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example bangsar */
                branch_id: components["parameters"]["BranchId"];
                /**
                 * @description A category's id, or `all` for the whole menu of the branch in one request.
                 * @example all
                 */
                category_id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Viewer"];
            };
        };
        responses: {
            /** @description Dishes in menu order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DishList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    highlightList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyScope"];
            };
        };
        responses: {
            /** @description Highlights in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HighlightList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hotDealDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example bangsar */
                branch_id: components["parameters"]["BranchId"];
                /** @example hd_second_half */
                hot_deal_id: components["parameters"]["HotDealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hot deal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HotDeal"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    lastOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description The order, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LastOrder"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeReorder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderRequest"];
            };
        };
        responses: {
            /** @description The new cart and the items that could not be added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reorder"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description No item of the order can be ordered any more. The cart does not change. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnableToReorder"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    memberData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example member-1 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sections of flat records, readable by people and programs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberData"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    news: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CompanyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    notificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example member-1 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadRequest"];
            };
        };
        responses: {
            /** @description The count of notifications that are still unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["UnreadCount"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    notifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example member-1 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["NotificationList"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description The cancelled order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sales_order: components["schemas"]["SalesOrder"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The order is paid and can no longer be cancelled with this call. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNotCancellable"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sales_order: components["schemas"]["SalesOrder"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sales_order_list: components["schemas"]["SalesOrderList"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReceiptRequest"];
            };
        };
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderReceipt"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    packageDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example bangsar */
                branch_id: components["parameters"]["BranchId"];
                /** @example pk_family */
                package_id: components["parameters"]["PackageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Viewer"];
            };
        };
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Package"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    packageList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example bangsar */
                branch_id: components["parameters"]["BranchId"];
                /** @example cmp_demo */
                companyId: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Viewer"];
            };
        };
        responses: {
            /** @description Packages in menu order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PackageList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pageVisitor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description The id by which pages name the customer. The cookies `claypot_page` and `claypot_visit` are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageVisit"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    paymentCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example member-1 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret of the session that made the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentCodeSecret"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    placeDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example pl_ss2_pj */
                place_id: components["parameters"]["PlaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceDetailRequest"];
            };
        };
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Place"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    placeSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceSearchRequest"];
            };
        };
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaceList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pointList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example member-1 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, at most 500. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["PointTransactionList"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The new member, with a token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The number is not a Malaysian mobile number or a member already has it, the password is too common, or the code is wrong or expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["PhoneNoRegistered"] | components["schemas"]["OtpNotSame"] | components["schemas"]["OtpExpired"] | components["schemas"]["PasswordTooCommon"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reservationDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationDetailRequest"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reservationList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description Latest visit first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReservationList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reservationCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalIdentity"];
            };
        };
        responses: {
            /** @description The cancelled booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The booking cannot be cancelled and does not change. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationApproved"] | components["schemas"]["ReservationNotCancellable"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reservationOutcome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationOutcomeRequest"];
            };
        };
        responses: {
            /** @description The booking, if it exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReservationOutcome"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reservationStore: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per checkout, booking or top-up. Repeating the key with the same body creates nothing new. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreReservationRequest"];
            };
        };
        responses: {
            /** @description The booking, which waits for the branch's approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The server booked no table. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnableToReserve"] | components["schemas"]["InvalidReservationTime"] | components["schemas"]["PartyTooLarge"] | components["schemas"]["InvalidPhoneNo"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sessionList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example member-1 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current session first, then the others by last use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["MemberSessionList"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sessionEndOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndOtherSessionsRequest"];
            };
        };
        responses: {
            /** @description The remaining session, which is the current one. The call is idempotent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["MemberSessionList"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    spendingRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example member-1 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open question; null if no branch asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenMemberRequest"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerSpendingRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example ask_1 */
                id: components["parameters"]["SpendingRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description The question with its outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberRequest"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    tierList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyScope"];
            };
        };
        responses: {
            /** @description The tiers, lowest level first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TierList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transactionHistoryDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example tx_1 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TransactionScope"];
            };
        };
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TransactionDetail"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transactionHistoryList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example member-1 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionRange"];
            };
        };
        responses: {
            /** @description The transactions in the range, grouped by month, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["TransactionMonths"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example member-1 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["UnreadCount"];
                        };
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ad_home */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAddressRequest"];
            };
        };
        responses: {
            /** @description All addresses of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The phone number is not a Malaysian mobile number; text and coordinates do not match; or the text changed without new coordinates. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["AddressMismatch"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example member-1 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description The member. Every other session of the member has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The old password is wrong, the phone number is not the member's, or the new password is too common. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPassword"] | components["schemas"]["InvalidPhoneNo"] | components["schemas"]["PasswordTooCommon"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example member-1 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The picture is larger than 5 MB, or the request exceeds the size needed for such a picture. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarTooLarge"] | components["schemas"]["InvalidRequest"];
                };
            };
            /** @description The file is not a supported picture, or the member already has another e-mail address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarNotAnImage"] | components["schemas"]["EmailAlreadySet"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    useVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseVoucherRequest"];
            };
        };
        responses: {
            /** @description The used voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Voucher"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The voucher is used, expired or not usable now; data contains the reason. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherUsed"] | components["schemas"]["VoucherExpired"] | components["schemas"]["VoucherNotUsable"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    usualOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description The order, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LastOrder"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    voucherList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherListRequest"];
            };
        };
        responses: {
            /** @description Vouchers that this member can claim now, followed by the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoucherList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    walletTopup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per checkout, booking or top-up. Repeating the key with the same body creates nothing new. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpRequest"];
            };
        };
        responses: {
            /** @description The top-up, which waits for its payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TopUp"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The amount is below the minimum or above the maximum of a top-up. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpAmount"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    walletTopupCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpScope"];
            };
        };
        responses: {
            /** @description The cancelled top-up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TopUp"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The top-up is paid and can no longer be cancelled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpNotCancellable"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    walletTopupDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example line-1 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpScope"];
            };
        };
        responses: {
            /** @description The top-up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TopUp"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    walletTopupOutcome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpOutcomeRequest"];
            };
        };
        responses: {
            /** @description The top-up, if it exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TopUpOutcome"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
