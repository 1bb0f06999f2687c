// Generated from openapi/ by `npm run generate`. Do not edit.

import type { MoneyString } from '../money.ts';

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
        /** A member's addresses */
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
         * Remove an address
         * @description Where it was the default one, the oldest of the others becomes it.
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
        /** The id of a state */
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
         * @description A number nobody has and a wrong password are answered alike, and take the same time.
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
         * Sign in by a member's number
         * @description The number is that of the member's payment code, which others may see: it opens nothing without the password. One that nobody has and a wrong password are answered alike, and take the same time; wrong passwords count together with those of `auth/login`.
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
        /** Choose a new password with a code */
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
         * Send a code to who forgot the password
         * @description A number nobody has is answered like any other, the waiting time included; nothing is sent to it.
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
         * Send a code to a new number
         * @description One code every 120 seconds goes to a number, whatever the client says.
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
        /** Banners of the home and menu screens */
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
         * Times an order can be asked for
         * @description In steps of 15 minutes from opening, never in the past and never sooner than the kitchen can be ready.
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
        /** One branch */
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
         * Branches of a company
         * @description With coordinates the nearest comes first and `distance` is filled.
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
         * What the cart would cost now
         * @description It only reads.
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
         * Take the cart to another branch
         * @description All lines stay. A line that cannot be had there says why in `unavailable_reason`, and keeps the order from being made until it is removed. Asked again it answers the same; an empty cart stays free. A branch of another company is NOT_FOUND.
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
         * Put a dish, a package or a hot deal into the cart
         * @description A line with the same item and the same choices grows instead of standing twice. With `replaces` it takes the place of a line, all at once or not at all. A request with a `reference` that the cart has taken before changes nothing.
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
         * Order what is in the cart
         * @description The cart stays as it is until the order is paid. The amounts sent are compared with the ones the server works out.
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
         * What a delivery would cost
         * @description It reserves nothing. create_order asks the courier again.
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
        /** The cart */
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
         * Hand a guest's cart and orders over to the member
         * @description All of it happens or none, and asked twice it leaves the same. Equal lines become one of at most 99 pieces. Orders that are handed over earn no points.
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
         * What becomes of a guest's cart
         * @description It changes nothing.
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
         * Whether an order was made with a key
         * @description Asked after a lost answer, before anyone tries again.
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
         * @description It also frees the cart from its branch and delivery method.
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
         * @description It sets and does not add, so that sending it twice does no harm.
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
         * @description Each claim gives one more, within the limits. The three limits and the member's points are held by the database.
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
         * The vouchers a member holds, against the cart
         * @description Each says whether it can be used for the member's cart at the branch, what it takes off, and why not.
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
        /** The vouchers a member holds */
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
        /** The company of a subdomain */
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
         * @description The first address of a member is the default one, whatever is asked.
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
        /** A member's own record */
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
         * Which branches bring an order to a place
         * @description It reserves nothing, and a branch that cannot be asked does not keep the others from being told. Answers may be a minute old; cart/get_quotation and create_order ask the courier afresh.
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
        /** Categories of the menu */
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
        /** One dish at a branch, with its options */
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
         * Dishes of a category at a branch
         * @description The category `all` answers the whole menu, each dish with its category.
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
        /** Highlights of the home screen */
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
        /** One hot deal at a branch, with its packages */
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
        /** The newest order of a customer */
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
         * Put an old order into the cart again
         * @description It replaces what is in the cart, and asked twice it leaves the same. Prices are today's.
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
        /** All that is kept of a member */
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
        /** News of the company */
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
         * Mark as read
         * @description Everything up to the one named, so that one which comes while the list is read stays new.
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
        /** What a member was told */
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
         * Cancel an order that is not paid
         * @description It also voids the payment that was begun. Asked twice it answers the same.
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
        /** One order */
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
        /** The orders of a customer */
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
         * An order by the receipt in the payment's return address
         * @description For a browser that does not have the order: one that stores nothing, or another one than the order was placed in. Anyone with the receipt may ask, for 48 hours after the order was placed. It contains nothing personal.
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
        /** One package at a branch, with its options and side dishes */
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
        /** Packages and hot deals at a branch */
        post: operations["packageList"];
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
        /** One place */
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
         * Places in Malaysia
         * @description By what was typed, the nearest of equal matches first; or, with an empty query, what is at the coordinates: the position itself, then known places near it. Outside of Malaysia there is nothing. The server asks a map service where it has one, and its own list where it has none or the service fails.
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
        /** What a member's points came from and went to */
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
         * @description A new member is given the company's sign-up points.
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
         * One booking
         * @description With coordinates its branch says how far away it is.
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
        /** The bookings of a customer */
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
         * @description The seats are free again. Asked twice it answers the same.
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
         * Whether a table was booked with a key
         * @description Asked after a lost answer, before anyone tries again.
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
         * @description Date and time are those of the company's zone, and one of the times that branch_detail offers. The seats are kept from now on; the branch approves the booking or rejects it.
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
        /** Where a member is signed in */
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
        /** Sign every other device out */
        post: operations["sessionEndOthers"];
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
         * What members rise through, and what it brings them
         * @description Open to everyone.
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
        /** One entry of a member's wallet */
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
         * What came into a member's wallet and went out of it
         * @description A range that ends before it begins is refused at body.endDate, one of more than ten years or more than 5,000 entries at body.startDate.
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
        /** How much of it is not read */
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
         * @description Where it lies on the map stays unless it is told anew. The default address only ends by another becoming it.
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
         * @description A picture replaces the one before; without one it stays. It is drawn anew from its pixels, so nothing else that the file holds is kept.
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
         * @description Of one that can be used for dining in.
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
         * What a customer has again and again at this time of day
         * @description The newest order of what was ordered most often, three times or more, within three hours of the time of day that it is now, of the customer's last thirty orders that were paid for; null where there is nothing of the kind.
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
         * The vouchers that can be claimed
         * @description Those given at joining or with a tier are not among them.
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
         * Put money into the wallet
         * @description The top-up waits for its payment for 30 minutes. A member has at most five that wait; TOO_MANY_REQUESTS says when the first of them ends.
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
         * Cancel a top-up that is not paid
         * @description It also voids the payment that was begun. Asked twice it answers the same.
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
        /** One top-up */
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
         * Whether a top-up was made with a key
         * @description Asked after a lost answer, before anyone tries again.
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
         * @description Made by the client for one addition. A cart remembers the newest 20.
         */
        AdditionReference: string;
        /** @description A place a member has orders brought to. */
        Address: {
            customer_id: components["schemas"]["Id"];
            full_address: components["schemas"]["FullAddress"];
            id: components["schemas"]["Id"];
            is_default: components["schemas"]["Flag"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            mail_city: components["schemas"]["AddressPart"];
            mail_country: components["schemas"]["AddressPart"];
            /** @description Who takes the delivery. */
            mail_name: components["schemas"]["PersonName"];
            mail_phone: components["schemas"]["MobileNumber"];
            mail_postcode: components["schemas"]["AddressPart"];
            mail_state: components["schemas"]["AddressPart"];
            mail_street: components["schemas"]["AddressPart"];
            /** @description What the member calls the place, such as Home. */
            mail_type: components["schemas"]["NullableLine"];
            mail_unit_no: components["schemas"]["VisibleLine"];
            /** @description For the rider. */
            notes: components["schemas"]["NullableText"];
            state_id: components["schemas"]["Id"];
        };
        AddressLimitExceeded: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ADDRESS_LIMIT_EXCEEDED";
        };
        /** @description Every call that changes an address answers with all of them, because the default one may be another now. */
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
        /** @description A part of an address; it may be empty. */
        AddressPart: string;
        AmountExceed: {
            data: components["schemas"]["VoucherFit"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "AMOUNT_EXCEED";
        };
        /** @description customer_id and guest_id are not both set. A member may leave both out: the bearer names the member. A guest has no bearer and sends guest_id. */
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
            /** @description What the picture is about; null where that cannot be opened, or not any more. */
            opens: components["schemas"]["PictureTarget"] | null;
        };
        BannerList: components["schemas"]["Banner"][];
        /**
         * @description Which drawing stands beside a benefit.
         * @enum {string}
         */
        BenefitIcon: "voucher" | "bowl" | "claypot" | "percent" | "star" | "points" | "room";
        Branch: {
            address: components["schemas"]["Text"];
            branch_image: components["schemas"]["BranchImage"][];
            branch_name: components["schemas"]["Label"];
            city: components["schemas"]["Label"];
            /** @description The usual closing hour; earlier than start_hour when the branch closes after midnight. */
            close_hour: components["schemas"]["HourMinute"];
            company_id: components["schemas"]["Id"];
            contact_no: components["schemas"]["Phone"];
            /** @description For each day of date_list the times that a table can be booked at, by the clock of the company's zone: every half hour from opening, as long as the party can stay its time until the branch closes. branch_list leaves it out. */
            date_dropdown_list?: {
                date: components["schemas"]["PlainDate"];
                /** @description Times at which it has none. */
                full_time_list: components["schemas"]["TimeList"];
                /** @description Times at which the party has room. */
                time_list: components["schemas"]["TimeList"];
            }[];
            /** @description Days of the next 30 on which a party can be received, be it that every table is taken. branch_list leaves it out. */
            date_list?: components["schemas"]["PlainDate"][];
            /** @description Kilometres from the coordinates asked with, to one decimal; null when none were given. */
            distance: number | null;
            /** @description When today's opening ends; null on a day the branch stays closed. */
            end_time: components["schemas"]["NullableInstant"];
            id: components["schemas"]["Id"];
            /** @description 1 while tables can be booked; 0 also while the branch is temporarily closed, or has no seats or opening hours. */
            is_able_reservation: components["schemas"]["Flag"];
            /** @description From when on nothing is taken for as soon as possible, as it would not be ready before the branch closes; null while it is closed, or does not close within a day. */
            last_order_time: components["schemas"]["NullableInstant"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description When a closed branch opens next, or an open one after it has closed; null when no opening is known, or it never closes. */
            next_open_time: components["schemas"]["NullableInstant"];
            number_of_seats: number;
            postal_code: string;
            /** @description The usual opening hour. */
            start_hour: components["schemas"]["HourMinute"];
            /** @description When today's opening begins; null on a day the branch stays closed. */
            start_time: components["schemas"]["NullableInstant"];
            state: components["schemas"]["Label"];
            state_id: components["schemas"]["Id"];
            status: components["schemas"]["BranchStatus"];
            street1: components["schemas"]["Text"];
            street2: components["schemas"]["Text"];
            /** @description How long a party has its table, in minutes. */
            turn_minutes: number;
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
            start_hour: components["schemas"]["HourMinute"];
        };
        BranchDetailRequest: {
            latitude?: components["schemas"]["NullableLatitude"];
            longitude?: components["schemas"]["NullableLongitude"];
            /** @description The size of the party that the times are for; null is one. */
            number_of_seats?: number | null;
        };
        BranchHours: {
            /** @description Minutes an order placed now needs; also the length of a chosen slot. */
            asap_minutes: number;
            /** @description When an order placed now is ready; null while the branch does not take one. */
            asap_time: components["schemas"]["NullableInstant"];
            branch_id: components["schemas"]["Id"];
            /** @description Today and the next 6 days in the branch's zone. */
            date_list: components["schemas"]["BranchHoursDay"][];
            next_open_time: components["schemas"]["NullableInstant"];
            status: components["schemas"]["BranchStatus"];
            time_zone: string;
        };
        BranchHoursDay: {
            date: components["schemas"]["PlainDate"];
            /** @description Times an order can be asked for, in steps of 15 minutes; empty when the branch is closed that day. */
            time_list: components["schemas"]["Instant"][];
        };
        BranchImage: {
            branch_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
        };
        /** @description Nearest first when coordinates were given, else in the company's order. */
        BranchList: components["schemas"]["Branch"][];
        BranchListRequest: {
            latitude?: components["schemas"]["NullableLatitude"];
            limit?: number | null;
            longitude?: components["schemas"]["NullableLongitude"];
            /** @description Only branches where a wallet can be topped up. */
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
         * @description Worked out by the server at the moment it answers.
         * @enum {string}
         */
        BranchStatus: "Open" | "Closed";
        /** @enum {string} */
        CancelReason: "PAYMENT_DECLINED" | "PAYMENT_ABANDONED" | "CUSTOMER_CANCELLED" | "BRANCH_REFUSED";
        /** @description Every call that changes a cart answers with the whole cart, so that no second request is needed. */
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
            /** @description Without it a line goes to the branch the cart is bound to. An empty cart is then bound to the branch of the customer's last order if it sells the item, otherwise to the first of the company's branches that does. */
            branch_id?: components["schemas"]["Id"];
            customer_id: components["schemas"]["NullableCustomerId"];
            delivery_method?: components["schemas"]["CartMethod"];
            guest_id: components["schemas"]["NullableGuestId"];
            /** @description The dish, the package or the hot deal. */
            item_id: components["schemas"]["Id"];
            qty: components["schemas"]["LineQty"];
            reference?: components["schemas"]["AdditionReference"];
            /** @description The line that this takes the place of: it stays where it stands and keeps its id, with these choices and this quantity. An equal line goes into it. A line that the cart does not hold is NOT_FOUND. */
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
            /** @description The package, also the one chosen of a hot deal; null for a dish. */
            package: components["schemas"]["CartPackage"] | null;
            /** @description The whole line's points. */
            point: components["schemas"]["Points"];
            /** @description One of it, choices included, at today's price. */
            price: components["schemas"]["Price"];
            qty: components["schemas"]["LineQty"];
            stock_status: components["schemas"]["StockStatus"];
            unavailable_reason: components["schemas"]["UnavailableReason"] | null;
            variation_list: components["schemas"]["LineVariationList"];
        };
        /**
         * @description How an order of this app is fulfilled.
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
        /** @description How many of it are in the cart of the one who asks; 0 when nobody is named. */
        CartQty: number;
        /** @description What the cart would cost if it were ordered now. Lines that cannot be ordered are left out. */
        CartTotal: {
            /** @description Rounded adjustment; 0.00 for card payments. */
            adj_amount: components["schemas"]["Money"];
            /** @description Service charge; dine-in only. */
            charge_amount: components["schemas"]["Price"];
            delivery_fee: components["schemas"]["Price"];
            /** @description What the customer pays. */
            final_total_amount: components["schemas"]["Price"];
            point_discount_amount: components["schemas"]["Price"];
            /** @description Points credited when the order is completed; 0 for guests. */
            point_earn: components["schemas"]["Points"];
            /** @description The sum of the lines. */
            subtotal: components["schemas"]["Price"];
            /** @description The 6% SST contained in the prices. It is shown and never added. */
            tax_amount: components["schemas"]["Price"];
            tier_discount_amount: components["schemas"]["Price"];
            tier_discount_percent: components["schemas"]["Percent"];
            /** @description The subtotal less every discount. */
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
            /** @description The share of the app's failures that /api/error-reports is told of; 0 where there is no such address. */
            error_report_rate: number;
            facebook_name: components["schemas"]["Text"];
            facebook_url: components["schemas"]["OptionalUrl"];
            family_day: components["schemas"]["FamilyDay"] | null;
            id: components["schemas"]["Id"];
            instagram_name: components["schemas"]["Text"];
            instagram_url: components["schemas"]["OptionalUrl"];
            /**
             * @description Whose map /map-frame shows; none where the server has no key for one.
             * @enum {string}
             */
            map_provider: "google" | "none";
            max_discount_amount: components["schemas"]["Price"];
            max_discount_point: components["schemas"]["Points"];
            sign_up_point: components["schemas"]["Points"];
            time_zone: string;
            /** @description What a wallet is topped up by in one press, from the least up. */
            topup_amounts: components["schemas"]["Price"][];
        };
        CompanyInfoRequest: {
            /** @description The first label of the host that the app stands on. `localhost`, where that has none, asks for the company of the host that is asked, else for the deployment's own. */
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
            /** @description Who takes the delivery. */
            mail_name: components["schemas"]["PersonName"];
            mail_phone: components["schemas"]["MobileInput"];
            mail_postcode: components["schemas"]["PostcodeInput"];
            mail_state: components["schemas"]["StateName"];
            mail_street: components["schemas"]["VisibleLine"];
            /** @description What the member calls the place, such as Home. */
            mail_type: components["schemas"]["NullableLine"];
            mail_unit_no: components["schemas"]["VisibleLine"];
            /** @description For the rider. */
            notes: components["schemas"]["NullableText"];
            reference?: components["schemas"]["Reference"];
        };
        CreateOrder: {
            final_total_amount: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            /** @description The card page the browser leaves for. Coming back from it proves nothing; order_detail does. */
            payment_url: components["schemas"]["Url"];
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
        };
        CreateOrderRequest: {
            /** @description Where to deliver to; null for pickup. */
            address: components["schemas"]["DeliveryAddress"] | null;
            branch_id: components["schemas"]["Id"];
            /** @description What the kitchen's slip has room for. */
            buyer_remark: components["schemas"]["NullableText"];
            claim_voucher_id: components["schemas"]["Id"] | null;
            customer_id: components["schemas"]["NullableCustomerId"];
            /** @description What the customer pays for the delivery; compared like the subtotal. */
            delivery_fee: components["schemas"]["Price"];
            /** @description What the customer decided on; it need not be what the cart was filled with. */
            delivery_method: components["schemas"]["CartMethod"];
            /** @description The time asked for, one of branch_available_hour; null is as soon as possible. */
            delivery_time: components["schemas"]["NullableInstant"];
            email: components["schemas"]["Email"];
            final_total_amount?: components["schemas"]["Price"];
            guest_id: components["schemas"]["NullableGuestId"];
            /** @description The courier's quotation; 0.00 for pickup. The server asks the courier again and compares, but where a voucher pays for the delivery. */
            lalamove_delivery_fee: components["schemas"]["Price"];
            name: components["schemas"]["PersonName"];
            /** @enum {string} */
            payment_method: "card";
            phone: components["schemas"]["MobileInput"];
            point_discount: components["schemas"]["Price"];
            /** @description What the customer was shown. The server compares it and answers PRICE_CHANGED when it differs. */
            subtotal: components["schemas"]["Price"];
            total_point_get: components["schemas"]["Points"];
            voucher_use_amount: components["schemas"]["Price"];
        } & components["schemas"]["OneOwner"];
        DefaultAddressRequest: {
            customer_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
        };
        /** @description Where an order is brought, and to whom. A guest's addresses stay on the device and travel only with an order. */
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
            /** @description What the customer calls the place, such as Home. */
            mail_type: components["schemas"]["NullableLine"];
            mail_unit_no: components["schemas"]["VisibleLine"];
            /** @description For the rider. */
            notes: components["schemas"]["NullableText"];
            state_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        DeliveryMethod: "delivery" | "pickup" | "dine-in";
        /** @description Whether a branch brings an order to the place asked about, for how much and when. */
        DeliveryOption: {
            /** @description Minutes an order placed now needs; null while the branch does not take one for as soon as possible. */
            asap_minutes: number | null;
            /** @description When an order placed now is ready; null while the branch does not take one for as soon as possible. */
            asap_time: components["schemas"]["NullableInstant"];
            branch_id: components["schemas"]["Id"];
            branch_name: components["schemas"]["Label"];
            /** @description What it costs as things stand; null where the branch is not known to go there. */
            delivery_fee: components["schemas"]["Price"] | null;
            distance: components["schemas"]["Kilometres"];
            /** @description Null where the courier gave no answer. */
            is_reachable: boolean | null;
            /** @description As a branch has it. */
            last_order_time: components["schemas"]["NullableInstant"];
            /** @description Where the branch is. */
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description As a branch has it; null of a closed one is until further notice. */
            next_open_time: components["schemas"]["NullableInstant"];
            /** @description Why the branch is not known to go there; null where it is. */
            refusal_code: ("ERR_OUT_OF_SERVICE_AREA" | "ERR_INVALID_MARKET" | "LALAMOVE_ERROR") | null;
            status: components["schemas"]["BranchStatus"];
        };
        DeliveryOptions: {
            /** @description The nearest first. Those whose own radius covers the place are always among them. */
            branches: components["schemas"]["DeliveryOption"][];
            /** @description Whether any branch brings an order there, open or closed. Null where none is known to, and the courier gave no answer for some. */
            is_deliverable: boolean | null;
        };
        DeliveryOptionsRequest: {
            full_address: components["schemas"]["FullAddress"];
            latitude: components["schemas"]["Latitude"];
            /** @description 5 when null. */
            limit: number | null;
            longitude: components["schemas"]["Longitude"];
            state_id: components["schemas"]["Id"];
        };
        DevicePart: string;
        /** @description The price while a discount runs; null without one. */
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
        /** @description How many of the dish come with one package. */
        DishesOfOne: number;
        DishImage: {
            image: components["schemas"]["Url"];
        };
        DishImageList: components["schemas"]["DishImage"][];
        /** @description In the order of the menu, a category's dishes together. */
        DishList: components["schemas"]["DishSummary"][];
        DishOption: {
            /** @description The choice made beforehand, unless it is sold out; null without one. */
            default_variation_id: components["schemas"]["Id"] | null;
            dish_option_variation: components["schemas"]["DishOptionVariation"][];
            id: components["schemas"]["Id"];
            is_required: components["schemas"]["Flag"];
            /** @description Most choices; 1 for a radio group. */
            max_qty: number;
            /** @description Fewest choices once the group counts; a group that is not required may stay empty. */
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
         * @description Every msgCode that is not OK. Codes of the catalogue that no operation here answers with yet belong to the client or to operations to come.
         * @enum {string}
         */
        ErrorCode: "ERROR" | "USER_NOT_FOUND" | "COMPANY_NOT_FOUND" | "VOUCHER_CLAIM_EXCEED" | "VOUCHER_CLAIM_PER_CUSTOMER_EXCEED" | "VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED" | "UNABLE_TO_RESERVE" | "RESERVATION_APPROVED" | "SELECT_ALL_REQUIRED_VARIATION" | "NOTHING_TO_CHECK_OUT" | "PAYMENT_TOO_SMALL" | "NOT_ENOUGH_POINT" | "MISSING_ADDRESS" | "DINED_GEOLOCATION" | "VOUCHER_USED" | "AMOUNT_EXCEED" | "VOUCHER_EXPIRED" | "PHONE_NO_REGISTERED" | "OTP_NOT_SAME" | "INVALID_PHONE_NO" | "UNABLE_TO_REORDER" | "INVALID_PASSWORD" | "ERR_OUT_OF_SERVICE_AREA" | "ERR_INVALID_MARKET" | "SESSION_EXPIRED" | "LALAMOVE_ERROR" | "INVALID_REQUEST" | "NOT_FOUND" | "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE" | "SERVER_BUSY" | "CART_BRANCH_MISMATCH" | "CART_LIMIT_EXCEEDED" | "ITEM_UNAVAILABLE" | "PRICE_CHANGED" | "BRANCH_CLOSED" | "INVALID_DELIVERY_TIME" | "IDEMPOTENCY_CONFLICT" | "ORDER_NOT_CANCELLABLE" | "OTP_ALREADY_SENT" | "OTP_EXPIRED" | "SMS_NOT_SENT" | "PASSWORD_TOO_COMMON" | "EMAIL_ALREADY_SET" | "AVATAR_TOO_LARGE" | "AVATAR_NOT_AN_IMAGE" | "ADDRESS_LIMIT_EXCEEDED" | "ADDRESS_MISMATCH" | "INVALID_RESERVATION_TIME" | "PARTY_TOO_LARGE" | "RESERVATION_NOT_CANCELLABLE" | "TOP_UP_AMOUNT" | "TOP_UP_NOT_CANCELLABLE" | "PROFILE_INCOMPLETE" | "VOUCHER_NOT_USABLE" | "OFFLINE";
        /** @description The day of each month, by the company's zone, on which members get more off at the counter. */
        FamilyDay: {
            /** @description Of the month; one that every month has. */
            day: number;
            name: components["schemas"]["Label"];
            /** @description What is taken off the bill. */
            percent: number;
            terms: components["schemas"]["Text"];
        };
        /**
         * @description 1 is yes.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A place as a search offers it. All of its address is told by place_detail. */
        FoundPlace: {
            /** @description From the coordinates asked with; null without them, and where it is not known. */
            distance: components["schemas"]["Kilometres"] | null;
            full_address: components["schemas"]["FullAddress"];
            kind: components["schemas"]["PlaceKind"];
            /** @description Null where only place_detail knows it. */
            latitude: components["schemas"]["Latitude"] | null;
            longitude: components["schemas"]["Longitude"] | null;
            name: components["schemas"]["Label"];
            /** @description For a position that no map service has named; else null. */
            nearest: components["schemas"]["NearestPlace"] | null;
            place_id: components["schemas"]["PlaceId"];
            source: components["schemas"]["PlaceSource"];
        };
        /** @description The whole address on one line. */
        FullAddress: string;
        /** @description The six digits of the code as they were typed, also with spaces between them or the full-width digits of Chinese keyboards. */
        GivenOtp: string;
        /** @description A password as it was typed. */
        GivenPassword: string;
        /**
         * Format: uuid
         * @description The random UUID a guest's device made. It is the guest's only credential.
         */
        GuestId: string;
        /** @description The member, who the bearer token proves, and the guest they were. */
        GuestMigrationOwners: {
            customer_id: components["schemas"]["Id"];
            guest_id: components["schemas"]["GuestId"];
        };
        /** @description nothing: the guest's cart is empty. move: only the guest's is filled. merge: both are, at one branch. conflict: both are, at different branches. */
        GuestMigrationPreview: {
            guest_cart: components["schemas"]["Cart"];
            member_cart: components["schemas"]["Cart"];
            /** @description What would be left by keeping both; null where that cannot be. */
            merged: components["schemas"]["Cart"] | null;
            /** @enum {string} */
            outcome: "nothing" | "move" | "merge" | "conflict";
        };
        GuestMigrationRequest: {
            customer_id: components["schemas"]["Id"];
            guest_id: components["schemas"]["GuestId"];
            /**
             * @description Which lines the member's cart has afterwards. The guest's is empty then in any case.
             * @enum {string}
             */
            keep: "both" | "guest" | "member";
        };
        /** @description A guest's thing. */
        GuestOwner: {
            customer_id: null;
            guest_id: components["schemas"]["GuestId"];
        };
        Highlight: {
            highlight_image: components["schemas"]["Url"];
            /** @description At what time of day it is shown, by the clock of the company's zone; null for always. */
            hours: components["schemas"]["HighlightHours"] | null;
            id: components["schemas"]["Id"];
            image_alt: components["schemas"]["Text"];
            /** @description What the picture is about; null where that cannot be opened, or not any more. */
            opens: components["schemas"]["PictureTarget"] | null;
        };
        /** @description Hours that end before they begin go on past midnight. */
        HighlightHours: {
            from: components["schemas"]["HourMinute"];
            until: components["schemas"]["HourMinute"];
        };
        HighlightList: components["schemas"]["Highlight"][];
        /** @description One of its packages is chosen. It costs what that package costs in the deal, and what the choices add. */
        HotDeal: {
            hot_deal_image: components["schemas"]["DishImageList"];
            hot_deal_option: components["schemas"]["HotDealOption"][];
            id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
            offer_note: components["schemas"]["Text"];
            package_list: components["schemas"]["Package"][];
            /** @description The least it can be bought for now, at this branch: its cheapest package that is not sold out, and the cheapest choices left of what has to be chosen. A deal that is sold out has only the price of the menu, which is not shown. */
            price: components["schemas"]["Price"];
            stock_status: components["schemas"]["StockStatus"];
        };
        /** @description The hot deal an entry stands for; null for a package. */
        HotDealIdOrNull: components["schemas"]["Id"] | null;
        /** @description One variation of it can be chosen. */
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
        /** @description Trusted HTML of the company's own pages; it may be empty. */
        Html: string;
        /** @description An opaque id. Nothing may be read from its form. */
        Id: string;
        IdempotencyConflict: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "IDEMPOTENCY_CONFLICT";
        };
        /** @description Made by the client when the customer first presses the button, kept until the outcome is known. */
        IdempotencyKey: string;
        /** @description Whose thing it is. Exactly one of the two is set. */
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
            /** @description The next time that can be asked for; null when there is none in the coming days. */
            earliest_time: components["schemas"]["NullableInstant"];
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
            /** @description The failing field, such as body.variation.0.dish_option_id, path.id or header.Idempotency-Key. */
            path: string;
        };
        InvalidReservationTime: {
            data: components["schemas"]["InvalidReservationTimeData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "INVALID_RESERVATION_TIME";
        };
        InvalidReservationTimeData: {
            /** @description The first time with room for the party; null when there is none. */
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
        /** @description To one decimal. */
        Kilometres: number;
        /** @description A short text in the language asked for. */
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
            /** @description The card page while the order is MAKING PAYMENT, else null. */
            payment_url: components["schemas"]["Url"] | null;
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
        };
        /** @description The newest order; null when there is none. */
        LastOrder: components["schemas"]["SalesOrderSummary"] | null;
        /** @description Decimal degrees from -90 to 90 as a string, such as "3.139003". */
        Latitude: string;
        /** @description 1 is Regular, 2 Silver, 3 Gold. */
        LevelId: number;
        /** @description The member's tier. */
        Leveling: {
            /** @description What orders are reduced by now; 0 while the tier is frozen. */
            discount_percent: components["schemas"]["Percent"];
            /** @description 1 while the wallet holds less than RM10, which takes the tier's discount away. */
            is_freeze_tier: components["schemas"]["Flag"];
            /** @description The tier's rank, such as Silver. */
            level: components["schemas"]["Label"];
            level_id: components["schemas"]["LevelId"];
            /** @description The tier's own name. */
            level_name: components["schemas"]["Label"];
        };
        LineQty: number;
        /** @description One thing chosen, or a side dish of a package, in the words the cart shows. The ids are those of a selection entry. Of a package each dish stands before its own variations. */
        LineVariation: {
            additional_price: components["schemas"]["Price"];
            /** @description The qty of its selection entry. */
            chosen_qty: components["schemas"]["DishesOfOne"];
            dish_name: components["schemas"]["Label"] | null;
            dish_option_id: components["schemas"]["Id"];
            dish_option_variation_id: components["schemas"]["Id"];
            /** @description Set for a variation of a dish of a package. */
            dish_variation_id: components["schemas"]["NullableId"];
            /** @description Set for a variation of a dish of a package. */
            dish_variation_option_id: components["schemas"]["NullableId"];
            /** @description The option it was chosen from; null for a side dish, which nobody chose. */
            option_name: components["schemas"]["Label"] | null;
            qty: components["schemas"]["DishesOfOne"];
            /** @description What was chosen; for a dish of a package its name. */
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
            /** @description The subdomain of the company that keeps it. */
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
        /** @description The number a branch scans. */
        MemberNo: string;
        MemberNoLoginRequest: {
            company_id: components["schemas"]["Id"];
            member_no: components["schemas"]["MemberNo"];
            password: components["schemas"]["GivenPassword"];
        };
        /** @description A member's thing. */
        MemberOwner: {
            customer_id: components["schemas"]["Id"];
            guest_id: null;
        };
        MemberSession: {
            /** @description The browser's name, such as Chrome; null where the device did not say. */
            browser: components["schemas"]["DevicePart"] | null;
            id: components["schemas"]["Id"];
            /** @description It is the device that asks. */
            is_current: boolean;
            signed_in_at: components["schemas"]["Instant"];
            /** @description What it runs on, such as Android or iPhone; null where the device did not say. */
            system: components["schemas"]["DevicePart"] | null;
            /** @description When it was last used, to the day. */
            used_at: components["schemas"]["Instant"];
        };
        MemberSessionList: components["schemas"]["MemberSession"][];
        /** @description A sentence for people who read logs. Customers are shown the product's own text for the msgCode. */
        Message: string;
        MissingAddress: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "MISSING_ADDRESS";
        };
        MissingGroup: {
            /** @description The dish of the package whose variation is missing; null for everything else. */
            dish_name: components["schemas"]["Label"] | null;
            /** @description The option group; the package option; the hot deal or its option; the entry of package_dish_variation. */
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
        /** @description A Malaysian mobile number as people write it: 01X-XXXXXXX, 60… or +60…, with spaces, dashes, dots or brackets, also with the full-width digits of Chinese keyboards. One that does not fit the numbering plan (011 and 015 have 8 digits after the prefix, the other prefixes 7) is INVALID_PHONE_NO. */
        MobileInput: string;
        /** @description A Malaysian mobile number in E.164. */
        MobileNumber: string;
        /**
         * Format: money
         * @description An amount in the company's currency with two decimals, such as "12.50"; it may be negative.
         */
        Money: MoneyString;
        /** @description The known place that a position lies nearest to. */
        NearestPlace: {
            distance: components["schemas"]["Kilometres"];
            kind: components["schemas"]["PlaceKind"];
            name: components["schemas"]["Label"];
        };
        /** @description A password that is chosen now. */
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
        /** @description There is nothing to tell but that it is done. */
        Nothing: null;
        NothingToCheckOut: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "NOTHING_TO_CHECK_OUT";
        };
        Notification: {
            /** @description What it is about; null where nothing can be opened. */
            about: components["schemas"]["NotificationAbout"] | null;
            created_at: components["schemas"]["Instant"];
            /** @description How long ago it was, in the language asked for, such as "5 minutes ago". */
            diffForHumans: string;
            id: components["schemas"]["Id"];
            /** @description A sentence in the language asked for. */
            message: string;
            read_at: components["schemas"]["NullableInstant"];
        };
        NotificationAbout: {
            /** @description Which order or booking; null for what a member has one of. */
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
        /** @description A line that may be left out. Without a character that can be seen it is stored as null. */
        NullableLine: string | null;
        NullableLongitude: components["schemas"]["Longitude"] | null;
        /** @description A text of several lines that may be left out. Without a character that can be seen it is stored as null. */
        NullableText: string | null;
        /** @constant */
        Ok: "OK";
        /** @description Exactly one of customer_id and guest_id is set. */
        OneOwner: components["schemas"]["MemberOwner"] | components["schemas"]["GuestOwner"];
        /** @description Whose thing it is. At most one of the two is set; without either the bearer says it. */
        OptionalIdentity: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: components["schemas"]["NullableGuestId"];
        } & components["schemas"]["AtMostOneOwner"];
        OptionalText: string | null;
        /** @description An https address; null when the company has none. */
        OptionalUrl: components["schemas"]["Url"] | null;
        OrderBranch: {
            address: components["schemas"]["Text"];
            branch_name: components["schemas"]["Label"];
            contact_no: components["schemas"]["Phone"];
            id: components["schemas"]["Id"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description A line as it was sold. Later changes of the menu do not touch it. */
        OrderDish: {
            dish_id: components["schemas"]["Id"];
            dish_name: components["schemas"]["Label"];
            /** @description One of it, choices included; 0.00 for a dish of a package, whose price contains it. */
            dish_price: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            line_total: components["schemas"]["Price"];
            /** @description The package it was part of, in whose dish_list it then stands; null for a dish of its own, which stands in order_dish. */
            order_package_id: components["schemas"]["Id"] | null;
            /** @description Pieces; of a dish in a package, all the packages' together. */
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
        /** @description unknown: no order was made with this key, and it is safe to send it again. created: here it is. */
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
            line_total: components["schemas"]["Price"];
            package_id: components["schemas"]["Id"];
            package_name: components["schemas"]["Label"];
            /** @description One of it, all choices included. */
            package_price: components["schemas"]["Price"];
            qty: components["schemas"]["LineQty"];
            variation_list: components["schemas"]["OrderVariationList"];
        };
        OrderPackageList: components["schemas"]["OrderPackage"][];
        /** @description What anyone with the receipt may know of an order. It contains nothing personal. */
        OrderReceipt: {
            branch_contact_no: components["schemas"]["Phone"];
            branch_name: components["schemas"]["Label"];
            /** @description As in SalesOrder. */
            cancel_reason: components["schemas"]["CancelReason"] | null;
            created_time: components["schemas"]["Instant"];
            delivery_method: components["schemas"]["DeliveryMethod"];
            final_total_amount: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            /** @description The payment was collected, and has not been refunded. */
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
         * @description Clients show a status they do not know as it comes.
         * @enum {string}
         */
        OrderStatus: "MAKING PAYMENT" | "PREPARING" | "READY" | "DELIVERING" | "COMPLETED" | "CANCELLED";
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
            /** @description Until when the code that was sent counts; null when it counts no more. */
            expires_at: components["schemas"]["NullableInstant"];
            /** @description From when on another code can be asked for. */
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
            /** @description Until when this one counts. */
            expires_at: components["schemas"]["Instant"];
            /** @description From when on another code can be asked for. */
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
            /** @description Side dishes in the order they are served, then those an option can choose. */
            package_dish: components["schemas"]["PackageDish"][];
            package_dish_option: components["schemas"]["PackageOption"][];
            package_image: components["schemas"]["DishImageList"];
            package_name: components["schemas"]["Label"];
            point: components["schemas"]["Points"];
            price: components["schemas"]["Price"];
            price_after_discount: components["schemas"]["DiscountedPrice"];
            stock_status: components["schemas"]["StockStatus"];
        };
        /** @description A dish of the package. With is_option 1 it comes only when an option chose it. */
        PackageDish: {
            dish: {
                image: components["schemas"]["Url"];
                name: components["schemas"]["Label"];
                stock_status: components["schemas"]["StockStatus"];
            };
            /** @description A dish stands in a package once. */
            dish_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            is_option: components["schemas"]["Flag"];
            /** @description The dish's option groups that can be chosen from inside this package. */
            package_dish_variation: components["schemas"]["DishOption"][];
            qty: components["schemas"]["DishesOfOne"];
        };
        /** @description In the order of the menu. Packages that are sold only inside a hot deal do not stand in it by themselves. */
        PackageList: components["schemas"]["PackageSummary"][];
        /** @description Dishes to choose from, and how many in all. Where that is more than one, the same dish may be taken several times; what is chosen of it then holds for each, and adds its price for each. */
        PackageOption: {
            id: components["schemas"]["Id"];
            is_required: components["schemas"]["Flag"];
            max_qty: number;
            /** @description Fewest choices once the option counts; one that is not required may stay empty. */
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
        /** @description A package as the menu lists it, or a hot deal, which the menu lists among the packages. */
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
            stock_status: components["schemas"]["StockStatus"];
        };
        /** @description How many people sit down. */
        PartySize: number;
        PartyTooLarge: {
            data: components["schemas"]["PartyTooLargeData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PARTY_TOO_LARGE";
        };
        PartyTooLargeData: {
            /** @description The branch's. */
            contact_no: components["schemas"]["Phone"];
            /** @description The largest party that can be seated. */
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
        PaymentTooSmall: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PAYMENT_TOO_SMALL";
        };
        Percent: number;
        /** @description A person's name, a line as VisibleLine describes it. */
        PersonName: string;
        /** @description A phone number as the server writes it. */
        Phone: string;
        PhoneNoRegistered: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PHONE_NO_REGISTERED";
        };
        PictureTarget: {
            /** @description Which dish, package, hot deal or voucher; null for what there is one of. */
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
            /** @description For a position that no map service has named; else null. */
            nearest: components["schemas"]["NearestPlace"] | null;
            place_id: components["schemas"]["PlaceId"];
            /** @description Null where it is not known; the customer is asked then. */
            postcode: components["schemas"]["Postcode"] | null;
            source: components["schemas"]["PlaceSource"];
            state: components["schemas"]["Label"];
            state_id: components["schemas"]["Id"];
            /** @description Empty where it is not known; the customer is asked then. */
            street: components["schemas"]["AddressPart"];
        };
        PlaceDetailRequest: {
            session_token?: components["schemas"]["SessionToken"];
        };
        /** @description Opaque, but for that of a position, which anybody can make: `at_<latitude>_<longitude>`, both in millionths of a degree without a point. Nothing else may be read from the form of an id. */
        PlaceId: string;
        /**
         * @description What a place is. A position, an address, a landmark and a station are points; of a street, an area, a town, a postcode and a state the coordinates are the middle.
         * @enum {string}
         */
        PlaceKind: "position" | "address" | "street" | "landmark" | "station" | "area" | "town" | "postcode" | "state";
        /** @description The best match first; for an empty query what was asked about, then what is near it. */
        PlaceList: components["schemas"]["FoundPlace"][];
        PlaceSearchRequest: {
            /** @description Where the customer is; of equal matches the nearest places come first. */
            latitude?: components["schemas"]["Latitude"] | null;
            /** @description 10 when null. */
            limit: number | null;
            longitude?: components["schemas"]["Longitude"] | null;
            /** @description What was typed: part of a name, a landmark, a street where a map service is asked, a town or a postcode, in English, Malay or Chinese. Empty to ask what is at the coordinates. */
            query: string;
            session_token?: components["schemas"]["SessionToken"];
        };
        /**
         * @description Who knows the place, and has to be named where it is shown.
         * @enum {string}
         */
        PlaceSource: "bundled" | "google";
        /**
         * Format: date
         * @description A day of the calendar, such as 2026-11-21.
         */
        PlainDate: string;
        Points: number;
        PointTransaction: {
            balance: components["schemas"]["Points"];
            created_date: components["schemas"]["Instant"];
            /** @description That order's method. */
            delivery_method: components["schemas"]["DeliveryMethod"] | null;
            id: components["schemas"]["Id"];
            /** @description The order it is about; null where it is about none. */
            order_id: components["schemas"]["Id"] | null;
            /** @description What the balance grew by; negative where points went. Never 0. */
            point_amount: number;
            /**
             * @description Earned by purchase, dine_in and sign_up_reward, spent by order_discount and voucher_redeem; a refund gives back or takes back.
             * @enum {string}
             */
            point_txn_type: "purchase" | "sign_up_reward" | "dine_in" | "voucher_redeem" | "order_discount" | "refund";
            /** @description That order's number. */
            sales_order_tx_id: components["schemas"]["OrderNumber"] | null;
            /** @description The voucher that it was spent for; null where it was for none. */
            voucher_name: components["schemas"]["Label"] | null;
        };
        PointTransactionList: components["schemas"]["PointTransaction"][];
        Postcode: string;
        /** @description Five digits, also the full-width ones of Chinese keyboards. */
        PostcodeInput: string;
        /**
         * Format: money
         * @description An amount in the company's currency with two decimals that is never negative.
         */
        Price: MoneyString;
        PriceChanged: {
            data: components["schemas"]["PriceChangedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PRICE_CHANGED";
        };
        /** @description The server's figures, to be shown before the customer is asked again. */
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
            /** @description A JPEG, PNG, WebP, AVIF or GIF picture of at most 5 MB. Of one that moves the first frame is taken. */
            avatar?: Blob;
            /** @description From 1910-01-01 to today. */
            date_of_birth: components["schemas"]["PlainDate"];
            /** @description The one that is set, where one is. */
            email: components["schemas"]["Email"];
            full_name: components["schemas"]["PersonName"];
        };
        Quotation: {
            /** @description What the courier asks; create_order is asked with it as both delivery_fee and lalamove_delivery_fee. */
            totalFee: components["schemas"]["Price"];
        };
        QuotationRequest: {
            branch_id: components["schemas"]["Id"];
            /** @description Null until the customer has told a name; the fee does not depend on it. */
            customer_contact_name: components["schemas"]["NullableLine"];
            /** @description Null until the customer has told a number; the fee does not depend on it. */
            customer_contact_phone: components["schemas"]["MobileInput"] | null;
            customer_delivery_address_latitude: components["schemas"]["Latitude"];
            customer_delivery_address_longitude: components["schemas"]["Longitude"];
            customer_full_address: components["schemas"]["FullAddress"];
            /** @description The time asked for; null is as soon as possible. */
            delivery_time: components["schemas"]["NullableInstant"];
            state_id: components["schemas"]["Id"];
        };
        ReadRequest: {
            /** @description The newest notification that was shown. */
            up_to: components["schemas"]["Id"];
        };
        /**
         * Format: uuid
         * @description Made by the client for one address, whatever else is sent.
         */
        Reference: string;
        /**
         * @description FAILED: the bank did not take it, and the restaurant sees to it.
         * @enum {string}
         */
        RefundStatus: "UNDER_WAY" | "DONE" | "FAILED";
        RegisterRequest: {
            company_id: components["schemas"]["Id"];
            otp_code: components["schemas"]["GivenOtp"];
            password: components["schemas"]["NewPassword"];
            /** @description The same again; another one is an INVALID_REQUEST. */
            password_confirmation: components["schemas"]["NewPassword"];
            phone_no: components["schemas"]["MobileInput"];
        };
        Reorder: {
            cart: components["schemas"]["Cart"];
            /** @description What of the old order cannot be ordered any more, each once. */
            skipped: components["schemas"]["SkippedItem"][];
        };
        ReorderRequest: {
            customer_id: components["schemas"]["NullableCustomerId"];
            guest_id: components["schemas"]["NullableGuestId"];
            sales_order_id: components["schemas"]["Id"];
        } & components["schemas"]["OneOwner"];
        Reservation: {
            /** @description As it stands now, without the times that can be booked. */
            branch: components["schemas"]["Branch"];
            branch_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Instant"];
            customer_name: components["schemas"]["Label"];
            /** @description The day of reservation_time in the company's zone. */
            date: components["schemas"]["PlainDate"];
            /** @description Until when the table is theirs. */
            end_time: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            number_of_seats: components["schemas"]["PartySize"];
            phone_no: components["schemas"]["Phone"];
            /** @description Whether news of the booking, and a reminder two hours before, go to the phone as text messages. */
            reminder: components["schemas"]["Flag"];
            reservation_no: components["schemas"]["ReservationNumber"];
            reservation_status: components["schemas"]["ReservationStatus"];
            /** @description When the party is expected. */
            reservation_time: components["schemas"]["Instant"];
            revision: components["schemas"]["Revision"];
            /** @description The time of day of reservation_time in the company's zone. */
            time: components["schemas"]["HourMinute"];
        };
        ReservationApproved: {
            data: components["schemas"]["ReservationApprovedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "RESERVATION_APPROVED";
        };
        ReservationApprovedData: {
            /** @description The branch's, which alone can cancel it now. */
            contact_no: components["schemas"]["Phone"];
        };
        ReservationDetailRequest: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: components["schemas"]["NullableGuestId"];
            latitude?: components["schemas"]["NullableLatitude"];
            longitude?: components["schemas"]["NullableLongitude"];
        } & components["schemas"]["AtMostOneOwner"];
        /** @description The 200 of the latest times, the latest first. A booking stands in it from the moment it was made. */
        ReservationList: components["schemas"]["Reservation"][];
        ReservationNotCancellable: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "RESERVATION_NOT_CANCELLABLE";
        };
        ReservationNumber: string;
        /** @description No booking was made with this key while `reservation` is null, and it is safe to send it again. */
        ReservationOutcome: {
            reservation: components["schemas"]["Reservation"] | null;
        };
        ReservationOutcomeRequest: {
            customer_id: components["schemas"]["NullableCustomerId"];
            guest_id: components["schemas"]["NullableGuestId"];
            idempotency_key: components["schemas"]["IdempotencyKey"];
        } & components["schemas"]["OneOwner"];
        /**
         * @description CANCELLED is by the customer, REJECTED and NO_SHOW are by the branch. Clients show a status they do not know as it comes.
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
            /** @description Before this it is no use. */
            retry_at: components["schemas"]["Instant"];
        };
        Revision: number;
        Rider: {
            name: string;
            /** @description As it is called from anywhere, such as +60123456789. */
            phone: string;
            /** @description Where the rider was when the courier was last told; null where it does not say. */
            position: components["schemas"]["RiderPosition"] | null;
        };
        RiderPosition: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description When the rider was there. */
            time: components["schemas"]["Instant"];
        };
        SalesOrder: {
            adj_amount: components["schemas"]["Money"];
            branch: components["schemas"]["OrderBranch"];
            cancel_reason: components["schemas"]["CancelReason"] | null;
            charge_amount: components["schemas"]["Price"];
            courier_failed: boolean;
            /** @description The courier does not accept this delivery, now or later, for example because of its phone number. `courier_failed` is true as well. */
            courier_rejected: boolean;
            created_time: components["schemas"]["Instant"];
            customer_remark: string | null;
            /** @description Where the pin of the address is; null where nothing is delivered. */
            deliver_to: components["schemas"]["DoorPosition"] | null;
            delivery_fee: components["schemas"]["Price"];
            delivery_method: components["schemas"]["DeliveryMethod"];
            /** @description The time asked for; null is as soon as possible. */
            delivery_time: components["schemas"]["NullableInstant"];
            /** @description When it is expected to be ready; null before payment and after a cancellation. */
            estimated_time: components["schemas"]["NullableInstant"];
            final_total_amount: components["schemas"]["Price"];
            full_address: components["schemas"]["OptionalText"];
            id: components["schemas"]["Id"];
            mail_street: components["schemas"]["OptionalText"];
            mail_unit_no: components["schemas"]["OptionalText"];
            order_dish: components["schemas"]["OrderDishList"];
            order_package: components["schemas"]["OrderPackageList"];
            payment_expires_at: components["schemas"]["NullableInstant"];
            payment_processing: boolean;
            payment_url: components["schemas"]["Url"] | null;
            /**
             * @description What it was paid with; `online` where customers choose on the provider's page and it has not said yet.
             * @enum {string}
             */
            paymentMethod: "card" | "fpx" | "online";
            point_discount_amount: components["schemas"]["Price"];
            point_earn: components["schemas"]["Points"];
            points_spent: components["schemas"]["Points"];
            refund_status: components["schemas"]["RefundStatus"] | null;
            /** @description Who brings it, while it is on its way and the courier says so; else null. */
            rider: components["schemas"]["Rider"] | null;
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            /** @description Where the delivery can be watched; null without one. */
            share_link: components["schemas"]["Url"] | null;
            status: components["schemas"]["OrderStatus"];
            /** @description Every status the order has had, oldest first; the last one is `status`. */
            status_history: components["schemas"]["StatusChange"][];
            subtotal: components["schemas"]["Price"];
            tax_amount: components["schemas"]["Price"];
            tier_discount_amount: components["schemas"]["Price"];
            tier_discount_percent: components["schemas"]["Percent"];
            /** @description The subtotal less every discount. */
            total_amount: components["schemas"]["Price"];
            /** @description The payment's own number; null until it is paid. */
            transaction_id: string | null;
            voucher_discount_amount: components["schemas"]["Price"];
            /** @description Of the voucher that was used; null without one. */
            voucher_name: components["schemas"]["Label"] | null;
        };
        /** @description The newest 100, newest first. An order stands in it from the moment it was accepted. */
        SalesOrderList: components["schemas"]["SalesOrderSummary"][];
        SalesOrderSummary: {
            branch: components["schemas"]["BranchPlace"];
            /** @description Why the order was cancelled; null unless it was. */
            cancel_reason: components["schemas"]["CancelReason"] | null;
            created_time: components["schemas"]["Instant"];
            delivery_method: components["schemas"]["DeliveryMethod"];
            /** @description The time asked for; null is as soon as possible. */
            delivery_time: components["schemas"]["NullableInstant"];
            /** @description When it is expected to be ready; null before payment and after a cancellation. */
            estimated_time: components["schemas"]["NullableInstant"];
            final_total_amount: components["schemas"]["Price"];
            full_address: components["schemas"]["OptionalText"];
            id: components["schemas"]["Id"];
            mail_unit_no: components["schemas"]["OptionalText"];
            order_dish: components["schemas"]["OrderDishList"];
            order_package: components["schemas"]["OrderPackageList"];
            sales_order_tx_id: components["schemas"]["OrderNumber"];
            status: components["schemas"]["OrderStatus"];
            total_qty: components["schemas"]["TotalQty"];
        };
        /**
         * @description One thing chosen. What the first two fields name depends on the item:
         *
         *     - a dish: an option group and a variation of it;
         *     - a package: an option and the dish chosen of it (package_dish_option_dish);
         *     - a hot deal: the deal itself and the package chosen of it, then that package's choices as above, and a
         *       hot-deal option and its variation.
         *
         *     A variation of a dish inside a package first names that dish, by the option and the dish chosen of it, or for a
         *     side dish by the id and the dish_id of its package_dish; the last two ids name the group and the variation.
         */
        Selection: {
            /** @description What the customer was shown. The server compares it and answers PRICE_CHANGED when it differs. */
            additional_price?: components["schemas"]["Price"];
            dish_option_id: components["schemas"]["Id"];
            dish_option_variation_id: components["schemas"]["Id"];
            /** @description An entry of package_dish_variation. */
            dish_variation_id?: components["schemas"]["Id"];
            /** @description A variation of that entry. */
            dish_variation_option_id?: components["schemas"]["Id"];
            /** @description How often it is taken; once where nothing is said. Only a dish chosen of a package can be taken more than once. */
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
        /** @description Made by the client, the same for all that is asked until a place is opened, and a new one after it. A map service counts what belongs together by it. */
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
        State: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["Label"];
        };
        /** @description A state's name in English or Malay, in any case; another one is an INVALID_REQUEST. */
        StateName: string;
        StateRequest: {
            /** @description Its name in English or Malay, in any case, such as Selangor or Penang. */
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
            number_of_seats: components["schemas"]["PartySize"];
            phone_no: components["schemas"]["MobileInput"];
            reminder: components["schemas"]["Flag"];
            time: components["schemas"]["HourMinute"];
        } & components["schemas"]["OneOwner"];
        /** @description The first label of the host name. */
        Subdomain: string;
        /** @description A longer text; it may be empty. */
        Text: string;
        Tier: {
            /** @description In the company's order; empty where it tells none. */
            benefits: components["schemas"]["TierBenefitText"][];
            /** @description What orders are reduced by while the tier is not frozen. */
            discount_percent: components["schemas"]["Percent"];
            /** @description The tier's rank, such as Silver. */
            level: components["schemas"]["Label"];
            level_id: components["schemas"]["LevelId"];
            /** @description The tier's own name. */
            level_name: components["schemas"]["Label"];
            /** @description One top-up of at least this much makes it; null for the first, which everybody begins in. */
            top_up_amount: components["schemas"]["Price"] | null;
            /** @description How many vouchers come with it that take an amount off; dishes are among the benefits. */
            voucher_count: number;
            /** @description The amounts of those vouchers that take an amount off, added up. */
            voucher_worth: components["schemas"]["Price"];
        };
        TierBenefitText: {
            icon: components["schemas"]["BenefitIcon"];
            text: components["schemas"]["Text"];
            title: components["schemas"]["Label"];
        };
        /** @description From the first level up. */
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
            /** @description Why it was cancelled; null unless it is. */
            cancel_reason: components["schemas"]["CancelReason"] | null;
            created_date: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description The member has paid, and the bank has not said yet whether it pays. */
            payment_processing: boolean;
            /** @description The card page while the top-up is MAKING PAYMENT, else null; null, too, while the provider is away. */
            payment_url: components["schemas"]["Url"] | null;
            status: components["schemas"]["TopUpStatus"];
            /** @description The tier it granted; null until it is paid, and where it is too little for one. */
            tier: components["schemas"]["TopUpTier"] | null;
            /** @description The number people say to each other, such as TU-261122-7F3K9Q. */
            topup_transaction_id: components["schemas"]["OrderNumber"];
            /** @description What the wallet held right after it was credited; null until then. */
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
        /** @description unknown: no top-up was made with this key, and it is safe to send it again. created: here it is. */
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
        /** @description Whose top-up it is. */
        TopUpScope: {
            customer_id: components["schemas"]["Id"];
        };
        /**
         * @description COMPLETED is paid and in the wallet. A payment that the provider has collected is always credited, so a CANCELLED top-up may still become COMPLETED; nothing ever leaves COMPLETED.
         * @enum {string}
         */
        TopUpStatus: "MAKING PAYMENT" | "COMPLETED" | "CANCELLED";
        /** @description The tier that a top-up granted. */
        TopUpTier: {
            /**
             * @description reached: the member has become it. renewed: they had it, and its year begins anew. kept: they have a higher one, and keep that.
             * @enum {string}
             */
            change: "reached" | "renewed" | "kept";
            /** @description The last second of the year, by the company's zone. */
            expired_at: components["schemas"]["Instant"];
            /** @description The tier's rank, such as Silver. */
            level: components["schemas"]["Label"];
            level_id: components["schemas"]["LevelId"];
            /** @description The tier's own name. */
            level_name: components["schemas"]["Label"];
            /** @description How many vouchers were given with it. */
            voucher_count: number;
        };
        TotalQty: number;
        TransactionDetail: {
            /** @description Without its sign, which follows from the type. */
            amount: components["schemas"]["Price"];
            balance: components["schemas"]["Price"];
            /** @description Whose counter it was made at; null where it was made at none. */
            branch_name: components["schemas"]["Label"] | null;
            company_id: components["schemas"]["Id"];
            created_date: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description The tier that it made, or whose year it began anew; null where it did neither. */
            level_name: components["schemas"]["Label"] | null;
            /** @description The order of this app that it paid or gave back; null where it is about none. */
            sales_order_id: components["schemas"]["Id"] | null;
            /** @description That order's number, or the number of the bill at the counter; null where there is none. */
            sales_order_tx_id: components["schemas"]["TransactionNumber"] | null;
            /**
             * @description The ledger holds only what is settled.
             * @enum {string}
             */
            state: "COMPLETED";
            /** @description The number of a top-up; null for everything else. */
            topup_transaction_id: components["schemas"]["TransactionNumber"] | null;
            type: components["schemas"]["TransactionType"];
        };
        TransactionEntry: {
            /** @description Without its sign, which follows from the type. */
            amount: components["schemas"]["Price"];
            /** @description Whose counter it was made at; null where it was made at none. */
            branch_name: components["schemas"]["Label"] | null;
            created_date: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            type: components["schemas"]["TransactionType"];
        };
        /** @description Entries by month, newest first, under the month's name in the language asked for, such as "November 2026". A month without entries is left out. */
        TransactionMonths: {
            [key: string]: components["schemas"]["TransactionEntry"][];
        };
        /** @description A number that customer and counter say to each other, as whoever made it writes it. */
        TransactionNumber: string;
        /** @description Days by the company's zone, both included; ten years at most. */
        TransactionRange: {
            /** @description Not before startDate. */
            endDate: components["schemas"]["PlainDate"];
            startDate: components["schemas"]["PlainDate"];
        };
        TransactionScope: {
            customer_id?: components["schemas"]["Id"];
        };
        /**
         * @description topup, cash_topup (at a counter) and refund came in; sales (a bill at a counter) and order went out.
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
            /** @description The branch's. */
            contact_no: components["schemas"]["Phone"];
            /** @description Times with room for the party, those nearest to the one asked for, earliest first; none where the branch takes no bookings. */
            nearest: components["schemas"]["VisitTime"][];
            /**
             * @description not_taken: the branch takes no bookings. full: no table for the party is left at that time.
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
            /** @description The dish, package or hot deal that was asked for. */
            dish_id: components["schemas"]["Id"];
            /** @description The cart line; null for a dish that is not in the cart yet. */
            line_id: components["schemas"]["Id"] | null;
            name: components["schemas"]["Label"];
            reason: components["schemas"]["UnavailableReason"];
        };
        /**
         * @description SOLD_OUT: it, a dish of it or a chosen variation is sold out at this branch. NOT_FOUND: it left the menu. OPTIONS_CHANGED: the choices no longer fit it.
         * @enum {string}
         */
        UnavailableReason: "SOLD_OUT" | "NOT_FOUND" | "OPTIONS_CHANGED";
        /** @description What has to come to its end before the account can be closed. */
        UnderWay: {
            bookings: number;
            orders: number;
            top_ups: number;
        };
        UnreadCount: number;
        UpdateAddressRequest: {
            customer_id?: components["schemas"]["Id"];
            full_address?: components["schemas"]["FullAddress"];
            is_default: components["schemas"]["Flag"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            mail_city: components["schemas"]["AddressPart"];
            mail_country: components["schemas"]["AddressPart"];
            /** @description Who takes the delivery. */
            mail_name: components["schemas"]["PersonName"];
            mail_phone: components["schemas"]["MobileInput"];
            mail_postcode: components["schemas"]["PostcodeInput"];
            mail_state: components["schemas"]["StateName"];
            mail_street: components["schemas"]["VisibleLine"];
            /** @description What the member calls the place, such as Home. */
            mail_type: components["schemas"]["NullableLine"];
            mail_unit_no: components["schemas"]["VisibleLine"];
            /** @description For the rider. */
            notes: components["schemas"]["NullableText"];
        };
        /**
         * Format: uri-reference
         * @description A path on the same origin or an https address.
         */
        Url: string;
        /** @description A member, as only the member sees it. */
        User: {
            /** @description The bearer token, only in the answers that give one; null in all others. */
            api_token: string | null;
            /** @description Where the member's picture is; null without one. */
            avatar: components["schemas"]["Url"] | null;
            created_at: components["schemas"]["Instant"];
            /** @description Null until the member has told it. */
            date_of_birth: components["schemas"]["PlainDate"] | null;
            /** @description Null until the member has told it, and never changed after. */
            email: components["schemas"]["Email"] | null;
            /** @description When the tier ends; null for one that does not. */
            expired_at: components["schemas"]["NullableInstant"];
            /** @description 1 right after signing in. */
            first_time: components["schemas"]["Flag"];
            /** @description Null until the member has told it. */
            full_name: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            /** @description 1 when the tier ends soon. */
            is_tier_remind: components["schemas"]["Flag"];
            /** @description 1 when a free-meal voucher ends soon. */
            is_voucher_remind: components["schemas"]["Flag"];
            level_id: components["schemas"]["LevelId"];
            leveling: components["schemas"]["Leveling"];
            /** @description When the member last signed in. */
            login_at: components["schemas"]["NullableInstant"];
            member_no: components["schemas"]["MemberNo"];
            /** @description 1 right after signing up. */
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
        /** @description Who is looking. Both may be null; cart quantities are then 0. */
        Viewer: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: components["schemas"]["NullableGuestId"];
        };
        /** @description A line with at least one character that can be seen: neither white space, a mark, nor a character that is drawn as nothing, such as U+200B, U+2060, U+00AD and U+3164. */
        VisibleLine: string;
        /** @description A time in the company's zone. */
        VisitTime: {
            date: components["schemas"]["PlainDate"];
            time: components["schemas"]["HourMinute"];
        };
        /** @description A voucher that can be claimed, or one that a member holds. */
        Voucher: {
            /** @description What it takes off, or, where calculation_type is percent, how many percent. */
            amount: components["schemas"]["Price"];
            /**
             * @description fixed: the amount. percent: so many percent, at most total_max_given_amount. free: what free_type says.
             * @enum {string}
             */
            calculation_type: "fixed" | "percent" | "free";
            /** @description Which refusal claim_voucher would give this member now; null for none, and for one that is held. */
            claim_refusal: ("VOUCHER_CLAIM_EXCEED" | "VOUCHER_CLAIM_PER_CUSTOMER_EXCEED" | "VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED" | "NOT_ENOUGH_POINT" | "VOUCHER_EXPIRED") | null;
            company_id: components["schemas"]["Id"];
            /** @description What it takes off the member's cart; null where no cart was asked about. */
            discount_amount: components["schemas"]["Price"] | null;
            /** @description The last such day, until 23:59:59 of the company's zone; null for no end. */
            end_date: components["schemas"]["PlainDate"] | null;
            /** @description How many days it counts, that of claiming included. */
            expiring_days: number;
            /** @description Null where no cart was asked about. */
            fit: components["schemas"]["VoucherFit"] | null;
            /** @description What it pays for where calculation_type is free. */
            free_type: "delivery" | null;
            /** @description Of the one that is held; where none is held yet, the same as voucher_id. */
            id: components["schemas"]["Id"];
            /** @description 1 where it is given at joining and not claimed. */
            is_auto_provide: components["schemas"]["Flag"];
            /** @description 1 while the wallet holds less than RM10, which lets vouchers rest. */
            is_freeze_tier: components["schemas"]["Flag"];
            is_weekday_only: components["schemas"]["Flag"];
            /** @description How often it can be claimed in all; null for no limit. */
            max_application: number | null;
            /** @description A day of the company's zone. */
            max_application_per_day_per_member: number | null;
            max_application_per_member: number | null;
            /** @description The subtotal from which it can be used. */
            min_purchase: components["schemas"]["Price"];
            /** @description What claiming it costs; 0 for nothing. */
            point_redeem: components["schemas"]["Points"];
            /** @description How many can still be claimed; null for no limit. */
            remaining: number | null;
            /** @description The first day on which it can be claimed, or, once it is held, used. */
            start_date: components["schemas"]["PlainDate"];
            total_max_given_amount: components["schemas"]["Price"] | null;
            /** @description Which of the coming days are such, at the branch that was asked about or else anywhere. */
            unavailable_dates: components["schemas"]["PlainDate"][];
            used_at: components["schemas"]["NullableInstant"];
            /** @description The order that it was used for; null for one that was used at the counter, or not yet. */
            used_order_id: components["schemas"]["Id"] | null;
            /** @description 0 where it cannot be used today, a weekend or public holiday. */
            voucher_available: components["schemas"]["Flag"];
            voucher_branch: components["schemas"]["VoucherBranch"][];
            voucher_branch_status: components["schemas"]["VoucherBranchStatus"];
            voucher_company: components["schemas"]["VoucherCompany"][];
            /** @description What was claimed, or can be. */
            voucher_id: components["schemas"]["Id"];
            voucher_image: components["schemas"]["Url"];
            voucher_name: components["schemas"]["Label"];
            /**
             * @description One that an order has reserved is ACTIVE, with the order in waiting_order_id.
             * @enum {string}
             */
            voucher_status: "ACTIVE" | "USED" | "EXPIRED";
            voucher_text: components["schemas"]["Text"];
            /** @description Null before it is claimed. */
            voucher_tx_id: components["schemas"]["VoucherTxId"] | null;
            /**
             * @description free_dish is a dish for nothing; free something else for nothing; discount takes off the bill.
             * @enum {string}
             */
            voucher_type: "free_dish" | "free" | "discount";
            /**
             * @description dine_in at the counter only; other for orders of the app only; both for both.
             * @enum {string}
             */
            voucher_use_type: "dine_in" | "both" | "other";
            /** @description The unpaid order that has reserved it. */
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
         * @description All: every branch takes it. All Except: every branch but those of voucher_branch. Only: those of voucher_branch.
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
        /** @description Whether the voucher can be used for what is in the cart, and what would make it fit. */
        VoucherFit: {
            /** @description What the subtotal lacks where it is below_minimum. */
            missing_amount: components["schemas"]["Price"] | null;
            /** @description Null where it can be used. */
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
         * @description Why a voucher cannot be used now. wallet_low: the wallet holds less than RM10. not_yet: its time has not begun. not_today: not on weekends and public holidays of the branch's state. other_branch: the branch does not take it. dine_in_only and app_only: used elsewhere. delivery_only: it pays for a delivery. below_minimum: missing_amount more has to be ordered. reserved: an order that waits for its payment has it.
         * @enum {string}
         */
        VoucherReason: "wallet_low" | "not_yet" | "not_today" | "other_branch" | "dine_in_only" | "app_only" | "delivery_only" | "below_minimum" | "reserved" | "used" | "expired";
        /** @description What a claimed voucher is called at the counter, and what its barcode says. */
        VoucherTxId: string;
        VoucherUsed: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "VOUCHER_USED";
        };
        /** @description A guest's thing. */
        WithGuest: {
            customer_id?: null;
            guest_id: components["schemas"]["GuestId"];
        };
        /** @description A member's thing. Without customer_id the bearer alone names the member. */
        WithoutGuest: {
            customer_id?: components["schemas"]["NullableCustomerId"];
            guest_id?: null;
        };
    };
    responses: {
        /** @description No such company, or the host names none. */
        CompanyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompanyNotFound"];
            };
        };
        /** @description The request does not fit this contract; data.path names the failing field. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidRequest"];
            };
        };
        /** @description No such thing in this company, or it belongs to somebody else; or the host names no company. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFound"] | components["schemas"]["CompanyNotFound"];
            };
        };
        /** @description The server failed. Whether anything was changed is not known. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerError"];
            };
        };
        /** @description The server cannot reach its data, is stopping, or has too many requests waiting. */
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
        /** @description Too many requests, by one customer or from one address; data.retry_at says until when. */
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
        /** @description The bearer token is not or no longer valid. The client clears its session. */
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
         * @description Made once a checkout, booking or top-up. The same key with the same body makes no second one; with another body it is refused.
         * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
         */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description The language of menu texts, en or zh-CN. English is the fallback.
         * @example zh-CN
         */
        Language: string;
        /** @example member-1 */
        MemberId: components["schemas"]["Id"];
        /** @example pk_family */
        PackageId: components["schemas"]["Id"];
        /** @example pl_ss2_pj */
        PlaceId: components["schemas"]["PlaceId"];
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
            /** @description Whether it is closed. While something of the member's is under way it is not, and stays as it was. */
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
            /** @description The password is not the member's. */
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
            /** @description The addresses that are left. */
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
            /** @description The number is no Malaysian mobile number, or number and password do not belong together. */
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
            /** @description Number and password do not belong together. */
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
            /** @description The token no longer counts. Asked again, the answer is the same. */
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
            /** @description The password is changed, and every device has to sign in again. */
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
            /** @description The number is no Malaysian mobile number, many use the password, or the code is not the one that was sent, or no longer counts. */
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
            /** @description A code is on its way if the number is a member's. The answer does not tell. */
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
            /** @description The number is no Malaysian mobile number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"];
                };
            };
            /** @description A code was sent less than 120 seconds ago, or too many were sent. */
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
            /** @description The message could not be sent, which costs no waiting; or the server cannot reach its data. */
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
            /** @description The code is on its way. */
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
            /** @description The number is no Malaysian mobile number, or it is a member's. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["PhoneNoRegistered"];
                };
            };
            /** @description A code was sent less than 120 seconds ago, or too many were sent. */
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
            /** @description The message could not be sent, which costs no waiting; or the server cannot reach its data. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Banners in the order they are shown. */
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
            /** @description Today and the next 6 days. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Branches. */
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
            /** @description The cart as it can be had there. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The cart with the line in it. */
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
            /** @description The cart belongs to another branch. It has to be emptied first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBranchMismatch"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The item cannot be put in as asked. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Made once a checkout, booking or top-up. The same key with the same body makes no second one; with another body it is refused.
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
            /** @description The order was accepted and waits for its payment. */
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
            /** @description The key was used with another request; or the cart belongs to another branch. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflict"] | components["schemas"]["CartBranchMismatch"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description The cart cannot be ordered as asked. No order was made. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingToCheckOut"] | components["schemas"]["PaymentTooSmall"] | components["schemas"]["PriceChanged"] | components["schemas"]["BranchClosed"] | components["schemas"]["InvalidDeliveryTime"] | components["schemas"]["ItemUnavailable"] | components["schemas"]["MissingVariation"] | components["schemas"]["InvalidPhoneNo"] | components["schemas"]["MissingAddress"] | components["schemas"]["AddressMismatch"] | components["schemas"]["OutOfServiceArea"] | components["schemas"]["InvalidMarket"] | components["schemas"]["LalamoveError"] | components["schemas"]["VoucherUsed"] | components["schemas"]["VoucherExpired"] | components["schemas"]["AmountExceed"] | components["schemas"]["VoucherNotUsable"] | components["schemas"]["NotEnoughPoint"];
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The branch does not deliver there, the courier gives no answer, or the contact's number is invalid. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The cart; a customer who never put anything in has an empty one. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The two carts belong to different branches, so one has to be chosen. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartBranchMismatch"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Together the carts would hold more than 100 lines. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description What there is to hand over. */
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
            /** @description The order, if there is one. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The line cannot be ordered any more; it can only be removed. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The voucher that is held now. */
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
            /** @description A limit is reached, the points do not suffice, its time is over, or the member's name or e-mail address is not known. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The usable ones first, by what they take off. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Those that can be used and end soonest first; used and expired ones of the last year after them. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description A rider could not call the number, the text is not of the place, or there are 50 addresses already. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Categories in the order of the menu. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Dishes in the order of the menu. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Highlights in the order they are shown. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The new cart, and what is missing from it. */
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
            /** @description Nothing of the order can be ordered any more. The cart stays as it was. */
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
            /** @description In sections of plain records, to be read by people and programs. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description News. */
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
            /** @description How many are not read still. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Newest first, 100 at most. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The order is paid, so it can no longer be cancelled here. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Packages in the order of the menu. */
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
    placeDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Places. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description Newest first, 500 at most. */
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
            /** @description The number is no Malaysian mobile number or is a member's already, many use the password, or the code is not the one that was sent, or no longer counts. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The latest time first. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The booking stands as it was. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The booking, if there is one. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Made once a checkout, booking or top-up. The same key with the same body makes no second one; with another body it is refused.
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
            /** @description The booking, which waits for the branch. */
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
            /** @description No table was booked. */
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
            /** @description This device first, then those that were used last. */
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
            /** @description What is left, which is this device. Asked again, the answer is the same. */
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
    tierList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The tiers, from the first level up. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The entry. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The entries of these days, by month, newest first. */
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
            /** @description The number. */
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
            /** @description A rider could not call the number; or the text is not of the place, or was changed and the place not told anew. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The member. Every other device has to sign in again. */
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
            /** @description The old password is not the member's, or the number is not, or many use the new one. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The picture is larger than 5 MB, or the request larger than a picture of that size needs. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarTooLarge"] | components["schemas"]["InvalidRequest"];
                };
            };
            /** @description The picture is none that can be shown, or another e-mail address than the one that is set. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The voucher, used now. */
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
            /** @description It was used before, its time is over, or it cannot be used now; data says why. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description What can be claimed first; then what this member cannot claim now. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Made once a checkout, booking or top-up. The same key with the same body makes no second one; with another body it is refused.
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
            /** @description Less than a top-up may be, or more. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The top-up is paid, so it can no longer be cancelled. */
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
                 * @description The language of menu texts, en or zh-CN. English is the fallback.
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
            /** @description The top-up, if there is one. */
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
