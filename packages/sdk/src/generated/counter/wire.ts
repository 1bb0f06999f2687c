// Generated from openapi/ by `npm run generate`. Do not edit.

import type { MoneyString } from '../../money.ts';

export interface paths {
    "/counter/accept_invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose password and PIN with an invitation
         * @description Signs the person in. Also used after a reset.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve one action of another person
         * @description A manager or owner enters the PIN on the device of the person who asks. The approval is bound to this person, operation, target and amount, lasts 60 seconds and works once.
         */
        post: operations["approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the menu of a branch with what it can sell
         * @description The stream of the branch sends `availability` when it must be read again.
         */
        post: operations["availability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/availability/portions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the portions of a dish
         * @description The number is what is left now. If orders or another person have changed it since it was read, nothing changes and the response has the present number. A number above 0 ends the mark as sold out.
         */
        post: operations["setPortions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/availability/sold_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark items as sold out or available
         * @description A mark that has ended does not apply any more, without a request. An available dish without portions is not counted any more.
         */
        post: operations["setSoldOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/add_lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ring up items
         * @description Takes the portions. Adds all lines or none. Undoes a split. Not possible after the first payment.
         */
        post: operations["addBillLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/ask_member/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the member on the phone
         * @description For a payment from the wallet or the use of a voucher. The page /qrCode of the member asks for 60 seconds. With the yes it is done at once. A member can be asked one thing at a time.
         */
        post: operations["askMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/cancel_request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a question
         * @description The id is that of the bill. Does nothing if no question is open.
         */
        post: operations["cancelMemberRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/change_line/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the quantity of a line or remove it
         * @description Takes or returns the portions. Undoes a split. A line that needs_manager can be removed or lowered by a manager only.
         */
        post: operations["changeBillLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the table, the member or the use of points
         * @description The bill of another table is moved with it. Nobody can serve their own member record. Above the bills per member and day it needs a manager. After the first payment only the table can change.
         */
        post: operations["changeBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a bill
         * @description Open, paid or void.
         */
        post: operations["bill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bills of a branch
         * @description Open ones, oldest first; or those that were paid or voided on this business day, latest first; at most 500.
         */
        post: operations["billList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a bill
         * @description For a table, or without one. A table may have several bills.
         */
        post: operations["openBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/pay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a bill, a share or a part
         * @description Cash pays all that is left, and is rounded to 5 sen. The last payment closes the bill: it gets a receipt number and appears in the list of the member, who gets the points. The member is notified of a wallet payment.
         */
        post: operations["payBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/refund/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a paid bill or a part of it
         * @description By a manager, to where the money came from. The refunds of a payment never exceed it. Points follow in proportion; a voucher stays used. It gets a receipt number of its own. An approval has to name the sum.
         */
        post: operations["refundBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/remove_payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a payment of a bill that is not paid yet
         * @description By a manager. A wallet payment goes back to the wallet, cash out of its drawer; the person voids a card payment at the terminal. Without payments the bill can be changed again. An approval has to name the amount. A wallet payment of the own member record, or of the approver's, is rejected.
         */
        post: operations["removeBillPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/split/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a bill
         * @description By people or by lines, if the company allows it. Not with a voucher or Family Day, and not after the first payment.
         */
        post: operations["splitBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/void/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a bill that has no payments
         * @description Returns its portions. A bill without lines needs no manager.
         */
        post: operations["voidBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/bill/voucher/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a voucher of the member, or none
         * @description With the one-time code of the member; see askMember for a yes on the phone. One voucher a bill. It is used up with the first payment.
         */
        post: operations["useBillVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the open orders of a branch
         * @description Names, phone numbers and addresses need a signed-in person. The stream `/counter/stream?branch_id=…&language=…` sends the changes: `order` with a BoardOrder, `branch` with a BranchState, `print` with a PrintJob, `availability` if what the branch can sell must be read again, `board` if the board must be read again, and `time` with the server time every 15 seconds.
         */
        post: operations["board"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/booking/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a walk-in or a booking by phone
         * @description A walk-in sits from the present quarter of an hour. A booking by phone is approved at once. The opening hours do not limit either.
         */
        post: operations["addBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/booking/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve bookings automatically up to a party size
         * @description For new bookings of customers.
         */
        post: operations["setBookingApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/booking/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A day of the bookings of a branch
         * @description Seats by quarter of an hour, bookings, blocked seats and the bookings of all days that wait for a reply, in one snapshot.
         */
        post: operations["bookingDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/booking/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change time, length or party of a booking
         * @description Frees the seats of the booking and takes the new ones at once. The customer is notified of another time or party. A seated party stays at its time.
         */
        post: operations["moveBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/booking/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a booking
         * @description A pending or approved booking of a party that is not seated. Frees the seats. The customer sees the reason.
         */
        post: operations["rejectBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/booking/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find bookings
         * @description By name, number or the last four digits of the phone number: at most 30, the latest visit first.
         */
        post: operations["bookingSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/booking/step/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, seat, complete or undo
         * @description complete and no_show free the seats from the present quarter of an hour on. no_show is possible once the time of the booking has come. undo reverses seat, complete or no_show within 30 minutes; it takes freed seats again.
         */
        post: operations["takeBookingStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/branch/busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add minutes to the time that customers see
         * @description Cashiers need an approval.
         */
        post: operations["setBusy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/branch/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read how long customers wait, and the orders of the next hours */
        post: operations["capacity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/branch/capacity/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the usual waiting time and the maximum of orders
         * @description Orders already placed stay, even if they are more than a lower maximum. Such a quarter of an hour is full.
         */
        post: operations["updateCapacity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/branch/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause delivery, pickup or bookings until a time
         * @description Orders and bookings already made go on. Cashiers need an approval.
         */
        post: operations["setPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/branch/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change how a branch accepts orders */
        post: operations["updateBranchSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/day_close/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the oldest day of a branch that is not closed
         * @description Counts all sales and refunds since the close before, up to the end of the business day or to now. Later ones are in the next close. A close is never changed; correctClose adds a correction.
         */
        post: operations["closeDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/day_close/close_missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close all past days except the last without counting
         * @description The expected cash of each is carried over to the next. The last day that is not closed stays open, so that its drawers are counted.
         */
        post: operations["closeMissedDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/day_close/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the counted cash of a close
         * @description Adds a numbered correction. What stays in the drawer can be corrected for the last close only, because the next one began with it.
         */
        post: operations["correctClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/day_close/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a close with its figures */
        post: operations["closeDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/day_close/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List closes by branch and days
         * @description Newest day first, of at most 92 days. Managers see their branches, owners all.
         */
        post: operations["closeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/day_close/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the days of a branch that are not closed
         * @description The oldest of them with its figures so far. It is the next to close.
         */
        post: operations["dayState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/device/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the devices of a branch */
        post: operations["deviceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/device/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a device in to a branch
         * @description Sets the cookie of the device. A device that was paired before gets a new identity.
         */
        post: operations["pairDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/device/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a device
         * @description Ends every session on the device at once.
         */
        post: operations["revokeDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draft of the restaurant with its differences to what customers see
         * @description Company, branches, menu and offers are edited in a draft. Customers see a change when an owner publishes it.
         */
        get: operations["draft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard all changes of the draft
         * @description Customers see no difference.
         */
        post: operations["discardDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/entry/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an entry in the draft
         * @description The entry disappears for customers when the draft is published. Earlier orders keep it.
         */
        post: operations["removeDraftEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/entry/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return an entry to what customers see
         * @description Discards the changes of one entry, also its removal.
         */
        post: operations["resetDraftEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/entry/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change an entry of the draft
         * @description Fields may be incomplete; `problems` of the response lists what prevents publishing. Missing slugs are derived from names. Company, branches, vouchers and tiers need an owner.
         */
        post: operations["saveDraftEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the order of a section
         * @description Entries that are not named follow those that are.
         */
        post: operations["orderDraftEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture for the draft
         * @description The server orients, crops and encodes it. The name of the stored file goes into a field of an entry. Equal pictures with equal names are stored once.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the draft as a customer sees it
         * @description Copies the draft to a hidden company and returns its secret address, which works for 24 hours or until the next preview. Only the menu and the cart work there.
         */
        post: operations["previewDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft
         * @description All changes apply at once for customers. Carts with a changed price are rejected at checkout with the new price. Nothing is published while the draft has problems.
         */
        post: operations["publishDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an earlier version into the draft
         * @description Replaces the draft by the differences to the version. Customers see it after publishing.
         */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Entries of a section as they are in the draft
         * @description In the order of the app. Removed entries come last.
         */
        post: operations["draftSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/sheet/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a sheet into the draft
         * @description Adds all rows to the draft, or none. Nothing is removed. A repeated request fails with DRAFT_CHANGED and changes nothing. Customers see the changes when the draft is published.
         */
        post: operations["applySheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/sheet/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the import of a sheet
         * @description Reads a CSV or XLSX file and compares it with the draft. Changes nothing.
         */
        post: operations["planSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/draft/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions that were published
         * @description The newest first, at most 50.
         */
        get: operations["publishedVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/drawer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The cash drawers of a branch
         * @description To choose the drawer of a cash payment. A branch with one drawer needs no choice. Empty before the first cash.
         */
        post: operations["drawerList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/drawer/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record cash that goes into a drawer or comes out of it
         * @description The opening float, or other cash with its reason. By a manager. An approval has to name the same amount.
         */
        post: operations["moveDrawerCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/event_choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what the record can be filtered by
         * @description People, devices and actions that the record has.
         */
        post: operations["eventChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/event_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export of the record
         * @description Records the export and its filters. `exportedEvents` then returns the events before it, page by page.
         */
        post: operations["exportEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/event_export/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the events of an export
         * @description Only the person who started the export may read it, for 24 hours.
         */
        post: operations["exportedEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/event_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List what staff did */
        post: operations["eventList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/export/restaurant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the published restaurant as files
         * @description The files of an import, without the draft. Pictures are at their addresses.
         */
        post: operations["exportRestaurant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/export/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the published dishes as a sheet
         * @description In the columns that an import reads again.
         */
        post: operations["exportSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hours, delivery and notice time of a branch
         * @description With the single days from today, and the orders and bookings that do not fit.
         */
        post: operations["hours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/hours/confirm_conflict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Serve an order or a booking although it does not fit the hours
         * @description A repeated confirmation does nothing again.
         */
        post: operations["confirmHoursConflict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/hours/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders and bookings that a change would leave without fitting hours
         * @description Changes nothing. Leaves out those that do not fit the present hours.
         */
        post: operations["previewHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/hours/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change hours, delivery or notice time of a branch
         * @description Each changed part names the version that the person saw. If one of them has another version, nothing is changed. Orders and bookings stay as they are.
         */
        post: operations["updateHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/member/cash_top_up/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up a member's wallet with cash
         * @description Credits the wallet once, with the tier and the vouchers that the amount reaches. The member is notified. The server computes the change. Above the limits per member and day it needs a manager: LIMIT_EXCEEDED until a manager approves. An approval has to name the same amount. Nobody can top up their own wallet here.
         */
        post: operations["cashTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/member/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a member by member number or phone number
         * @description Identifies only. Returns nothing that permits spending. Each request is recorded, and a person can look up a limited number of members per hour. Staff can read their own card.
         */
        post: operations["findMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/member/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a person a member
         * @description With the code that the person got by text message, and with the gifts of a sign-up in the app. The member has no password yet and chooses one in the app with a code, as after a forgotten password.
         */
        post: operations["joinMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/member/join_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a person who wants to join
         * @description By text message, as at sign-up in the app. The person reads it out at the counter.
         */
        post: operations["sendJoinCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/member/return_cash_top_up/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a cash top-up that was entered by mistake
         * @description On the same business day, in the same branch, and only if nothing of it is spent. Takes the amount out of the wallet and out of the drawer, and ends the tier and the unused vouchers that came with it. An approval has to name the same amount.
         */
        post: operations["returnCashTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/order/acknowledge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the sound of a new order
         * @description Repeating it changes nothing.
         */
        post: operations["acknowledgeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/order/lines_unavailable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark lines that the branch cannot make
         * @description Before the food is ready. Refunds the shares of the lines, and notifies the customer. With SOLD_OUT the dishes of the lines become sold out in the branch; otherwise their portions return. If no line is left, the order is rejected and refunded in full. Lines that are unavailable already stay unchanged.
         */
        post: operations["markLinesUnavailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/order/print/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print the kitchen ticket or the receipt of an order
         * @description A second print says DUPLICATE. A ticket that still waits is only sent to the given printer. A bill has a receipt once it is paid, and each of its refunds has one; it has no kitchen ticket.
         */
        post: operations["printOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/order/ready_time/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an order more time */
        post: operations["changeReadyTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/order/refund/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund an order or a part of it
         * @description In every status after the payment. The status stays. The money goes back the way it came, and the refunds never exceed the payment. Points follow in proportion; vouchers stay used. An approval has to name the same amount.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/order/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an order and refund it
         * @description Cashiers reject PENDING orders. Later orders need a manager or an approval.
         */
        post: operations["rejectOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/order/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find orders of today and earlier */
        post: operations["searchOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/order/step/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an order on by one step
         * @description Kitchen staff take ready and recall, cashiers every step. The same key again returns the order as it is.
         */
        post: operations["takeStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/print_job/confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a job is printed
         * @description The device that has leased it reports it, also after the end of the lease. Repeating it changes nothing.
         */
        post: operations["confirmPrintJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/print_job/fail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a job was not printed
         * @description As for `confirmPrintJob`.
         */
        post: operations["failPrintJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/print_job/lease": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the next job of a printer by cable
         * @description One device gets each job. Without a result at the end of the lease, the job is unconfirmed, and only a person prints it again.
         */
        post: operations["leasePrintJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/print_job/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the print jobs of a branch
         * @description The latest jobs, newest first: up to 100 that wait or are unconfirmed, 50 failed and 50 printed ones.
         */
        post: operations["printJobList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/printer/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a printer
         * @description Printers that fetch their jobs get an address with a secret, which is shown once.
         */
        post: operations["addPrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/printer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the printers of a branch */
        post: operations["printerList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/printer/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a printer
         * @description Its address stops working. Waiting jobs that only it may print fail.
         */
        post: operations["removePrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/printer/test_page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Print a test page */
        post: operations["printTestPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/printer/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change what a printer prints */
        post: operations["updatePrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/refund/settle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry or settle a failed refund
         * @description Returns the order.
         */
        post: operations["settleRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/report/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the sales, bookings and members of a range of business days
         * @description Sales count when they were paid, refunds when they succeeded. A range has 366 days at most. The current day is not complete.
         */
        post: operations["salesReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/seats/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block seats for a time
         * @description Customers and staff cannot book them. If bookings have them already, the request needs accept_over, and the quarters are over-full until the bookings are moved or rejected. Cashiers need an approval.
         */
        post: operations["blockSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/seats/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the seats of a day
         * @description Less than what is booked needs accept_over, as for a block. Cashiers need an approval.
         */
        post: operations["setDaySeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/seats/unblock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a block of seats
         * @description Cashiers need an approval.
         */
        post: operations["unblockSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/second_factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a secret for an authenticator app */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/second_factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the second factor on */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/second_factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the second factor off */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in device and person */
        get: operations["session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/set_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of the open set-up
         * @description A server without a company has a set-up. It prints a one-time token at its start.
         */
        get: operations["setUpState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/set_up/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the company
         * @description Creates company, branch, menu and the first owner in one transaction, which also uses up the token. Repeating the key with the same body returns the same company.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/set_up/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the logo or the menu file
         * @description Replaces an earlier file of the kind. A file with an error is not stored.
         */
        post: operations["storeSetUpFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/set_up/file/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the logo or the menu file
         * @description Succeeds if there is none.
         */
        post: operations["removeSetUpFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/set_up/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a place with all parts of its address
         * @description The id is from a search.
         */
        post: operations["setUpPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/set_up/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for the address of the branch
         * @description Searches as the app of the customers does.
         */
        post: operations["setUpPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/set_up/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate the set-up
         * @description Writes nothing.
         */
        post: operations["planSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/sign_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with phone number or e-mail address and password
         * @description Sets the cookie of the person. An unknown login, a wrong password and an inactive account get the same response in the same time.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/sign_in_with_pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in on a paired device with a PIN
         * @description Five wrong PINs lock the PIN of the person in the branch until a manager unlocks it.
         */
        post: operations["signInWithPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/sign_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out the person
         * @description The device stays paired.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/staff/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a person
         * @description A manager adds people up to the own role, for own branches.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/staff/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the staff of a branch */
        post: operations["staffList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/staff/reset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset password, PIN and second factor of a person
         * @description Ends all sessions of the person.
         */
        post: operations["resetStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/staff/unlock_pin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlock the PIN of a person in a branch */
        post: operations["unlockPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/staff/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change name, role, branches or state of a person */
        post: operations["updateStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counter/ticket/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get an order with all details */
        post: operations["ticket"];
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
        /**
         * @description Whether paid orders start by themselves or wait until a person accepts them.
         * @enum {string}
         */
        Acceptance: "automatic" | "manual";
        ActionTarget: {
            /** @enum {string} */
            kind: "order" | "reservation" | "person" | "device" | "printer" | "dish";
            name: string;
        };
        AddBillLinesRequest: {
            lines: (components["schemas"]["NewBillItem"] | components["schemas"]["NewOpenAmount"])[];
        };
        /** @description A walk-in has neither date and time nor phone number. A booking by phone has all, and a name. */
        AddBookingRequest: {
            branch_id: components["schemas"]["Id"];
            customer_name: components["schemas"]["PersonName"] | null;
            /** @description Null for a walk-in. */
            date: components["schemas"]["PlainDate"] | null;
            minutes: components["schemas"]["BookingMinutes"];
            note: components["schemas"]["NullableNote"];
            number_of_seats: components["schemas"]["PartySize"];
            occasion: components["schemas"]["NullableOccasion"];
            phone_no: components["schemas"]["MobileInput"] | null;
            /** @description Whether the phone number gets text messages. False for a walk-in. */
            reminder: boolean;
            /** @description Null for a walk-in. */
            time: components["schemas"]["HourMinute"] | null;
        };
        AddPrinterRequest: {
            branch_id: components["schemas"]["Id"];
            kind: components["schemas"]["PrinterKind"];
            language: components["schemas"]["PrintLanguage"];
            name: components["schemas"]["PrinterName"];
            prints_kitchen: boolean;
            prints_receipts: boolean;
        };
        /** @description A part of an address; may be empty. */
        AddressPart: string;
        /**
         * @description An operation that a person of a lower role may do with a manager's approval.
         * @enum {string}
         */
        ApprovableOperation: "rejectOrder" | "setBusy" | "setPause" | "changeBill" | "changeBillLine" | "voidBill" | "removeBillPayment" | "refundOrder" | "blockSeats" | "unblockSeats" | "setDaySeats" | "cashTopUp" | "returnCashTopUp" | "refundBill" | "moveDrawerCash";
        /** @description Valid once, for this operation, target and amount. */
        Approval: {
            approver_name: components["schemas"]["PersonName"];
            /** @description 60 seconds after the approval. */
            expires_at: components["schemas"]["Instant"];
            token: components["schemas"]["ApprovalToken"];
        };
        ApprovalInvalid: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "APPROVAL_INVALID";
        };
        ApprovalRequest: {
            /** @description For refundOrder, cashTopUp, returnCashTopUp, refundBill and moveDrawerCash, the amount of money; the approval permits no other one. Null or absent otherwise. */
            amount?: components["schemas"]["Price"] | null;
            operation: components["schemas"]["ApprovableOperation"];
            pin: components["schemas"]["Pin"];
            /** @description The manager or owner who approves. */
            staff_id: components["schemas"]["Id"];
            /** @description The order, bill, branch, member or top-up that the operation changes. */
            target_id: components["schemas"]["Id"];
        };
        ApprovalRequired: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "APPROVAL_REQUIRED";
        };
        ApprovalToken: string;
        AskForVoucher: {
            /** @constant */
            kind: "voucher";
            voucher_id: components["schemas"]["Id"];
        };
        AskForWallet: {
            amount: components["schemas"]["Price"];
            /** @constant */
            kind: "wallet";
        };
        AskMemberRequest: {
            ask: components["schemas"]["AskForWallet"] | components["schemas"]["AskForVoucher"];
            /** @description As in PayBillRequest. */
            left: components["schemas"]["Price"];
            share: components["schemas"]["NullableShareNumber"];
        };
        Availability: {
            categories: components["schemas"]["AvailabilityCategory"][];
            /** @description In menu order, dishes first. */
            items: components["schemas"]["AvailabilityItem"][];
            /** @description Start of the next business day, at which a mark until tomorrow ends. */
            tomorrow: components["schemas"]["Instant"];
        };
        AvailabilityCategory: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
        };
        AvailabilityChoice: {
            /** @description The dish that the choice is; it is sold out with the dish. Null for a plain choice. */
            dish_id: components["schemas"]["Id"] | null;
            id: components["schemas"]["Id"];
            /** @description Whether customers can choose it now. */
            is_available: boolean;
            /** @enum {string} */
            kind: "variation" | "hot_deal_variation";
            name: components["schemas"]["Label"];
            sold_out: components["schemas"]["SoldOutMark"];
        };
        AvailabilityGroup: {
            choices: components["schemas"]["AvailabilityChoice"][];
            id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
        };
        AvailabilityItem: {
            /** @description Null for packages and hot deals. */
            category_id: components["schemas"]["Id"] | null;
            /** @description Choices of a dish or a hot deal. */
            groups: components["schemas"]["AvailabilityGroup"][];
            id: components["schemas"]["Id"];
            /** @description Whether customers can order it now. False without a mark if no portion is left or if nothing is left in a required group. */
            is_available: boolean;
            /** @enum {string} */
            kind: "dish" | "package" | "hot_deal";
            name: components["schemas"]["Label"];
            portions_left: components["schemas"]["NullablePortionCount"];
            search_words?: components["schemas"]["SearchWords"];
            sold_out: components["schemas"]["SoldOutMark"];
        };
        /** @description The `next` of the page before; null for the newest events. */
        Before: components["schemas"]["EventId"] | null;
        Bill: {
            branch_id: components["schemas"]["Id"];
            /** @description True if the company allows split bills. */
            can_split: boolean;
            /** @description The cash that pays what is left, rounded to 5 sen. Of a split bill that of its shares together. */
            cash_due: components["schemas"]["Price"];
            /** @description Null on other days, without a member, after the first payment, and if the other discounts save more. */
            family_day: components["schemas"]["FamilyDayOffer"] | null;
            id: components["schemas"]["Id"];
            /** @description What is still to be paid, before rounding. */
            left: components["schemas"]["Price"];
            lines: components["schemas"]["BillLine"][];
            member: components["schemas"]["BillMember"] | null;
            number: components["schemas"]["OrderNumber"];
            opened_at: components["schemas"]["Instant"];
            opened_by: components["schemas"]["PersonName"];
            paid: components["schemas"]["Price"];
            /** @description In the order of their times, removed ones included. */
            payments: components["schemas"]["BillPayment"][];
            /** @description Fixed from the first payment on. Before that it follows the member, the wallet and the date. */
            price: components["schemas"]["BillPrice"];
            /** @description Null until the bill is paid. */
            receipt: components["schemas"]["BillReceipt"] | null;
            refunds: components["schemas"]["BillRefund"][];
            /** @description The last request to the member's phone about this bill; null if there was none. */
            request: components["schemas"]["SpendingRequest"] | null;
            split: components["schemas"]["BillSplit"] | null;
            state: components["schemas"]["BillState"];
            table_no: components["schemas"]["NullableTableNo"];
            uses_points: boolean;
            version: components["schemas"]["BillVersion"];
            /** @description Null unless the bill is void. */
            void: components["schemas"]["BillAction"] | null;
            voucher: components["schemas"]["BillVoucher"] | null;
        };
        BillAction: {
            approver_name: components["schemas"]["OptionalName"];
            at: components["schemas"]["Instant"];
            reason: components["schemas"]["VisibleLine"];
            staff_name: components["schemas"]["PersonName"];
        };
        BillChanged: {
            data: components["schemas"]["BillChangedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "BILL_CHANGED";
        };
        BillChangedData: {
            bill: components["schemas"]["Bill"];
        };
        BillClosed: {
            data: components["schemas"]["BillClosedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "BILL_CLOSED";
        };
        BillClosedData: {
            state: components["schemas"]["BillState"];
        };
        BillDish: {
            choices: components["schemas"]["Label"][];
            name: components["schemas"]["Label"];
            qty: number;
        };
        BillFull: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "BILL_FULL";
        };
        BillHasPayments: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "BILL_HAS_PAYMENTS";
        };
        BillItemUnavailable: {
            data: components["schemas"]["BillItemUnavailableData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "BILL_ITEM_UNAVAILABLE";
        };
        BillItemUnavailableData: {
            items: {
                /** @description Position in the request, from 0. */
                index: number;
                name: components["schemas"]["Label"];
                /** @enum {string} */
                reason: "SOLD_OUT" | "NOT_FOUND" | "OPTIONS_CHANGED";
            }[];
        };
        BillLimitExceeded: {
            data: components["schemas"]["BillLimitExceededData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "BILL_LIMIT_EXCEEDED";
        };
        BillLimitExceededData: {
            /** @description Bills of the member on this business day so far. */
            count: number;
            /** @description Bills of a member on a business day that need no manager. */
            max_count: number;
        };
        /** @description A line as it was rung up. Later menu changes do not affect it. */
        BillLine: {
            added_at: components["schemas"]["Instant"];
            added_by: components["schemas"]["PersonName"];
            /** @description Names of the chosen variations of the item itself. */
            choices: components["schemas"]["Label"][];
            /** @description Dishes of all pieces of a package; empty for other lines. */
            dishes: components["schemas"]["BillDish"][];
            id: components["schemas"]["BillLineId"];
            /**
             * @description open_amount: an amount that is not on the menu.
             * @enum {string}
             */
            kind: "dish" | "package" | "open_amount";
            /** @description unit_price × qty. */
            line_total: components["schemas"]["Price"];
            name: components["schemas"]["Label"];
            /** @description True if only a manager may remove it or lower its quantity. Who rang it up may do so alone for five minutes. */
            needs_manager: boolean;
            qty: components["schemas"]["LineQty-2"];
            unit_price: components["schemas"]["Price"];
        };
        BillLineId: string;
        BillList: components["schemas"]["BillSummary"][];
        BillListRequest: {
            branch_id: components["schemas"]["Id"];
            /** @enum {string} */
            list: "open" | "closed";
        };
        /** @description The member of a bill, who gets its points. It permits no spending. */
        BillMember: {
            /** @description Null if the member has given no name. */
            first_name: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            /** @description True while the wallet holds less than RM 10.00. */
            is_frozen: boolean;
            /** @description True if it is the record of the person who reads it, who may not serve it. */
            is_own: boolean;
            level_name: components["schemas"]["Label"];
            /** @description What points would deduct; null if the member cannot use points for this bill. */
            point_offer: components["schemas"]["PointOffer"] | null;
            points: components["schemas"]["Points"];
            /** @description Discount of the tier; 0 while it is frozen. */
            tier_percent: components["schemas"]["Percent"];
            /** @description Vouchers that are not used and not expired, those that fit this bill first. */
            vouchers: components["schemas"]["MemberVoucher"][];
            wallet: components["schemas"]["Price"];
        };
        BillPayment: {
            /** @description For cash what stays in the drawer, rounded to 5 sen. */
            amount: components["schemas"]["Price"];
            at: components["schemas"]["Instant"];
            /** @description tendered − amount; null for other methods. */
            change: components["schemas"]["Price"] | null;
            /** @description How the member agreed; null for other methods. */
            confirmed_by: ("code" | "phone") | null;
            id: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            refunded: components["schemas"]["Price"];
            /** @description Null unless a manager removed it before the bill was paid. */
            removal: components["schemas"]["BillAction"] | null;
            share: components["schemas"]["NullableShareNumber"];
            staff_name: components["schemas"]["PersonName"];
            /** @description Cash received; null for other methods. */
            tendered: components["schemas"]["Price"] | null;
            terminal_reference: components["schemas"]["NullableTerminalReference"];
        };
        BillPrice: {
            /**
             * @description family_day: the only discount is that of Family Day. usual: voucher, tier and points.
             * @enum {string}
             */
            discount_rule: "usual" | "family_day";
            family_day_discount: components["schemas"]["Price"];
            point_discount: components["schemas"]["Price"];
            points_earned: components["schemas"]["Points"];
            /** @description Of the cash payments so far. */
            rounding: components["schemas"]["Money"];
            service_charge: components["schemas"]["Price"];
            subtotal: components["schemas"]["Price"];
            /** @description Contained in the total. */
            tax: components["schemas"]["Price"];
            tier_discount: components["schemas"]["Price"];
            tier_percent: components["schemas"]["Percent"];
            /** @description With the rounding. */
            total: components["schemas"]["Price"];
            voucher_discount: components["schemas"]["Price"];
        };
        BillReceipt: {
            issued_at: components["schemas"]["Instant"];
            number: components["schemas"]["ReceiptNumber"];
        };
        BillRefund: {
            amount: components["schemas"]["Price"];
            approver_name: components["schemas"]["OptionalName"];
            at: components["schemas"]["Instant"];
            id: components["schemas"]["RefundId"];
            parts: components["schemas"]["RefundPart"][];
            reason: components["schemas"]["RefundReason"];
            receipt_number: components["schemas"]["ReceiptNumber"];
            staff_name: components["schemas"]["PersonName"];
            text: components["schemas"]["OptionalLine"];
        };
        BillShare: {
            /** @description The cash that pays what is left, rounded to 5 sen. */
            cash_due: components["schemas"]["Price"];
            /** @description Before rounding. */
            left: components["schemas"]["Price"];
            /** @description Empty if the bill is split by people. */
            line_ids: components["schemas"]["BillLineId"][];
            number: components["schemas"]["ShareNumber"];
            paid: components["schemas"]["Price"];
            /** @description Before rounding. */
            total: components["schemas"]["Price"];
        };
        BillSplit: {
            /** @enum {string} */
            by: "people" | "lines";
            shares: components["schemas"]["BillShare"][];
        };
        /**
         * @description open: it can be changed and paid. paid: it is paid in full. void: it was cancelled before it was paid.
         * @enum {string}
         */
        BillState: "open" | "paid" | "void";
        BillSummary: {
            id: components["schemas"]["Id"];
            /** @description What is still to be paid, before rounding. */
            left: components["schemas"]["Price"];
            /** @description First name of the member; null without a member or a name. */
            member_name: components["schemas"]["PersonName"] | null;
            number: components["schemas"]["OrderNumber"];
            opened_at: components["schemas"]["Instant"];
            opened_by: components["schemas"]["PersonName"];
            piece_count: number;
            receipt_number: components["schemas"]["NullableReceiptNumber"];
            state: components["schemas"]["BillState"];
            table_no: components["schemas"]["NullableTableNo"];
            /** @description Of a paid bill what was paid, with the rounding of cash. */
            total: components["schemas"]["Price"];
        };
        /** @description Counts the changes of a bill. */
        BillVersion: number;
        BillVoucher: {
            discount: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
        };
        BillVoucherRequest: {
            /** @description The member's one-time code. Null to remove the voucher. */
            code: components["schemas"]["PaymentCode"] | null;
            version: components["schemas"]["BillVersion"];
            /** @description Null removes the voucher of the bill. */
            voucher_id: components["schemas"]["Id"] | null;
        };
        BlockedSeats: number;
        /** @description For staff; customers do not see it. */
        BlockReason: string;
        BlockSeatsRequest: {
            /** @description True if the person accepts that bookings no longer fit. */
            accept_over: boolean;
            branch_id: components["schemas"]["Id"];
            date: components["schemas"]["PlainDate"];
            /** @description Of the next day unless it is later than time. */
            end_time: components["schemas"]["HourMinute"];
            reason: components["schemas"]["BlockReason"];
            /** @description Null blocks all seats. */
            seats: components["schemas"]["BlockedSeats"] | null;
            time: components["schemas"]["HourMinute"];
        };
        Board: {
            branch: components["schemas"]["BranchState"];
            /** @description The server's time. */
            now: components["schemas"]["Instant"];
            /** @description Paid orders that are not over, by `due_at`; also closed ones of which a refund has failed, until a manager has settled it. Unpaid orders never appear. */
            orders: components["schemas"]["BoardOrder"][];
        };
        BoardDelivery: {
            /**
             * @description The courier service, or the restaurant's own rider.
             * @enum {string}
             */
            carrier: "courier" | "own";
            /** @description Why the courier does not deliver; null if it does. */
            failure: ("no_rider" | "rejected") | null;
            /** @description Null while no rider is known. */
            rider_name: components["schemas"]["PersonName"] | null;
            rider_phone: components["schemas"]["Phone"] | null;
            share_link: components["schemas"]["Url"] | null;
            /** @enum {string} */
            state: "quoted" | "booked" | "collected" | "delivered" | "cancelled";
        };
        /** @description A separate dish, or a package with its dishes. */
        BoardLine: {
            choices: components["schemas"]["Choices"];
            /** @description Null for a package. */
            dish_id: components["schemas"]["Id"] | null;
            /** @description Empty for a separate dish. */
            dishes: components["schemas"]["LineDish"][];
            id: components["schemas"]["LineId"];
            /** @description Whether the branch cannot make it. The kitchen leaves it out. */
            is_unavailable: boolean;
            line_total: components["schemas"]["Price"];
            name: components["schemas"]["Label"];
            qty: components["schemas"]["LineQty"];
        };
        /** @description What one card of the board shows. */
        BoardOrder: {
            /** @description Where to deliver; null for pickup, and without a signed-in person. */
            address: components["schemas"]["OptionalText"];
            /** @description Null without a signed-in person. */
            customer_name: components["schemas"]["PersonName"] | null;
            /** @description Null without a signed-in person. */
            customer_phone: components["schemas"]["Phone"] | null;
            /** @description Null for pickup. */
            delivery: components["schemas"]["BoardDelivery"] | null;
            /** @description Sorts the board. `ready_by`, else the requested time, else the payment. */
            due_at: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description Whether a person has opened the order. Until then devices sound. */
            is_acknowledged: boolean;
            lines: components["schemas"]["BoardLine"][];
            method: components["schemas"]["DeliveryMethod"];
            number: components["schemas"]["OrderNumber"];
            paid_at: components["schemas"]["Instant"];
            /** @description Number of pieces, without unavailable lines. */
            qty: number;
            /** @description When the food has to be ready; null until the order is accepted. */
            ready_by: components["schemas"]["NullableInstant"];
            /** @description State of all refunds together; null without one. A refund does not change the status. */
            refund_status: components["schemas"]["RefundStatus"] | null;
            remark: components["schemas"]["OptionalText"];
            /** @description The time that the customer asked for; null means as soon as possible. */
            requested_at: components["schemas"]["NullableInstant"];
            status: components["schemas"]["BoardStatus"];
            status_changed_at: components["schemas"]["Instant"];
            /** @description What the customer has paid. */
            total: components["schemas"]["Price"];
        };
        /**
         * @description Clients show an unknown status unchanged.
         * @enum {string}
         */
        BoardStatus: "PENDING" | "PREPARING" | "READY" | "DELIVERING" | "COMPLETED" | "CANCELLED" | "NOT_COLLECTED";
        BookingApproval: {
            auto_approve_up_to: components["schemas"]["NullableUpTo"];
        };
        BookingApprovalRequest: {
            branch_id: components["schemas"]["Id"];
            up_to: components["schemas"]["NullableUpTo"];
        };
        BookingChanged: {
            data: components["schemas"]["BookingChangedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "BOOKING_CHANGED";
        };
        BookingChangedData: {
            booking: components["schemas"]["CounterBooking"];
        };
        BookingDay: {
            auto_approve_up_to: components["schemas"]["NullableUpTo"];
            blocks: components["schemas"]["SeatBlock"][];
            /** @description Bookings of all statuses with a part of their stay on the date, by time. */
            bookings: components["schemas"]["CounterBooking"][];
            date: components["schemas"]["PlainDate"];
            now: components["schemas"]["Instant"];
            /** @description From opening to closing, and those outside with bookings or blocks. Without gaps. */
            quarters: components["schemas"]["SeatQuarter"][];
            /** @description Seats of the day before blocks. */
            seats: components["schemas"]["SeatCount"];
            /** @description False while customers cannot book at all; staff can. */
            takes_bookings: boolean;
            today: components["schemas"]["PlainDate"];
            /** @description Usual length of a stay. */
            turn_minutes: components["schemas"]["BookingMinutes"];
            /** @description Seats of a day that staff did not change. */
            usual_seats: components["schemas"]["SeatCount"];
            /** @description Pending bookings of all days that are not over, by time. */
            waiting: components["schemas"]["CounterBooking"][];
        };
        BookingDayRequest: {
            branch_id: components["schemas"]["Id"];
            /** @description Null is today at the branch. */
            date: components["schemas"]["PlainDate"] | null;
        };
        /** @description Length of a stay in minutes, a multiple of 15. */
        BookingMinutes: number;
        BookingRejection: {
            reason: components["schemas"]["BookingRejectReason"];
            /** @description For OTHER; the customer sees it. */
            text: components["schemas"]["VisibleLine"] | null;
        };
        /** @enum {string} */
        BookingRejectReason: "FULL" | "CLOSED" | "PARTY_TOO_LARGE" | "CUSTOMER_CALLED" | "OTHER";
        BookingSearch: {
            bookings: components["schemas"]["CounterBooking"][];
        };
        BookingSearchRequest: {
            branch_id: components["schemas"]["Id"];
            query: string;
        };
        /** @description A booking that no longer fits. */
        BookingShort: {
            customer_name: components["schemas"]["Label"] | null;
            id: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"];
            number_of_seats: components["schemas"]["PartySize"];
            time: components["schemas"]["HourMinute"];
        };
        /**
         * @description app: the customer booked. phone and walk_in: staff added it, so it has no customer account.
         * @enum {string}
         */
        BookingSource: "app" | "phone" | "walk_in";
        /** @enum {string} */
        BookingStep: "approve" | "seat" | "complete" | "no_show" | "undo";
        BookingStepRequest: {
            /** @description Of the booking that the person saw. */
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["BookingStep"];
        };
        /** @description Except for `made`, bookings that begin in the range, by their present status. */
        BookingTotals: {
            approved: components["schemas"]["ReportCount"];
            cancelled: components["schemas"]["ReportCount"];
            completed: components["schemas"]["ReportCount"];
            /** @description Bookings that were made in the range. */
            made: components["schemas"]["ReportCount"];
            no_show: components["schemas"]["ReportCount"];
            rejected: components["schemas"]["ReportCount"];
            /** @description Of the approved and completed ones. */
            seats: components["schemas"]["ReportCount"];
        };
        /** @description Branches of the person. Empty for owners, who work in all branches. */
        BranchIds: components["schemas"]["Id"][];
        BranchRequest: {
            branch_id: components["schemas"]["Id"];
        };
        BranchSales: {
            branch_name: components["schemas"]["Label"];
            id: components["schemas"]["Id"];
            order_count: components["schemas"]["ReportCount"];
            refunds: components["schemas"]["Money"];
            sales: components["schemas"]["Money"];
        };
        BranchSettingsRequest: {
            acceptance: components["schemas"]["Acceptance"];
            branch_id: components["schemas"]["Id"];
            escalate_after_minutes: components["schemas"]["WaitMinutes"];
            escalation_phone: components["schemas"]["MobileInput"] | null;
            lock_minutes: components["schemas"]["LockMinutes"];
            refuse_after_minutes: components["schemas"]["WaitMinutes"];
            /** @description Null leaves it as it is. */
            simulator: boolean | null;
        };
        BranchState: {
            acceptance: components["schemas"]["Acceptance"];
            branch_name: components["schemas"]["Label"];
            busy: components["schemas"]["Busy"] | null;
            /** @description The end of the present opening hours if the branch is open, else null. */
            closes_at: components["schemas"]["NullableInstant"];
            escalate_after_minutes: components["schemas"]["WaitMinutes"];
            /** @description Gets a text message if an order waits too long. */
            escalation_phone: components["schemas"]["NullableStaffPhone"];
            id: components["schemas"]["Id"];
            /** @description By the opening hours. */
            is_open: boolean;
            lock_minutes: components["schemas"]["LockMinutes"];
            /** @description The next opening if the branch is closed, else null. */
            opens_at: components["schemas"]["NullableInstant"];
            /** @description Methods that customers cannot choose at the moment. Orders for after the end stay possible. */
            pauses: components["schemas"]["Pause"][];
            refuse_after_minutes: components["schemas"]["WaitMinutes"];
            /** @description Whether the demo staff moves orders; null on a server without a simulator. */
            simulator: boolean | null;
        };
        Busy: {
            /**
             * @description Minutes added to the time that customers see.
             * @enum {integer}
             */
            minutes: 10 | 20 | 30;
            until: components["schemas"]["Instant"];
        };
        BusyRequest: {
            branch_id: components["schemas"]["Id"];
            /** @description Null ends it. At most 12 hours from now. */
            busy: components["schemas"]["Busy"] | null;
        };
        /**
         * @description The reasons from SOLD_OUT on are the branch's; it refunds the order. NOT_ACCEPTED means that the branch did not accept it in time.
         * @enum {string}
         */
        CancelReason: "PAYMENT_DECLINED" | "PAYMENT_ABANDONED" | "CUSTOMER_CANCELLED" | "BRANCH_REFUSED" | "SOLD_OUT" | "CLOSED" | "CUSTOMER_CALLED" | "TOO_BUSY" | "CANNOT_DO_REMARK" | "DELIVERY_FAILED" | "NOT_ACCEPTED" | "OTHER";
        Capacity: {
            branch_id: components["schemas"]["Id"];
            orders_per_quarter: components["schemas"]["OrdersPerQuarter"];
            /** @description The present quarter of an hour and those of the next four hours. */
            quarters: components["schemas"]["OrderQuarter"][];
            reasons: components["schemas"]["WaitingReasons"];
            usual_minutes: components["schemas"]["UsualMinutes"];
            /** @description By method, pickup first. */
            waiting: components["schemas"]["WaitingNow"][];
        };
        CapacityRequest: {
            branch_id: components["schemas"]["Id"];
            orders_per_quarter: components["schemas"]["OrdersPerQuarter"];
            usual_minutes: components["schemas"]["UsualMinutes"];
        };
        CardPayment: {
            amount: components["schemas"]["Price"];
            /** @constant */
            method: "card";
            terminal_reference: components["schemas"]["NullableTerminalReference"];
        };
        /** @description Pays all that is left. */
        CashPayment: {
            /** @description The drawer that the cash goes into. Null for the only drawer of the branch. */
            drawer_id: components["schemas"]["Id"] | null;
            /** @constant */
            method: "cash";
            /** @description Cash received, in steps of 5 sen. */
            tendered: components["schemas"]["Price"];
        };
        CashTooLittle: {
            data: components["schemas"]["CashTooLittleData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "CASH_TOO_LITTLE";
        };
        CashTooLittleData: {
            missing: components["schemas"]["Price"];
        };
        CashTopUp: {
            amount: components["schemas"]["Price"];
            /** @description The manager who approved an amount above the limits; null if none had to. */
            approver_name: components["schemas"]["PersonName"] | null;
            at: components["schemas"]["Instant"];
            cash_received: components["schemas"]["Price"];
            change: components["schemas"]["Price"];
            id: components["schemas"]["Id"];
            reference: components["schemas"]["TopUpReference"];
            staff_name: components["schemas"]["PersonName"];
            state: components["schemas"]["CashTopUpState"];
            /** @description The tier that the amount reached; null if it reaches none. */
            tier: components["schemas"]["GrantedTier"] | null;
        };
        CashTopUpRequest: {
            /** @description RM 10.00 to RM 5,000.00, in steps of 5 sen, because smaller coins do not exist. */
            amount: components["schemas"]["Price"];
            branch_id: components["schemas"]["Id"];
            /** @description At least the amount, in steps of 5 sen. */
            cash_received: components["schemas"]["Price"];
            /** @description The drawer that the cash goes into. Null for the only drawer of the branch. */
            drawer_id: components["schemas"]["Id"] | null;
        };
        CashTopUpResult: {
            member: components["schemas"]["MemberCard"];
            top_up: components["schemas"]["CashTopUp"];
        };
        /**
         * @description credited: it can be returned. spent: part of it is spent, so it cannot be returned. closed: its business day is over, so it cannot be returned. returned: the cash was given back.
         * @enum {string}
         */
        CashTopUpState: "credited" | "spent" | "closed" | "returned";
        ChangeBillLineRequest: {
            line_id: components["schemas"]["BillLineId"];
            /** @description 0 removes the line. */
            qty: number;
            version: components["schemas"]["BillVersion"];
        };
        ChangeBillRequest: {
            /** @description The member who gets the points; null for none. Another member removes the voucher. */
            customer_id: components["schemas"]["Id"] | null;
            table_no: components["schemas"]["NullableTableNo"];
            uses_points: boolean;
            version: components["schemas"]["BillVersion"];
        };
        Choice: {
            option_name: components["schemas"]["Label"];
            variation_name: components["schemas"]["Label"];
        };
        Choices: components["schemas"]["Choice"][];
        ChosenLines: components["schemas"]["LineId"][];
        CloseCorrected: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "CLOSE_CORRECTED";
        };
        CloseCorrection: {
            at: components["schemas"]["Instant"];
            counted: components["schemas"]["Price"];
            counted_before: components["schemas"]["Price"] | null;
            drawer_id: components["schemas"]["Id"];
            left: components["schemas"]["Price"];
            left_before: components["schemas"]["Money"];
            number: components["schemas"]["CloseNumber"];
            reason: components["schemas"]["VisibleLine"];
            staff_name: components["schemas"]["PersonName"];
        };
        CloseDayRequest: {
            branch_id: components["schemas"]["Id"];
            business_day: components["schemas"]["PlainDate"];
            drawers: components["schemas"]["CountedDrawer"][];
        };
        /** @description The cash of a drawer at the close, before corrections. */
        ClosedDrawer: {
            cash: components["schemas"]["Money"];
            /** @description Null if it was not counted. */
            counted: components["schemas"]["Price"] | null;
            denominations: components["schemas"]["Denominations"];
            /** @description Counted less expected; null if it was not counted. */
            difference: components["schemas"]["Money"] | null;
            expected: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            left: components["schemas"]["Money"];
            name: components["schemas"]["DrawerName"];
            note: components["schemas"]["OptionalLine"];
            number: components["schemas"]["CloseNumber"];
            opening: components["schemas"]["Money"];
        };
        CloseDetailRequest: {
            branch_id: components["schemas"]["Id"];
            number: components["schemas"]["CloseNumber"];
        };
        CloseList: {
            closes: components["schemas"]["CloseSummary"][];
            /** @description True if the range has more closes than the list. */
            has_more: boolean;
        };
        CloseListRequest: {
            /** @description Null for all branches of the person. */
            branch_id: components["schemas"]["Id"] | null;
            from: components["schemas"]["PlainDate"];
            /** @description Included. */
            until: components["schemas"]["PlainDate"];
        };
        /** @description 1, 2, 3 … in its branch, without gaps. */
        CloseNumber: number;
        CloseSummary: {
            branch_id: components["schemas"]["Id"];
            branch_name: components["schemas"]["Label"];
            business_day: components["schemas"]["PlainDate"];
            closed_at: components["schemas"]["Instant"];
            closed_by: components["schemas"]["PersonName"];
            /** @description Counted less expected cash of all drawers, after corrections; null if no drawer was counted. */
            difference: components["schemas"]["Money"] | null;
            /** @description Null for the first close of the branch. */
            from: components["schemas"]["NullableInstant"];
            is_corrected: boolean;
            net: components["schemas"]["Money"];
            number: components["schemas"]["CloseNumber"];
            order_count: number;
            refunds: components["schemas"]["Money"];
            sales: components["schemas"]["Money"];
            to: components["schemas"]["Instant"];
        };
        CodeLimitExceeded: {
            data: components["schemas"]["CodeLimitExceededData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "CODE_LIMIT_EXCEEDED";
        };
        CodeLimitExceededData: {
            left: components["schemas"]["Price"];
        };
        CompanyNotFound: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "COMPANY_NOT_FOUND";
        };
        ConfirmConflictRequest: {
            branch_id: components["schemas"]["Id"];
            /** @description False takes the decision back. */
            confirmed: boolean;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ConflictKind"];
            reason: components["schemas"]["ConflictReason"];
        };
        /** @enum {string} */
        ConflictKind: "order" | "reservation";
        /**
         * @description closed: its time is outside the hours. no_delivery: the branch does not deliver. out_of_range: the address is beyond the radius.
         * @enum {string}
         */
        ConflictReason: "closed" | "no_delivery" | "out_of_range";
        CorrectCloseRequest: {
            branch_id: components["schemas"]["Id"];
            counted: components["schemas"]["Price"];
            /** @description What the person saw. Another amount fails with CLOSE_CORRECTED. */
            counted_before: components["schemas"]["Price"] | null;
            drawer_id: components["schemas"]["Id"];
            left: components["schemas"]["Price"];
            number: components["schemas"]["CloseNumber"];
            reason: components["schemas"]["VisibleLine"];
        };
        CountedDrawer: {
            /** @description Null only for a day that need not be counted. */
            counted: components["schemas"]["Price"] | null;
            denominations: components["schemas"]["Denominations"];
            drawer_id: components["schemas"]["Id"];
            /** @description What the person saw. Another amount fails with DAY_CHANGED. */
            expected: components["schemas"]["Money"];
            /** @description What stays in it; the expected amount if it was not counted. */
            left: components["schemas"]["Money"];
            /** @description Required for a difference. */
            note: components["schemas"]["OptionalLine"];
        };
        CounterBooking: {
            created_at: components["schemas"]["Instant"];
            /** @description Null for a walk-in without a name, and after the name was removed. */
            customer_name: components["schemas"]["Label"] | null;
            /** @description The date of starts_at in the company's time zone. */
            date: components["schemas"]["PlainDate"];
            end_time: components["schemas"]["HourMinute"];
            ends_at: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description True if it has seats in a quarter of an hour with more parties than seats. */
            is_over: boolean;
            note: components["schemas"]["NullableNote"];
            number: components["schemas"]["ReservationNumber"];
            number_of_seats: components["schemas"]["PartySize"];
            occasion: components["schemas"]["NullableOccasion"];
            /** @description Null for a walk-in, and after the number was removed. */
            phone_no: components["schemas"]["Phone"] | null;
            rejection: components["schemas"]["NullableBookingRejection"];
            /** @description Whether the customer gets text messages. */
            reminder: boolean;
            revision: components["schemas"]["Revision"];
            /** @description When the party sat down; null before. Customers see the status only. */
            seated_at: components["schemas"]["NullableInstant"];
            source: components["schemas"]["BookingSource"];
            starts_at: components["schemas"]["Instant"];
            status: components["schemas"]["ReservationStatus"];
            status_changed_at: components["schemas"]["Instant"];
            time: components["schemas"]["HourMinute"];
        };
        DayChange: {
            /** @description From today, at most 400 days ahead. */
            date: components["schemas"]["PlainDate"];
            /** @description Null removes it, so that the hours of the week apply. */
            day: components["schemas"]["DayHours"] | null;
            /** @description Null if the person saw no single day on this date. */
            version: components["schemas"]["HoursVersion"] | null;
        };
        DayChanged: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "DAY_CHANGED";
        };
        DayClose: {
            company_name: components["schemas"]["Label"];
            /** @description Oldest first. */
            corrections: components["schemas"]["CloseCorrection"][];
            drawers: components["schemas"]["ClosedDrawer"][];
            figures: components["schemas"]["DayFigures"];
            /** @description False if the branch has a later close. */
            is_last: boolean;
            registration_no: string;
            summary: components["schemas"]["CloseSummary"];
            /** @description IANA time zone of all times. */
            time_zone: string;
        };
        DayClosed: {
            data: components["schemas"]["DayClosedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "DAY_CLOSED";
        };
        DayClosedData: {
            number: components["schemas"]["CloseNumber"];
        };
        DayFigures: {
            drawer_moves: components["schemas"]["DrawerMoveFigures"];
            late: components["schemas"]["LateSales"] | null;
            /** @description Sales less refunds. */
            net: components["schemas"]["Money"];
            people: components["schemas"]["PersonFigures"][];
            refunds: components["schemas"]["RefundFigures"];
            sales: components["schemas"]["SalesFigures"];
            top_ups: components["schemas"]["TopUpFigures"];
        };
        /** @description A day in the company's zone, which is included. Null for no limit. */
        DayFilter: components["schemas"]["PlainDate"] | null;
        DayHours: {
            name: components["schemas"]["DayName"] | null;
            periods: components["schemas"]["DayPeriods"];
        };
        /** @description What customers read, such as Christmas. */
        DayName: {
            en: components["schemas"]["DayNameText"];
            zh_CN: components["schemas"]["DayNameText"];
        };
        DayNameText: string;
        /** @description Opening periods of one day, from the earliest; empty if the branch is closed. */
        DayPeriods: {
            /** @description On the next day if it is not after open. */
            close: components["schemas"]["HourMinute"];
            open: components["schemas"]["HourMinute"];
        }[];
        DaySales: {
            day: components["schemas"]["PlainDate"];
            order_count: components["schemas"]["ReportCount"];
            refunds: components["schemas"]["Money"];
            sales: components["schemas"]["Money"];
        };
        DaySeatsRequest: {
            /** @description True if the person accepts that bookings no longer fit. */
            accept_over: boolean;
            branch_id: components["schemas"]["Id"];
            date: components["schemas"]["PlainDate"];
            /** @description Null returns to the usual seats. */
            seats: components["schemas"]["SeatCount"] | null;
        };
        DayState: {
            /** @description Time of the figures. */
            at: components["schemas"]["Instant"];
            branch_id: components["schemas"]["Id"];
            branch_name: components["schemas"]["Label"];
            /** @description Of this moment. */
            business_day: components["schemas"]["PlainDate"];
            /** @description By the opening hours. */
            is_open: boolean;
            last: components["schemas"]["CloseSummary"] | null;
            /** @description The day to close next; null if today is closed already. */
            next: components["schemas"]["OpenDay"] | null;
            /** @description Days that are not closed, oldest first. Days without sales, refunds and cash are left out, unless it is today. */
            open_days: components["schemas"]["PlainDate"][];
        };
        DeliveryChange: {
            /** @description Null returns to the files of the menu. */
            settings: components["schemas"]["DeliverySettings"] | null;
            version: components["schemas"]["HoursVersion"];
        };
        /**
         * Format: money
         * @description At most RM 1000.00.
         */
        DeliveryFee: MoneyString;
        /** @enum {string} */
        DeliveryMethod: "delivery" | "pickup" | "dine-in";
        DeliverySettings: {
            base_fee: components["schemas"]["DeliveryFee"];
            delivers: boolean;
            fee_per_km: components["schemas"]["DeliveryFee"];
            /** @description In a straight line from the branch; null only if it does not deliver. */
            radius_metres: number | null;
        };
        Denomination: {
            count: number;
            /** @description Of one note or coin. */
            value: components["schemas"]["Price"];
        };
        /** @description Null if an amount was entered instead. */
        Denominations: components["schemas"]["Denomination"][] | null;
        Device: {
            branch_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @description Whether it is the device of this request. */
            is_current: boolean;
            name: components["schemas"]["DeviceName"];
            paired_at: components["schemas"]["Instant"];
            paired_by: components["schemas"]["PersonName"];
            /** @description Last use, to the minute. */
            used_at: components["schemas"]["Instant"];
        };
        /** @description Paired devices of a branch by name. Revoked ones are not in the list. */
        DeviceList: components["schemas"]["Device"][];
        /** @description A device's name in its branch, such as "Pass 1", with the format of VisibleLine. */
        DeviceName: string;
        DeviceNotPaired: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "DEVICE_NOT_PAIRED";
        };
        /** @description How many of the dish one package contains. */
        DishesOfOne: number;
        Draft: {
            changes: components["schemas"]["DraftChange"][];
            /** @description What prevents publishing. The first 500. */
            problems: components["schemas"]["DraftProblem"][];
            /** @description The newest published version; null if none was published here. */
            published: components["schemas"]["PublishedVersion"] | null;
            sections: components["schemas"]["DraftSectionSummary"][];
            version: components["schemas"]["DraftVersion"];
        };
        DraftChange: {
            changed_at: components["schemas"]["Instant"] | null;
            changed_by: components["schemas"]["PersonName"] | null;
            /** @description The entry; null if the order of the section changed. */
            key: components["schemas"]["DraftKey"] | null;
            section: components["schemas"]["DraftSection"];
            status: components["schemas"]["DraftStatus"];
            title: components["schemas"]["DraftTitle"];
        };
        DraftChanged: {
            data: components["schemas"]["DraftChangedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "DRAFT_CHANGED";
        };
        DraftChangedData: {
            /** @description The present entry; null if the whole draft was named. */
            entry: components["schemas"]["DraftEntry"] | null;
        };
        DraftEntries: {
            entries: components["schemas"]["DraftEntry"][];
            section: components["schemas"]["DraftSection"];
        };
        DraftEntry: {
            /** @description Category of a dish; null in other sections. */
            category: components["schemas"]["DraftKey"] | null;
            changed_at: components["schemas"]["Instant"] | null;
            /** @description Name of the last person who changed it in the draft. */
            changed_by: components["schemas"]["PersonName"] | null;
            fields: components["schemas"]["DraftFields"];
            key: components["schemas"]["DraftKey"];
            problems: components["schemas"]["DraftProblem"][];
            /** @description What customers see; null unless the status is `changed`. */
            published: components["schemas"]["DraftFields"] | null;
            section: components["schemas"]["DraftSection"];
            status: components["schemas"]["DraftStatus"];
            title: components["schemas"]["DraftTitle"];
            version: components["schemas"]["DraftEntryVersion"];
        };
        DraftEntryRef: {
            key: components["schemas"]["DraftKey"];
            section: components["schemas"]["DraftSection"];
            version: components["schemas"]["DraftEntryVersion"];
        };
        DraftEntrySave: {
            /** @description Category of a dish; null in other sections. */
            category: components["schemas"]["DraftKey"] | null;
            fields: components["schemas"]["DraftFields"];
            /** @description Null for a new entry. */
            key: components["schemas"]["DraftKey"] | null;
            section: components["schemas"]["DraftSection"];
            /** @description The version that the person saw; null for a new entry. */
            version: components["schemas"]["DraftEntryVersion"] | null;
        };
        /** @description Changes with each change of the entry. */
        DraftEntryVersion: string;
        /** @description Fields of the entry as in the files of an import. Every scalar is text, such as `12.90` or `true`. Texts in two languages are objects with `en` and `zh_CN`. */
        DraftFields: {
            [key: string]: components["schemas"]["DraftText"] | components["schemas"]["DraftItem"][] | components["schemas"]["DraftFields"];
        };
        DraftInvalid: {
            data: components["schemas"]["DraftInvalidData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "DRAFT_INVALID";
        };
        DraftInvalidData: {
            problems: components["schemas"]["DraftProblem"][];
        };
        DraftItem: components["schemas"]["DraftText"] | components["schemas"]["DraftFields"];
        /** @description Permanent identifier of an entry within its section. */
        DraftKey: string;
        DraftOrder: {
            /** @description Category of the dishes; null in other sections. */
            category: components["schemas"]["DraftKey"] | null;
            keys: components["schemas"]["DraftKey"][];
            section: components["schemas"]["DraftSection"];
        };
        DraftPreview: {
            expires_at: components["schemas"]["Instant"];
            /** @description Address of the customer app with the draft. */
            url: string;
        };
        DraftProblem: {
            /** @description Path of the field, such as `options.0.variations.1.name.zh_CN`; empty for the entry. */
            field: string;
            /** @description The entry; null for the section. */
            key: components["schemas"]["DraftKey"] | null;
            /** @description The problem and its remedy, in the language of the request. */
            message: string;
            section: components["schemas"]["DraftSection"];
        };
        /**
         * @description Kind of entries. `company` has one entry, with the key `company`.
         * @enum {string}
         */
        DraftSection: "company" | "branches" | "categories" | "options" | "dishes" | "packages" | "hot_deals" | "vouchers" | "banners" | "highlights" | "news";
        DraftSectionRequest: {
            /** @description Only dishes of this category; null for all entries. */
            category: components["schemas"]["DraftKey"] | null;
            section: components["schemas"]["DraftSection"];
        };
        DraftSectionSummary: {
            changed: number;
            /** @description Entries that customers would see. */
            count: number;
            problems: number;
            section: components["schemas"]["DraftSection"];
        };
        /**
         * @description Difference to what customers see.
         * @enum {string}
         */
        DraftStatus: "unchanged" | "added" | "changed" | "removed";
        DraftText: string;
        /** @description Name of the entry. */
        DraftTitle: {
            en: string;
            zh_CN: string;
        };
        DraftUnavailable: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "DRAFT_UNAVAILABLE";
        };
        /** @description Changes with each change of the draft or of what is published. */
        DraftVersion: string;
        DraftVersionRequest: {
            version: components["schemas"]["DraftVersion"];
        };
        Drawer: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["DrawerName"];
        };
        DrawerList: components["schemas"]["Drawer"][];
        DrawerListRequest: {
            branch_id: components["schemas"]["Id"];
        };
        /** @description Cash that staff moved into drawers or out of them. It is no sale. */
        DrawerMoveFigures: {
            float: components["schemas"]["DrawerMoveSum"];
            paid_in: components["schemas"]["DrawerMoveSum"];
            paid_out: components["schemas"]["DrawerMoveSum"];
        };
        /**
         * @description float: change that is put in at the start of the day. paid_in, paid_out: other cash, such as for ice.
         * @enum {string}
         */
        DrawerMoveKind: "float" | "paid_in" | "paid_out";
        DrawerMoveRequest: {
            /** @description Positive, in steps of 5 sen. */
            amount: components["schemas"]["Price"];
            branch_id: components["schemas"]["Id"];
            /** @description Null for the only drawer of the branch. */
            drawer_id: components["schemas"]["Id"] | null;
            kind: components["schemas"]["DrawerMoveKind"];
            /** @description Required unless it is an opening float. */
            reason: components["schemas"]["OptionalLine"];
        };
        DrawerMoveSum: {
            /** @description Positive, also of cash that was paid out. */
            amount: components["schemas"]["Money"];
            count: number;
        };
        /** @description Null for the only drawer of a branch that has named none. */
        DrawerName: components["schemas"]["DeviceName"] | null;
        /**
         * Format: email
         * @description An ASCII address. Its domain has at least two labels of at most 63 characters, also in punycode (xn--…).
         */
        Email: string;
        /**
         * @description Every msgCode except OK.
         * @enum {string}
         */
        ErrorCode: "ERROR" | "COMPANY_NOT_FOUND" | "SESSION_EXPIRED" | "INVALID_REQUEST" | "NOT_FOUND" | "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE" | "SERVER_BUSY" | "FORBIDDEN" | "APPROVAL_REQUIRED" | "APPROVAL_INVALID" | "SIGN_IN_FAILED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "WRONG_PIN" | "PIN_LOCKED" | "DEVICE_NOT_PAIRED" | "INVITATION_INVALID" | "PIN_TOO_SIMPLE" | "STAFF_EXISTS" | "LAST_OWNER" | "ORDER_MOVED" | "HOURS_CHANGED" | "DRAFT_CHANGED" | "DRAFT_INVALID" | "DRAFT_UNAVAILABLE" | "PICTURE_REJECTED" | "SHEET_UNREADABLE" | "SHEET_REJECTED" | "NO_PRINTER" | "BOOKING_CHANGED" | "NO_SEATS_LEFT" | "SEATS_BOOKED" | "IDEMPOTENCY_CONFLICT" | "REFUND_EXCEEDS_PAYMENT" | "LINE_REFUNDED" | "PAYMENT_CODE_WRONG" | "PAYMENT_CODES_LOCKED" | "CODE_LIMIT_EXCEEDED" | "REFUND_NOT_FAILED" | "DAY_CLOSED" | "DAY_CHANGED" | "CLOSE_CORRECTED" | "PORTIONS_CHANGED" | "MEMBER_NOT_FOUND" | "OWN_MEMBER_RECORD" | "TOP_UP_AMOUNT" | "CASH_TOO_LITTLE" | "LIMIT_EXCEEDED" | "TOP_UP_NOT_RETURNABLE" | "BILL_CHANGED" | "BILL_CLOSED" | "BILL_HAS_PAYMENTS" | "BILL_ITEM_UNAVAILABLE" | "BILL_FULL" | "BILL_LIMIT_EXCEEDED" | "VOUCHER_NOT_USABLE" | "NOT_ENOUGH_POINT" | "SPLIT_NOT_POSSIBLE" | "OVERPAID" | "WALLET_TOO_LOW" | "MEMBER_REQUIRED" | "SPENDING_REQUEST_OPEN" | "PHONE_NO_REGISTERED" | "OTP_ALREADY_SENT" | "OTP_NOT_SAME" | "OTP_EXPIRED" | "SMS_NOT_SENT" | "INVALID_PHONE_NO" | "PASSWORD_TOO_COMMON" | "SET_UP_TOKEN_INVALID" | "SET_UP_CLOSED" | "SET_UP_INVALID" | "SET_UP_FILE_INVALID" | "OFFLINE";
        EventChange: {
            after: components["schemas"]["EventValue"];
            before: components["schemas"]["EventValue"];
            field: string;
        };
        EventChoices: {
            /** @description All branches by name, removed ones too. */
            branches: components["schemas"]["SessionBranch"][];
            /** @description All devices by name, revoked ones too. */
            devices: components["schemas"]["EventDevice"][];
            /** @description Every action in the record, in alphabetical order. */
            operations: components["schemas"]["EventOperation"][];
            /** @description All accounts by name, inactive ones too. */
            people: components["schemas"]["EventPerson"][];
        };
        EventDevice: {
            branch_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            is_revoked: boolean;
            name: components["schemas"]["DeviceName"];
        };
        EventExport: {
            id: components["schemas"]["EventId"];
            /** @description Number of the exported events. */
            total: number;
        };
        EventFilters: {
            approver_id: components["schemas"]["IdFilter"];
            branch_id: components["schemas"]["IdFilter"];
            device_id: components["schemas"]["IdFilter"];
            first_day: components["schemas"]["DayFilter"];
            last_day: components["schemas"]["DayFilter"];
            number: components["schemas"]["NumberFilter"];
            operation: components["schemas"]["OperationFilter"];
            staff_id: components["schemas"]["IdFilter"];
            target_id: components["schemas"]["IdFilter"];
        };
        EventId: string;
        EventList: {
            /** @description Newest first. */
            events: components["schemas"]["StaffEvent"][];
            next: components["schemas"]["Next"];
        };
        /** @description An omitted filter is like null. */
        EventListRequest: {
            approver_id?: components["schemas"]["IdFilter"];
            before: components["schemas"]["Before"];
            branch_id: components["schemas"]["IdFilter"];
            device_id?: components["schemas"]["IdFilter"];
            first_day?: components["schemas"]["DayFilter"];
            last_day?: components["schemas"]["DayFilter"];
            number?: components["schemas"]["NumberFilter"];
            operation?: components["schemas"]["OperationFilter"];
            staff_id: components["schemas"]["IdFilter"];
            target_id: components["schemas"]["IdFilter"];
        };
        /** @description The operationId, or the step of an order such as `takeStep.ready`. */
        EventOperation: string;
        EventPerson: {
            id: components["schemas"]["Id"];
            is_active: boolean;
            name: components["schemas"]["PersonName"];
        };
        EventValue: string | null;
        ExportedEvents: {
            /** @description Newest first. */
            events: components["schemas"]["StaffEvent"][];
            next: components["schemas"]["Next"];
        };
        ExportedEventsRequest: {
            before: components["schemas"]["Before"];
            export_id: components["schemas"]["EventId"];
        };
        ExportedFile: {
            /** @description Path in the folder, such as `menu/drinks.yaml`. */
            path: string;
            text: string;
        };
        ExportedPicture: {
            /** @description File name in `images/`. */
            name: string;
            /** @description Path on the host of the app. */
            url: string;
        };
        FailPrintJobRequest: {
            /** @enum {string} */
            error: "OFFLINE" | "PAPER" | "COVER" | "DISCONNECTED" | "REJECTED" | "OTHER";
        };
        /** @description The price if the wallet pays the whole bill today. */
        FamilyDayOffer: {
            discount: components["schemas"]["Price"];
            percent: components["schemas"]["Percent"];
            total: components["schemas"]["Price"];
        };
        FindMemberRequest: {
            branch_id: components["schemas"]["Id"];
            /** @enum {string} */
            by: "member_no" | "phone_no";
            /** @description The member number as scanned or typed, with or without spaces and dashes; or the full phone number in the format of MobileInput. */
            value: string;
        };
        /**
         * @description 1 means yes, 0 means no.
         * @enum {integer}
         */
        Flag: 0 | 1;
        Forbidden: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "FORBIDDEN";
        };
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
        GrantedTier: {
            /**
             * @description kept: the member has a higher tier, so nothing changed.
             * @enum {string}
             */
            change: "reached" | "renewed" | "kept";
            level_name: components["schemas"]["Label"];
            /** @description Last second of the tier. */
            valid_until: components["schemas"]["Instant"];
            voucher_count: number;
        };
        /** @description Wall-clock time at the branch, 24 hours, such as "21:30". */
        HourMinute: string;
        Hours: {
            branch_id: components["schemas"]["Id"];
            branch_name: components["schemas"]["Label"];
            conflicts: components["schemas"]["HoursConflicts"];
            /** @description Single days from today, by date. */
            days: components["schemas"]["HoursDay"][];
            delivery: {
                is_own: components["schemas"]["IsOwn"];
                menu_settings: components["schemas"]["DeliverySettings"];
                settings: components["schemas"]["DeliverySettings"];
                version: components["schemas"]["HoursVersion"];
            };
            notice: {
                is_own: components["schemas"]["IsOwn"];
                menu_minutes: components["schemas"]["NoticeMinutes"];
                minutes: components["schemas"]["NoticeMinutes"];
                version: components["schemas"]["HoursVersion"];
            };
            /** @description By the files of the menu. The branch is closed whatever its hours are. */
            temporarily_closed: boolean;
            week: {
                is_own: components["schemas"]["IsOwn"];
                menu_periods: components["schemas"]["Week"];
                periods: components["schemas"]["Week"];
                version: components["schemas"]["HoursVersion"];
            };
        };
        HourSales: {
            amount: components["schemas"]["Money"];
            hour: number;
            order_count: components["schemas"]["ReportCount"];
        };
        /** @description Null parts stay as they are. */
        HoursChange: {
            branch_id: components["schemas"]["Id"];
            days: components["schemas"]["DayChange"][];
            delivery: components["schemas"]["DeliveryChange"] | null;
            notice: components["schemas"]["NoticeChange"] | null;
            week: components["schemas"]["WeekChange"] | null;
        };
        HoursChanged: {
            data: components["schemas"]["HoursChangedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "HOURS_CHANGED";
        };
        /** @description The first part with another version. */
        HoursChangedData: {
            /** @description The date of a single day; null for other parts. */
            date: components["schemas"]["PlainDate"] | null;
            /** @enum {string} */
            part: "week" | "delivery" | "notice" | "day";
        };
        /** @description An open order or booking that does not fit the hours or the delivery area. */
        HoursConflict: {
            /** @description The requested time or the arrival; null for an order for as soon as possible. */
            at: components["schemas"]["NullableInstant"];
            /** @description Name of the person who decided to serve it; null if it waits for a decision. */
            confirmed_by: string | null;
            customer_name: components["schemas"]["Text"];
            /** @description The date of `at` at the branch. */
            date: components["schemas"]["PlainDate"] | null;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ConflictKind"];
            /**
             * @description Null for a booking.
             * @enum {string|null}
             */
            method: "delivery" | "pickup" | "dine-in" | null;
            number: components["schemas"]["Label"];
            phone_no: components["schemas"]["Phone"] | null;
            reason: components["schemas"]["ConflictReason"];
            /** @description Null for an order. */
            seats: number | null;
            /** @enum {string} */
            status: "PENDING" | "PREPARING" | "READY" | "APPROVED";
        };
        /** @description By time; those without a time first. */
        HoursConflicts: components["schemas"]["HoursConflict"][];
        HoursDay: {
            date: components["schemas"]["PlainDate"];
            /** @description Null without a name. */
            name: components["schemas"]["DayName"] | null;
            periods: components["schemas"]["DayPeriods"];
            version: components["schemas"]["HoursVersion"];
        };
        HoursPreview: {
            conflicts: components["schemas"]["HoursConflicts"];
        };
        HoursRequest: {
            branch_id: components["schemas"]["Id"];
        };
        /** @description Changes with the values. */
        HoursVersion: string;
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
        /** @description Null for all. */
        IdFilter: components["schemas"]["Id"] | null;
        /**
         * Format: date-time
         * @description ISO 8601 with an offset.
         */
        Instant: string;
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
        Invitation: {
            /** @description Shown once. The person enters it and chooses a password and a PIN. */
            code: components["schemas"]["InvitationCode"];
            expires_at: components["schemas"]["Instant"];
            staff_id: components["schemas"]["Id"];
        };
        /** @description Twelve letters and digits that a manager gives to the person, with or without dashes. */
        InvitationCode: string;
        InvitationInvalid: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "INVITATION_INVALID";
        };
        InvitationRequest: {
            code: components["schemas"]["InvitationCode"];
            password: components["schemas"]["StaffPassword"];
            pin: components["schemas"]["Pin"];
        };
        InviteStaffRequest: {
            branch_ids: components["schemas"]["BranchIds"];
            email: components["schemas"]["NullableStaffEmail"];
            name: components["schemas"]["PersonName"];
            /** @description Signs in with it; null if the person has an e-mail address or only a PIN. */
            phone_no: components["schemas"]["MobileInput"] | null;
            role: components["schemas"]["StaffRole"];
        };
        /** @description True if staff have set it; false if it comes from the files of the menu. */
        IsOwn: boolean;
        /**
         * @description A choice of a dish is a `variation`, a choice of a hot deal a `hot_deal_variation`.
         * @enum {string}
         */
        ItemKind: "dish" | "variation" | "package" | "hot_deal" | "hot_deal_variation";
        ItemReference: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ItemKind"];
        };
        ItemSales: {
            amount: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "dish" | "package";
            name: components["schemas"]["Label"];
            qty: components["schemas"]["ReportCount"];
        };
        /** @enum {string} */
        ItemType: "dish" | "package" | "hot_deal";
        JoinCodeRequest: {
            branch_id: components["schemas"]["Id"];
            phone_no: components["schemas"]["MobileInput"];
        };
        JoinMemberRequest: {
            branch_id: components["schemas"]["Id"];
            /**
             * @description The person is 18 or older and agrees to the terms, as the staff has asked.
             * @constant
             */
            has_agreed: true;
            otp_code: components["schemas"]["GivenOtp"];
            phone_no: components["schemas"]["MobileInput"];
        };
        /** @description Kilometres, to one decimal. */
        Kilometres: number;
        KindRefunds: {
            amount: components["schemas"]["Money"];
            count: number;
            kind: components["schemas"]["RefundKind"];
        };
        /** @description A short text in the requested language. */
        Label: string;
        LastOwner: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "LAST_OWNER";
        };
        /** @description Sales after the close of the day before, on that business day. */
        LateSales: {
            amount: components["schemas"]["Money"];
            business_day: components["schemas"]["PlainDate"];
            order_count: number;
        };
        /** @description Decimal degrees from -90 to 90 as a string, such as "3.139003". */
        Latitude: string;
        LeasedPrintJob: {
            /** @description ESC/POS commands for 80 mm paper with GB18030 characters, in base64. */
            data: string;
            job: components["schemas"]["PrintJob"];
            lease_ends_at: components["schemas"]["Instant"];
        };
        LeaseRequest: {
            printer_id: components["schemas"]["Id"];
        };
        LimitExceeded: {
            data: components["schemas"]["LimitExceededData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "LIMIT_EXCEEDED";
        };
        LimitExceededData: {
            /** @description Their sum so far. */
            amount: components["schemas"]["Price"];
            /** @description Cash top-ups of the member on this business day so far. */
            count: number;
            /** @description Their sum that needs no manager. */
            max_amount: components["schemas"]["Price"];
            /** @description Cash top-ups per member and business day that need no manager. */
            max_count: number;
        };
        LineAmount: {
            /** @description What the line has cost the customer: its share of the paid amount without the delivery fee, after discounts, service charge, tax and rounding. */
            amount: components["schemas"]["Price"];
            is_refunded: boolean;
            line_id: components["schemas"]["LineId"];
        };
        /** @description A dish inside a package. */
        LineDish: {
            choices: components["schemas"]["Choices"];
            dish_id: components["schemas"]["Id"];
            name: components["schemas"]["Label"];
            qty: components["schemas"]["LineQty"];
        };
        /** @description A separate dish or a package of the order. */
        LineId: string;
        LineQty: number;
        "LineQty-2": number;
        LineRefunded: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "LINE_REFUNDED";
        };
        /** @description Minutes without a touch after which a device locks. */
        LockMinutes: number;
        /** @description Decimal degrees from -180 to 180 as a string, such as "101.686855". */
        Longitude: string;
        /** @description A member as the counter sees it. It identifies and permits no spending. */
        MemberCard: {
            /** @description Cash top-ups of this business day in this branch, latest first. */
            cash_top_ups: components["schemas"]["CashTopUp"][];
            /** @description Null if the member has given no name. */
            first_name: components["schemas"]["PersonName"] | null;
            id: components["schemas"]["Id"];
            /** @description True if it is the record of the person who reads it, who may not change it. */
            is_own: boolean;
            joined_on: components["schemas"]["PlainDate"];
            points: components["schemas"]["Points"];
            tier: components["schemas"]["MemberTier"];
            /** @description Vouchers that are not used and not expired, those that fit first. */
            vouchers: components["schemas"]["MemberVoucher"][];
            wallet: components["schemas"]["Price"];
        };
        MemberNotFound: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "MEMBER_NOT_FOUND";
        };
        MemberRequired: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "MEMBER_REQUIRED";
        };
        MemberTier: {
            /** @description The discount of the tier. It applies unless is_frozen. */
            discount_percent: components["schemas"]["Percent"];
            /** @description True while the wallet holds less than RM 10.00. */
            is_frozen: boolean;
            level_id: number;
            level_name: components["schemas"]["Label"];
        };
        /** @description Except for `active`, figures of the company, which are null for a part of its branches. */
        MemberTotals: {
            /** @description Members who ordered at the branches. */
            active: components["schemas"]["ReportCount"];
            joined: components["schemas"]["ReportCount"] | null;
            points_earned: components["schemas"]["ReportCount"] | null;
            points_spent: components["schemas"]["ReportCount"] | null;
            top_up_amount: components["schemas"]["Money"] | null;
            top_up_count: components["schemas"]["ReportCount"] | null;
        };
        MemberVoucher: {
            end_date: components["schemas"]["PlainDate"];
            /** @description Whether the branch can take it now, without regard to the bill. */
            fit: components["schemas"]["VoucherFit"];
            id: components["schemas"]["Id"];
            min_purchase: components["schemas"]["Price"];
            name: components["schemas"]["Label"];
            number: components["schemas"]["VoucherTxId"];
            start_date: components["schemas"]["PlainDate"];
            /** @description Additional terms; empty for none. */
            text: components["schemas"]["Text"];
            /**
             * @description dine_in: only in the branch. both: also in the app. other: only in the app.
             * @enum {string}
             */
            use_type: "dine_in" | "both" | "other";
        };
        /** @description A sentence for readers of logs. The app shows customers its own text for the msgCode. */
        Message: string;
        MethodSales: {
            amount: components["schemas"]["Money"];
            method: components["schemas"]["SalesMethod"];
            order_count: number;
        };
        MethodTotals: {
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            method: "delivery" | "pickup" | "dine-in";
            order_count: components["schemas"]["ReportCount"];
        };
        /** @description A Malaysian mobile number as people write it, 01X-XXXXXXX, 60… or +60…, with spaces, dashes, dots or brackets, also in the full-width digits of Chinese keyboards. A number outside the numbering plan returns INVALID_PHONE_NO. 011 and 015 have 8 digits after the prefix, the other prefixes 7. */
        MobileInput: string;
        /**
         * Format: money
         * @description An amount in the company's currency with two decimals, such as "12.50"; may be negative.
         */
        Money: MoneyString;
        MoveBookingRequest: {
            date: components["schemas"]["PlainDate"];
            minutes: components["schemas"]["BookingMinutes"];
            number_of_seats: components["schemas"]["PartySize"];
            revision: components["schemas"]["Revision"];
            /** @description On a quarter of an hour, not in the past, at most a year ahead. */
            time: components["schemas"]["HourMinute"];
        };
        /** @description The known place nearest to a position. */
        NearestPlace: {
            distance: components["schemas"]["Kilometres"];
            kind: components["schemas"]["PlaceKind"];
            name: components["schemas"]["Label"];
        };
        NewBillItem: {
            item_id: components["schemas"]["Id"];
            item_type: components["schemas"]["ItemType"];
            /** @constant */
            kind: "item";
            qty: components["schemas"]["LineQty-2"];
            variation: components["schemas"]["SelectionList"];
        };
        NewOpenAmount: {
            /** @description RM 0.01 to RM 99,999.99, including SST. */
            amount: components["schemas"]["Price"];
            /** @constant */
            kind: "open_amount";
            /** @description What it is, on the receipt. One line. */
            name: components["schemas"]["PersonName"];
        };
        NewPrinter: {
            /** @description Path of the address to enter in the printer's settings, after the host of the company. Null for usb. The server cannot show it again. */
            path: components["schemas"]["PrinterPath"] | null;
            printer: components["schemas"]["Printer"];
        };
        NewRefundPart: {
            amount: components["schemas"]["Price"];
            payment_id: components["schemas"]["Id"];
        };
        /** @description Null on the last page. */
        Next: components["schemas"]["EventId"] | null;
        NoPrinter: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "NO_PRINTER";
        };
        NoSeatsLeft: {
            data: components["schemas"]["NoSeatsLeftData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "NO_SEATS_LEFT";
        };
        NoSeatsLeftData: {
            free: components["schemas"]["SeatCount"];
        };
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
        NoticeChange: {
            /** @description Null returns to the files of the menu. */
            minutes: components["schemas"]["NoticeMinutes"] | null;
            version: components["schemas"]["HoursVersion"];
        };
        /** @description Minutes between a booking and the arrival of its party, at least. */
        NoticeMinutes: number;
        NullableBookingRejection: components["schemas"]["BookingRejection"] | null;
        NullableId: components["schemas"]["Id"] | null;
        NullableInstant: components["schemas"]["Instant"] | null;
        /** @description A note of several lines from the guest to the branch. Stored as null if it has no visible character. */
        NullableNote: string | null;
        /**
         * @description Occasion of a visit; null if the guest chose none.
         * @enum {string|null}
         */
        NullableOccasion: "birthday" | "anniversary" | "business" | "other" | null;
        /** @description Null if portions are not counted. */
        NullablePortionCount: components["schemas"]["PortionCount"] | null;
        NullablePrintError: components["schemas"]["PrintError"] | null;
        /** @description Null until the bill is paid. */
        NullableReceiptNumber: components["schemas"]["ReceiptNumber"] | null;
        /** @description Null if the bill is not split. */
        NullableShareNumber: components["schemas"]["ShareNumber"] | null;
        /** @description Null unless the state is failed. */
        NullableSpendingFailure: components["schemas"]["SpendingFailure"] | null;
        NullableStaffEmail: components["schemas"]["Email"] | null;
        NullableStaffPhone: components["schemas"]["Phone"] | null;
        /** @description Null for a bill without a table. */
        NullableTableNo: components["schemas"]["TableNo"] | null;
        /** @description Number on the slip of the card terminal; null for none. */
        NullableTerminalReference: components["schemas"]["TerminalReference"] | null;
        /** @description Largest party whose booking is approved automatically; null approves all by hand. */
        NullableUpTo: number | null;
        /** @description Number of an order or a booking, in capital or small letters. Null for all. */
        NumberFilter: string | null;
        /** @constant */
        Ok: "OK";
        /** @description A six-digit code of an authenticator app. */
        OneTimeCode: string;
        OpenBillRequest: {
            branch_id: components["schemas"]["Id"];
            table_no: components["schemas"]["NullableTableNo"];
        };
        OpenDay: {
            business_day: components["schemas"]["PlainDate"];
            drawers: components["schemas"]["OpenDrawer"][];
            figures: components["schemas"]["DayFigures"];
            /** @description End of the close before; null for the first close of the branch. */
            from: components["schemas"]["NullableInstant"];
            is_over: boolean;
            /** @description False for a day before another one that is not closed. Its drawers need not be counted. */
            must_count: boolean;
            /** @description End of the business day. A close before it ends at the close. */
            to: components["schemas"]["Instant"];
        };
        OpenDrawer: {
            /** @description Cash that came in less cash that went out. */
            cash: components["schemas"]["Money"];
            expected: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            name: components["schemas"]["DrawerName"];
            /** @description What the close before left in it. */
            opening: components["schemas"]["Money"];
        };
        /** @description Null for every action. */
        OperationFilter: components["schemas"]["EventOperation"] | null;
        OptionalLine: components["schemas"]["VisibleLine"] | null;
        OptionalName: components["schemas"]["PersonName"] | null;
        OptionalText: string | null;
        OrderMoved: {
            data: components["schemas"]["OrderMovedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "ORDER_MOVED";
        };
        OrderMovedData: {
            status: components["schemas"]["OrderStatus"];
        };
        OrderNumber: string;
        OrderQuarter: {
            is_full: boolean;
            /** @description Orders whose food is due in it. */
            taken: number;
            /** @description Start of the quarter of an hour. */
            time: components["schemas"]["Instant"];
        };
        /** @description Maximum orders whose food is due in one quarter of an hour, deliveries included; null for no maximum. */
        OrdersPerQuarter: number | null;
        /**
         * @description Clients show an unknown status unchanged. PENDING waits for the branch to accept the paid order. NOT_COLLECTED is a pickup order that nobody fetched.
         * @enum {string}
         */
        OrderStatus: "MAKING PAYMENT" | "PENDING" | "PREPARING" | "READY" | "DELIVERING" | "COMPLETED" | "CANCELLED" | "NOT_COLLECTED";
        /** @description All other dishes and packages. */
        OtherItems: {
            amount: components["schemas"]["Money"];
            /** @description Number of dishes and packages. */
            count: components["schemas"]["ReportCount"];
            qty: components["schemas"]["ReportCount"];
        };
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
        OtpSent: {
            /** @description When this code expires. */
            expires_at: components["schemas"]["Instant"];
            /** @description When the client can request another code. */
            resend_at: components["schemas"]["Instant"];
        };
        Overpaid: {
            data: components["schemas"]["OverpaidData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "OVERPAID";
        };
        OverpaidData: {
            left: components["schemas"]["Price"];
        };
        OwnMemberRecord: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "OWN_MEMBER_RECORD";
        };
        OwnRider: {
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["MobileInput"];
        };
        PairDeviceRequest: {
            branch_id: components["schemas"]["Id"];
            name: components["schemas"]["DeviceName"];
        };
        /** @description Number of people in the party. */
        PartySize: number;
        PasswordTooCommon: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PASSWORD_TOO_COMMON";
        };
        Pause: {
            method: components["schemas"]["PausedMethod"];
            until: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        PausedMethod: "delivery" | "pickup" | "reservation";
        PauseRequest: {
            branch_id: components["schemas"]["Id"];
            method: components["schemas"]["PausedMethod"];
            /** @description Null ends the pause. At most 24 hours from now. */
            until: components["schemas"]["NullableInstant"];
        };
        PayBillRequest: {
            /** @description What the person saw as left to pay, before rounding; of the share if the bill is split. On Family Day for a wallet that pays all, the total of the Family Day offer. Another amount returns BILL_CHANGED. */
            left: components["schemas"]["Price"];
            payment: components["schemas"]["CashPayment"] | components["schemas"]["CardPayment"] | components["schemas"]["WalletPayment"];
            share: components["schemas"]["NullableShareNumber"];
        };
        /** @description The one-time code that the member's phone shows under the QR code. */
        PaymentCode: string;
        PaymentCodesLocked: {
            data: components["schemas"]["RetryData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PAYMENT_CODES_LOCKED";
        };
        PaymentCodeWrong: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PAYMENT_CODE_WRONG";
        };
        /**
         * @description card: by the card terminal of the branch, recorded here.
         * @enum {string}
         */
        PaymentMethod: "wallet" | "card" | "cash";
        PaymentRefunds: {
            amount: components["schemas"]["Money"];
            count: number;
            /**
             * @description terminal, cash and wallet: of bills. online: by the payment provider. other: staff paid another way.
             * @enum {string}
             */
            payment: "online" | "terminal" | "cash" | "wallet" | "other";
        };
        PaymentSales: {
            amount: components["schemas"]["Money"];
            order_count: number;
            payment: components["schemas"]["SalesPayment"];
        };
        PaymentTotals: {
            amount: components["schemas"]["Money"];
            order_count: components["schemas"]["ReportCount"];
            /**
             * @description `card` and `fpx`: paid online. `terminal`, `cash` and `wallet`: paid at the counter. `other`: the provider has not reported the method. `none`: nothing was due.
             * @enum {string}
             */
            payment: "card" | "fpx" | "terminal" | "cash" | "wallet" | "other" | "none";
        };
        Percent: number;
        PersonFigures: {
            /** @description Actions of others that the person approved. */
            approvals: number;
            /** @description Null for refunds by the server itself. */
            name: components["schemas"]["PersonName"] | null;
            payment_amount: components["schemas"]["Money"];
            /** @description Payments of dine-in bills that the person took, of the bills that were paid in the period. */
            payment_count: number;
            refund_amount: components["schemas"]["Money"];
            refund_count: number;
            rejections: number;
            /** @description Payments that the person removed from open bills. */
            removed_payment_count: number;
            /** @description Orders moved on. */
            steps: number;
            /** @description Cash top-ups less those that the person returned. */
            top_up_amount: components["schemas"]["Money"];
            /** @description Cash top-ups. */
            top_up_count: number;
            /** @description Bills that the person made void. */
            void_count: number;
        };
        /** @description A person's name, with the format of VisibleLine. */
        PersonName: string;
        /** @description A person who can sign in on the device with a PIN. */
        PersonOfDevice: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            /** @enum {integer} */
            pin_digits: 4 | 6;
            /** @description Too many wrong PINs in this branch. A manager unlocks it. */
            pin_locked: boolean;
            role: components["schemas"]["StaffRole"];
        };
        /** @description A phone number in the server's format. */
        Phone: string;
        PhoneNoRegistered: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PHONE_NO_REGISTERED";
        };
        PictureRejected: {
            data: components["schemas"]["PictureRejectedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PICTURE_REJECTED";
        };
        PictureRejectedData: {
            /** @description The problem and its remedy, in the language of the request. */
            message: string;
            /** @enum {string} */
            reason: "heic" | "damaged" | "not_a_picture" | "too_many_pixels" | "drawing" | "crop";
        };
        PictureUpload: {
            /** @description Part of the oriented picture in pixels, as left, top, width and height, such as `0,120,1600,1200`. The default is the entire picture. */
            crop?: string;
            /** @description Name for the stored file. The default is the name of the picture. */
            name?: string;
            /** @description A JPEG, PNG, WebP, AVIF or GIF picture of at most 25 MB and 120 megapixels. The first frame of an animation is used. */
            picture: Blob;
            /**
             * @description A logo may be an SVG drawing of at most 30 kB without scripts. The default is `picture`.
             * @enum {string}
             */
            purpose?: "picture" | "logo";
        };
        /** @description Four digits for the kitchen, six for everyone else. */
        Pin: string;
        PinLocked: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PIN_LOCKED";
        };
        PinSignInRequest: {
            pin: components["schemas"]["Pin"];
            staff_id: components["schemas"]["Id"];
        };
        PinTooSimple: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PIN_TOO_SIMPLE";
        };
        /** @description Size of the stored picture; null for a drawing. */
        Pixels: number | null;
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
        /** @description Opaque, except for the id of a position, which clients can construct: `at_<latitude>_<longitude>`, both in millionths of a degree as integers. Clients must not parse other ids. */
        PlaceId: string;
        /**
         * @description Kind of place. A position, an address, a landmark and a station are points. The coordinates of a street, an area, a town, a postcode and a state are its centre.
         * @enum {string}
         */
        PlaceKind: "position" | "address" | "street" | "landmark" | "station" | "area" | "town" | "postcode" | "state";
        /** @description Best match first. For an empty query, the position comes first, then places near it. */
        PlaceList: components["schemas"]["FoundPlace"][];
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
        PointOffer: {
            amount: components["schemas"]["Price"];
            points: components["schemas"]["Points"];
        };
        Points: number;
        PortionCount: number;
        PortionsChanged: {
            data: components["schemas"]["PortionsChangedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "PORTIONS_CHANGED";
        };
        PortionsChangedData: {
            left: components["schemas"]["NullablePortionCount"];
        };
        PortionsRequest: {
            branch_id: components["schemas"]["Id"];
            dish_id: components["schemas"]["Id"];
            /** @description What is left now; null stops counting. */
            left: components["schemas"]["NullablePortionCount"];
            /** @description The number that the person saw. */
            seen: components["schemas"]["NullablePortionCount"];
        };
        Postcode: string;
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
        Printer: {
            /** @description The last failure; null once a job was printed. */
            error: components["schemas"]["NullablePrintError"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PrinterKind"];
            language: components["schemas"]["PrintLanguage"];
            name: components["schemas"]["PrinterName"];
            /** @description Whether it prints the kitchen tickets of accepted orders. */
            prints_kitchen: boolean;
            prints_receipts: boolean;
            /** @description Last request of the printer or of its tablet, to the minute; null before the first. */
            seen_at: components["schemas"]["NullableInstant"];
        };
        /**
         * @description usb: a tablet prints by cable. star_cloudprnt and epson_sdp: the printer fetches its jobs by Star CloudPRNT or Epson Server Direct Print.
         * @enum {string}
         */
        PrinterKind: "usb" | "star_cloudprnt" | "epson_sdp";
        PrinterList: components["schemas"]["Printer"][];
        /** @description A printer's name in its branch, such as "Kitchen", with the format of VisibleLine. */
        PrinterName: string;
        PrinterPath: string;
        /**
         * @description OFFLINE: not reachable. PAPER: out of paper. COVER: the cover is open. DISCONNECTED: the cable was removed. REJECTED: the printer did not accept the job. ORDER_OVER: the order was over before the ticket was printed. PRINTER_REMOVED: its printer was removed. OTHER: any other failure.
         * @enum {string}
         */
        PrintError: "OFFLINE" | "PAPER" | "COVER" | "DISCONNECTED" | "REJECTED" | "ORDER_OVER" | "PRINTER_REMOVED" | "OTHER";
        PrintJob: {
            changed_at: components["schemas"]["Instant"];
            created_at: components["schemas"]["Instant"];
            /** @description Null unless it has failed. */
            error: components["schemas"]["NullablePrintError"];
            id: components["schemas"]["PrintJobId"];
            /** @description Whether it says DUPLICATE. */
            is_duplicate: boolean;
            /** @enum {string} */
            kind: "kitchen" | "receipt" | "test";
            /** @description Null for a test page. */
            order_id: components["schemas"]["Id"] | null;
            /** @description Null for a test page. */
            order_number: components["schemas"]["OrderNumber"] | null;
            /** @description Null until a printer of the branch takes the job. */
            printer_id: components["schemas"]["Id"] | null;
            printer_name: components["schemas"]["PrinterName"] | null;
            /** @description Refund of a bill whose receipt it prints; null for other jobs. */
            refund_id: components["schemas"]["RefundId"] | null;
            state: components["schemas"]["PrintJobState"];
        };
        PrintJobId: string;
        PrintJobList: components["schemas"]["PrintJob"][];
        /**
         * @description queued: waits for a printer. leased: a printer or tablet has the bytes. printed, failed: as reported. unconfirmed: the lease ended without a report, so it may be printed.
         * @enum {string}
         */
        PrintJobState: "queued" | "leased" | "printed" | "failed" | "unconfirmed";
        /**
         * @description What of an order is printed.
         * @enum {string}
         */
        PrintKind: "kitchen" | "receipt";
        /**
         * @description Language of the headings. Kitchen tickets have the names of dishes in both.
         * @enum {string}
         */
        PrintLanguage: "en" | "zh_CN";
        PrintOrderRequest: {
            kind: components["schemas"]["PrintKind"];
            /** @description Null for any printer of the branch that prints this kind. */
            printer_id: components["schemas"]["Id"] | null;
            /** @description Refund of a bill, for its receipt. Null or absent for the receipt of the order itself. */
            refund_id?: components["schemas"]["RefundId"] | null;
        };
        /** @description Counts the published versions of the company, from 1. */
        PublishedNumber: number;
        PublishedVersion: {
            at: components["schemas"]["Instant"];
            /** @description Null if it was imported from files. */
            by: components["schemas"]["PersonName"] | null;
            /** @description Changed entries. */
            changes: number;
            number: components["schemas"]["PublishedNumber"];
        };
        PublishedVersions: {
            versions: components["schemas"]["PublishedVersion"][];
        };
        ReadyTimeRequest: {
            add_minutes: number;
        };
        /** @description 1, 2, 3 … in each branch, without gaps, for bills and their refunds. */
        ReceiptNumber: number;
        RefundBillRequest: {
            /** @description The drawer that cash comes out of. Null for the only drawer of the branch, or without a cash part. */
            drawer_id: components["schemas"]["Id"] | null;
            /** @description What goes back for each payment. Wallet payments go back to the wallet, cash comes out of the drawer in steps of 5 sen, and the person refunds card payments at the terminal. */
            parts: components["schemas"]["NewRefundPart"][];
            reason: components["schemas"]["StaffRefundReason"];
            /** @description Required for the reason OTHER. */
            text: components["schemas"]["OptionalLine"];
        };
        RefundExceedsPayment: {
            data: components["schemas"]["RefundExceedsPaymentData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "REFUND_EXCEEDS_PAYMENT";
        };
        RefundExceedsPaymentData: {
            refundable: components["schemas"]["Price"];
        };
        /** @description Refunds that succeeded in the period. A failed one does not count. */
        RefundFigures: {
            /** @description Refunds less those that a bank sent back. */
            amount: components["schemas"]["Money"];
            by_kind: components["schemas"]["KindRefunds"][];
            /** @description A refund of a bill that went back in several ways counts once in each of them. Empty for closes of earlier versions. */
            by_payment: components["schemas"]["PaymentRefunds"][];
            count: number;
        };
        RefundId: string;
        /**
         * @description refunded: to where the money came from. settled: staff paid another way. provider and dispute: by the payment provider itself. returned: a bank sent a refund back, so its amount is negative.
         * @enum {string}
         */
        RefundKind: "refunded" | "settled" | "provider" | "dispute" | "returned";
        RefundNotFailed: {
            data: components["schemas"]["RefundNotFailedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "REFUND_NOT_FAILED";
        };
        RefundNotFailedData: {
            state: components["schemas"]["RefundState"];
        };
        RefundPart: {
            amount: components["schemas"]["Price"];
            method: components["schemas"]["PaymentMethod"];
            payment_id: components["schemas"]["Id"];
        };
        /**
         * @description REJECTED: the order was rejected. UNAVAILABLE: lines could not be made.
         * @enum {string}
         */
        RefundReason: "REJECTED" | "UNAVAILABLE" | "MISSING_ITEM" | "WRONG_ITEM" | "QUALITY" | "LATE" | "OVERCHARGED" | "GOODWILL" | "OTHER";
        /** @description Either an amount, or lines, or neither for all that is left. */
        RefundRequest: {
            /** @description Null for lines or all that is left. */
            amount: components["schemas"]["Price"] | null;
            /** @description Lines to refund with their share of discounts and charges; empty for an amount or all that is left. */
            line_ids: components["schemas"]["ChosenLines"];
            reason: components["schemas"]["StaffRefundReason"];
            /** @description For the record, not for the customer; required with OTHER. */
            text: components["schemas"]["OptionalLine"];
        };
        /**
         * @description due and refunding: on its way. failed: the provider or the bank rejected it, and a manager retries or settles it. settled: the customer was paid another way.
         * @enum {string}
         */
        RefundState: "due" | "refunding" | "refunded" | "failed" | "settled";
        /**
         * @description FAILED: the bank rejected the refund, and the restaurant handles it.
         * @enum {string}
         */
        RefundStatus: "UNDER_WAY" | "DONE" | "FAILED";
        RejectBookingRequest: {
            reason: components["schemas"]["BookingRejectReason"];
            revision: components["schemas"]["Revision"];
            /** @description Needed for OTHER, otherwise null. */
            text: components["schemas"]["VisibleLine"] | null;
        };
        /** @enum {string} */
        RejectReason: "SOLD_OUT" | "CLOSED" | "CUSTOMER_CALLED" | "TOO_BUSY" | "CANNOT_DO_REMARK" | "DELIVERY_FAILED" | "OTHER";
        RejectRequest: {
            /** @description As in StepRequest. */
            from: components["schemas"]["BoardStatus"];
            reason: components["schemas"]["RejectReason"];
            /** @description With SOLD_OUT, the lines whose dishes become sold out in the branch; otherwise empty. */
            sold_out_line_ids: components["schemas"]["LineId"][];
            /** @description For the customer; required with OTHER, otherwise null. */
            text: components["schemas"]["VisibleLine"] | null;
        };
        RemoveBillPaymentRequest: {
            payment_id: components["schemas"]["Id"];
            reason: components["schemas"]["VisibleLine"];
        };
        RemoveSetUpFileRequest: {
            kind: components["schemas"]["SetUpFileKind"];
        };
        ReportCount: number;
        ReportDay: components["schemas"]["PlainDate"] | null;
        ReportFigures: {
            /** @description Sales of an order; 0.00 without orders. */
            average: components["schemas"]["Money"];
            delivery_fees: components["schemas"]["Money"];
            /** @description Of tiers and points. */
            discounts: components["schemas"]["Money"];
            /** @description Dishes and packages before discounts. */
            gross: components["schemas"]["Money"];
            /** @description Sales less refunds. */
            net: components["schemas"]["Money"];
            order_count: components["schemas"]["ReportCount"];
            refund_count: components["schemas"]["ReportCount"];
            /** @description Less those that came back. */
            refunds: components["schemas"]["Money"];
            rounding: components["schemas"]["Money"];
            /** @description What customers paid. Gross less discounts and vouchers, plus the other amounts. */
            sales: components["schemas"]["Money"];
            service_charge: components["schemas"]["Money"];
            /** @description Contained in the sales. */
            tax: components["schemas"]["Money"];
            vouchers: components["schemas"]["Money"];
        };
        /**
         * @description Days up to the current business day, except for `yesterday` and `last_month`.
         * @enum {string}
         */
        ReportRange: "today" | "yesterday" | "last_7_days" | "this_month" | "last_month";
        ReservationNumber: string;
        /**
         * @description The customer sets CANCELLED; the branch sets REJECTED and NO_SHOW. Clients show an unknown status unchanged.
         * @enum {string}
         */
        ReservationStatus: "PENDING" | "APPROVED" | "CANCELLED" | "REJECTED" | "NO_SHOW" | "COMPLETED";
        RestaurantExport: {
            files: components["schemas"]["ExportedFile"][];
            /** @description Name for the folder. */
            name: string;
            pictures: components["schemas"]["ExportedPicture"][];
        };
        RestoreRequest: {
            number: components["schemas"]["PublishedNumber"];
            version: components["schemas"]["DraftVersion"];
        };
        RetryData: {
            /** @description The server rejects requests before this time. */
            retry_at: components["schemas"]["Instant"];
        };
        ReturnCashTopUpRequest: {
            branch_id: components["schemas"]["Id"];
            /** @description Why it is returned, for the record of actions. */
            reason: components["schemas"]["VisibleLine"];
        };
        Revision: number;
        /** @description Orders that were paid in the period. */
        SalesFigures: {
            by_method: components["schemas"]["MethodSales"][];
            /** @description A bill that was paid in several ways counts once in each of them, so that the counts can add up to more than the orders. */
            by_payment: components["schemas"]["PaymentSales"][];
            delivery_fee: components["schemas"]["Money"];
            order_count: number;
            point_discount: components["schemas"]["Money"];
            rounding: components["schemas"]["Money"];
            service_charge: components["schemas"]["Money"];
            subtotal: components["schemas"]["Money"];
            /** @description Service tax that the total contains. */
            tax: components["schemas"]["Money"];
            tier_discount: components["schemas"]["Money"];
            /** @description What customers paid. */
            total: components["schemas"]["Money"];
            voucher_count: number;
            voucher_discount: components["schemas"]["Money"];
        };
        /** @enum {string} */
        SalesMethod: "delivery" | "pickup" | "dine-in";
        /**
         * @description card and fpx: paid online. terminal, cash and wallet: paid at the counter. other: the provider has not reported the method. none: nothing was due.
         * @enum {string}
         */
        SalesPayment: "card" | "fpx" | "terminal" | "cash" | "wallet" | "other" | "none";
        /** @description Of a range of days, and of the same number of days before it. */
        SalesReport: {
            bookings: components["schemas"]["BookingTotals"];
            /** @description Branches of the report, in the order of the company. */
            branches: components["schemas"]["BranchSales"][];
            /** @description Every day of the range. */
            by_day: components["schemas"]["DaySales"][];
            /** @description Hours of the clock with sales, from the start of the business day. */
            by_hour: components["schemas"]["HourSales"][];
            by_method: components["schemas"]["MethodTotals"][];
            /** @description A bill that was paid in several ways counts once in each of them. */
            by_payment: components["schemas"]["PaymentTotals"][];
            figures: components["schemas"]["ReportFigures"];
            first_day: components["schemas"]["PlainDate"];
            /** @description Dishes and packages with the highest amounts. */
            items: components["schemas"]["ItemSales"][];
            last_day: components["schemas"]["PlainDate"];
            members: components["schemas"]["MemberTotals"];
            other_items: components["schemas"]["OtherItems"];
            previous: components["schemas"]["ReportFigures"];
            previous_bookings: components["schemas"]["BookingTotals"];
            previous_first_day: components["schemas"]["PlainDate"];
            previous_last_day: components["schemas"]["PlainDate"];
            previous_members: components["schemas"]["MemberTotals"];
            /** @description The current business day. */
            today: components["schemas"]["PlainDate"];
        };
        SalesReportRequest: {
            /** @description Null for all branches of the person. */
            branch_ids: components["schemas"]["Id"][] | null;
            first_day: components["schemas"]["ReportDay"];
            last_day: components["schemas"]["ReportDay"];
            /** @description Null for the range from `first_day` to `last_day`, which are null otherwise. */
            range: components["schemas"]["ReportRange"] | null;
        };
        SearchRequest: {
            branch_id: components["schemas"]["Id"];
            /** @description Part of the order number or of the customer's name, or the last four digits of the phone number. */
            query: string;
        };
        SearchResult: {
            /** @description Whether more orders match. */
            has_more: boolean;
            /** @description Newest first. */
            orders: components["schemas"]["BoardOrder"][];
        };
        /** @description Two lines for the search of a menu: the name in the other language, and the pinyin of the Chinese name without tones, with a space between syllables. Only in lists, and only for an item with a Chinese name. */
        SearchWords: string;
        SeatBlock: {
            end_time: components["schemas"]["HourMinute"];
            ends_at: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            reason: components["schemas"]["BlockReason"];
            /** @description Null blocks all seats. */
            seats: components["schemas"]["BlockedSeats"] | null;
            starts_at: components["schemas"]["Instant"];
            time: components["schemas"]["HourMinute"];
        };
        SeatCount: number;
        /** @description A quarter of an hour. `capacity` is what is left of the seats of the day after blocks. */
        SeatQuarter: {
            blocked: components["schemas"]["SeatCount"];
            capacity: components["schemas"]["SeatCount"];
            free: components["schemas"]["SeatCount"];
            /** @description More seats are taken than there are. Such a quarter takes no more bookings. */
            is_over: boolean;
            starts_at: components["schemas"]["Instant"];
            taken: number;
            time: components["schemas"]["HourMinute"];
        };
        SeatsBooked: {
            data: components["schemas"]["SeatsBookedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SEATS_BOOKED";
        };
        SeatsBookedData: {
            bookings: components["schemas"]["BookingShort"][];
        };
        SecondFactorRequest: {
            code: components["schemas"]["OneTimeCode"];
        };
        SecondFactorRequired: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SECOND_FACTOR_REQUIRED";
        };
        SecondFactorSetup: {
            /** @description Base32, to type into an authenticator app. */
            secret: string;
            /** @description The otpauth address to show as a QR code. */
            url: string;
        };
        SecondFactorWrong: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SECOND_FACTOR_WRONG";
        };
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
        /** @description File name with a hash of the content, such as `iced-kopi.0a1b2c3d4e.avif`. */
        ServedPicture: string;
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
        Session: {
            company_name: components["schemas"]["Label"];
            /** @description The paired device; null on other devices, and after it was revoked. */
            device: components["schemas"]["SessionDevice"] | null;
            /** @description The server's time. Clients count from it, because a tablet's clock may be wrong. */
            now: components["schemas"]["Instant"];
            /** @description Staff of the device's branch, by name. Empty without a paired device. */
            people: components["schemas"]["PersonOfDevice"][];
            /** @description The signed-in person; null if the device is locked or nobody has signed in. */
            person: components["schemas"]["SessionPerson"] | null;
            /** @description IANA time zone of all times at the counter. */
            time_zone: string;
        };
        SessionBranch: {
            branch_name: components["schemas"]["Label"];
            id: components["schemas"]["Id"];
        };
        SessionDevice: {
            branch: components["schemas"]["SessionBranch"];
            id: components["schemas"]["Id"];
            lock_minutes: components["schemas"]["LockMinutes"];
            name: components["schemas"]["DeviceName"];
        };
        SessionPerson: {
            /** @description The branches in which the person works now. On a paired device, only its branch. */
            branches: components["schemas"]["SessionBranch"][];
            id: components["schemas"]["Id"];
            name: components["schemas"]["PersonName"];
            role: components["schemas"]["StaffRole"];
            /** @description Whether signing in with the password also needs a code of an authenticator app. */
            second_factor: boolean;
        };
        SettleRequest: {
            /**
             * @description retry: request the refund again. paid: the customer was paid another way.
             * @enum {string}
             */
            action: "retry" | "paid";
            /** @description How the customer was paid; required with paid, otherwise null. */
            note: components["schemas"]["OptionalLine"];
        };
        SetUpBranch: {
            city: components["schemas"]["SetUpText"];
            hours: components["schemas"]["Week"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            name: components["schemas"]["SetUpName"];
            postal_code: components["schemas"]["Postcode"];
            state: components["schemas"]["SetUpStateName"];
            street1: components["schemas"]["SetUpText"];
            street2: components["schemas"]["SetUpText"] | null;
        };
        SetUpCategory: {
            dish_count: number;
            name: components["schemas"]["Label"];
        };
        SetUpCell: string;
        SetUpClosed: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SET_UP_CLOSED";
        };
        SetUpColumn: {
            /** @description Field of the menu, such as name or price; null if the column is ignored. */
            field: string | null;
            header: components["schemas"]["SetUpCell"];
        };
        SetUpDetails: {
            branch: components["schemas"]["SetUpBranch"];
            restaurant: components["schemas"]["SetUpRestaurant"];
        };
        /** @enum {string} */
        SetUpField: "subdomain" | "name" | "registration_no" | "sst_registration_no" | "phone" | "email" | "branch_name" | "street1" | "street2" | "postal_code" | "city" | "state" | "position" | "hours" | "login" | "logo" | "menu" | "other";
        SetUpFileInvalid: {
            data: components["schemas"]["SetUpFileInvalidData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SET_UP_FILE_INVALID";
        };
        SetUpFileInvalidData: {
            /** @description The problem and its remedy. */
            message: string;
            /**
             * @description svg: scripts, styles, references or too large.
             * @enum {string}
             */
            reason: "heic" | "svg" | "unreadable" | "not_a_table";
        };
        /** @enum {string} */
        SetUpFileKind: "logo" | "menu";
        /** @description The name of the file on the person's device. */
        SetUpFileName: string;
        SetUpFileRequest: {
            /** @description A logo of at most 10 MB, as a picture or a plain SVG of at most 30 kB. A menu of at most 5 MB, as CSV or XLSX. */
            file: Blob;
            kind: components["schemas"]["SetUpFileKind"];
        };
        SetUpInvalid: {
            data: components["schemas"]["SetUpInvalidData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SET_UP_INVALID";
        };
        SetUpInvalidData: {
            problems: components["schemas"]["SetUpProblem"][];
        };
        SetUpLogo: {
            file_name: components["schemas"]["SetUpFileName"];
        };
        /** @description What the server recognises in the menu file. */
        SetUpMenu: {
            categories: components["schemas"]["SetUpCategory"][];
            /** @description The columns of any other table; empty for a known format. */
            columns: components["schemas"]["SetUpColumn"][];
            /** @description Rows with errors are not in it. */
            dish_count: number;
            error_count: number;
            file_name: components["schemas"]["SetUpFileName"];
            /**
             * @description columns: any other table, with guessed columns.
             * @enum {string}
             */
            format: "claypot" | "loyverse" | "square" | "columns";
            /** @description Row number of the column names. */
            header_row: number;
            /** @description The first problems, errors before warnings, each by row. */
            problems: components["schemas"]["SetUpRowProblem"][];
            warning_count: number;
        };
        /** @description Both texts may be equal. */
        SetUpName: {
            en: components["schemas"]["SetUpText"];
            zh_CN: components["schemas"]["SetUpText"];
        };
        /** @description The first owner, who signs in with phone number or e-mail address. */
        SetUpOwner: {
            /** @description A Malaysian mobile number or an e-mail address. */
            login: string;
            name: components["schemas"]["PersonName"];
            password: components["schemas"]["StaffPassword"];
            /** @description Six digits. */
            pin: components["schemas"]["Pin"];
        };
        /** @description A Malaysian number as people write it, landline or mobile. */
        SetUpPhone: string;
        SetUpPlaceRequest: {
            place_id: components["schemas"]["PlaceId"];
        };
        SetUpPlacesRequest: {
            query: components["schemas"]["SetUpText"];
        };
        SetUpPlan: {
            problems: components["schemas"]["SetUpProblem"][];
        };
        SetUpProblem: {
            field: components["schemas"]["SetUpField"];
            /** @description Details in English; null if the reason says everything. */
            message: string | null;
            /**
             * @description rows: rows of the menu file have errors.
             * @enum {string}
             */
            reason: "empty" | "not_latin" | "format" | "too_long" | "reserved" | "taken" | "invalid" | "rows";
        };
        SetUpRequest: {
            branch: components["schemas"]["SetUpBranch"];
            owner: components["schemas"]["SetUpOwner"];
            restaurant: components["schemas"]["SetUpRestaurant"];
        };
        SetUpRestaurant: {
            /** @description Colour of the app, as `#rrggbb`; null or absent for the one of the logo, else one that follows from the name. */
            brand_color?: string | null;
            email: components["schemas"]["Email"];
            name: components["schemas"]["SetUpName"];
            phone: components["schemas"]["SetUpPhone"];
            /** @description Registration number of the business, printed on receipts. */
            registration_no: components["schemas"]["SetUpText"];
            /** @description Null if the business is not registered for sales and service tax. */
            sst_registration_no: components["schemas"]["SetUpText"] | null;
            /** @description First label of the host name. It can never be changed. */
            subdomain: string;
        };
        SetUpResult: {
            /** @description Scheme and host of the restaurant. */
            origin: components["schemas"]["Url"];
            /** @description Path of the poster with the QR code of the branch. */
            poster: components["schemas"]["Url"];
            subdomain: components["schemas"]["Label"];
        };
        SetUpRowProblem: {
            column: string | null;
            /** @description The problem and its remedy, in English. */
            message: string;
            row: number;
            /**
             * @description A file with an error cannot be used. A warning is a hint.
             * @enum {string}
             */
            severity: "error" | "warning";
        };
        SetUpState: {
            logo: components["schemas"]["SetUpLogo"] | null;
            menu: components["schemas"]["SetUpMenu"] | null;
        };
        /**
         * @description A state or federal territory of Malaysia.
         * @enum {string}
         */
        SetUpStateName: "Johor" | "Kedah" | "Kelantan" | "Melaka" | "Negeri Sembilan" | "Pahang" | "Pulau Pinang" | "Perak" | "Perlis" | "Selangor" | "Terengganu" | "Sabah" | "Sarawak" | "Kuala Lumpur" | "Labuan" | "Putrajaya";
        /** @description One line of at most 120 characters. */
        SetUpText: string;
        /** @description The token that the server prints. */
        SetUpToken: string;
        SetUpTokenInvalid: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SET_UP_TOKEN_INVALID";
        };
        /** @description 1, 2, 3 … of the shares of a split bill. */
        ShareNumber: number;
        SheetApplied: {
            changes: components["schemas"]["SheetChanges"];
            version: components["schemas"]["DraftVersion"];
        };
        SheetApply: {
            mapping?: components["schemas"]["SheetMapping"];
            sheet: Blob;
            /** @description The version of the preview. */
            version: components["schemas"]["DraftVersion"];
        };
        /** @description Numbers of entries by what the import does to them. */
        SheetChanges: {
            categories: components["schemas"]["SheetCounts"];
            dishes: components["schemas"]["SheetCounts"];
            option_groups: components["schemas"]["SheetCounts"];
        };
        SheetColumn: {
            /** @description Certainty of the guess in percent; 100 for a known name or a correction. */
            confidence: number;
            /** @description Null if the import ignores the column, or reads it as the format defines. */
            field: components["schemas"]["SheetField"] | null;
            header: string;
            /** @description Letters of the column, as in a spreadsheet. */
            letters: string;
            /** @description First different values. */
            samples: string[];
        };
        SheetCount: number;
        SheetCounts: {
            added: components["schemas"]["SheetCount"];
            changed: components["schemas"]["SheetCount"];
            unchanged: components["schemas"]["SheetCount"];
        };
        SheetExport: {
            /** @description The file in base64. */
            content: string;
            /** @description File name. */
            name: string;
        };
        SheetExportRequest: {
            /** @enum {string} */
            type: "csv" | "xlsx";
        };
        /** @enum {string} */
        SheetField: "category" | "category_en" | "category_zh" | "name" | "name_en" | "name_zh" | "description" | "description_en" | "description_zh" | "variation" | "variation_en" | "variation_zh" | "slug" | "price" | "price_after_discount" | "points" | "tags";
        /** @description A CSV or XLSX file of at most 5 MB and 3,000 rows. */
        SheetFile: Blob;
        /**
         * @description `columns` is a table of another system.
         * @enum {string}
         */
        SheetFormat: "claypot" | "loyverse" | "square" | "columns";
        /** @description Corrections of what is recognised, as JSON with `format`, `sheet`, `header_row` and `columns`, all optional. `columns` has the field by name or letters of a column. */
        SheetMapping: string;
        SheetName: string;
        SheetPlan: {
            changes: components["schemas"]["SheetChanges"];
            columns: components["schemas"]["SheetColumn"][];
            errors: components["schemas"]["SheetProblemCount"];
            /** @description Type, encoding and separator of the file. */
            file: string;
            format: components["schemas"]["SheetFormat"];
            /** @description Row number of the column names. */
            header_row: number;
            /** @description The first 500, errors before warnings. */
            problems: components["schemas"]["SheetProblem"][];
            /** @description Rows with content below the column names. */
            rows: number;
            sheet: components["schemas"]["SheetName"];
            /** @description All sheets of the workbook; one without name for a text file. */
            sheets: components["schemas"]["SheetName"][];
            version: components["schemas"]["DraftVersion"];
            warnings: components["schemas"]["SheetProblemCount"];
        };
        SheetProblem: {
            /** @description Name or letters of the column; null for the row. */
            column: string | null;
            /** @description The problem and its remedy, in the language of the request. */
            message: string;
            /** @description Row number in the file. */
            row: number;
            /**
             * @description Errors prevent the import, warnings do not.
             * @enum {string}
             */
            severity: "error" | "warning";
        };
        SheetProblemCount: number;
        SheetRejected: {
            data: components["schemas"]["SheetRejectedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SHEET_REJECTED";
        };
        SheetRejectedData: {
            errors: number;
        };
        SheetUnreadable: {
            data: components["schemas"]["SheetUnreadableData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SHEET_UNREADABLE";
        };
        SheetUnreadableData: {
            /** @description The problem and its remedy, in the language of the request. */
            message: string;
        };
        SheetUpload: {
            mapping?: components["schemas"]["SheetMapping"];
            sheet: Blob;
        };
        SignInFailed: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SIGN_IN_FAILED";
        };
        SignInRequest: {
            /** @description The code of the authenticator app; null in the first attempt. */
            code: components["schemas"]["OneTimeCode"] | null;
            /** @description Mobile number or e-mail address. */
            login: string;
            password: string;
        };
        SmsNotSent: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SMS_NOT_SENT";
        };
        /** @description A mark of staff or of the imported menu; null without one, or if it has ended. */
        SoldOutMark: {
            /** @description Null until further notice. */
            until: components["schemas"]["NullableInstant"];
        } | null;
        SoldOutRequest: {
            branch_id: components["schemas"]["Id"];
            items: components["schemas"]["ItemReference"][];
            /**
             * @description `tomorrow` ends with the business day, `time` at `until`, `notice` when staff end it.
             * @enum {string}
             */
            mark: "available" | "tomorrow" | "time" | "notice";
            /** @description With the mark `time` only, at most 31 days from now; else null. */
            until: components["schemas"]["NullableInstant"];
        };
        /**
         * @description bill_changed: the bill has changed since. wallet_too_low: the wallet holds less than the amount. voucher_not_usable: the voucher was used or no longer fits.
         * @enum {string}
         */
        SpendingFailure: "bill_changed" | "wallet_too_low" | "voucher_not_usable";
        /** @description A question on the phone of the member of a bill. */
        SpendingRequest: {
            /** @description 0.00 for a voucher. */
            amount: components["schemas"]["Price"];
            asked_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            failure: components["schemas"]["NullableSpendingFailure"];
            id: components["schemas"]["Id"];
            /**
             * @description wallet: the wallet pays the amount. voucher: the bill uses a voucher.
             * @enum {string}
             */
            kind: "wallet" | "voucher";
            share: components["schemas"]["NullableShareNumber"];
            state: components["schemas"]["SpendingState"];
            /** @description Null for the wallet. */
            voucher_id: components["schemas"]["Id"] | null;
        };
        SpendingRequestOpen: {
            data: components["schemas"]["SpendingRequestOpenData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SPENDING_REQUEST_OPEN";
        };
        SpendingRequestOpenData: {
            expires_at: components["schemas"]["Instant"];
        };
        /**
         * @description open: the member has not answered. accepted: the member said yes, and it was done. declined: the member said no. expired: the 60 seconds are over. cancelled: the branch withdrew it. failed: the member said yes, but it could not be done.
         * @enum {string}
         */
        SpendingState: "open" | "accepted" | "declined" | "expired" | "cancelled" | "failed";
        SplitBillRequest: {
            /** @description Null undoes the split. */
            split: components["schemas"]["SplitByPeople"] | components["schemas"]["SplitByLines"] | null;
            version: components["schemas"]["BillVersion"];
        };
        SplitByLines: {
            /** @constant */
            by: "lines";
            /** @description Lines of each share. Each line belongs to one share. */
            groups: components["schemas"]["BillLineId"][][];
        };
        SplitByPeople: {
            /** @constant */
            by: "people";
            people: number;
        };
        SplitNotPossible: {
            data: components["schemas"]["SplitNotPossibleData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SPLIT_NOT_POSSIBLE";
        };
        SplitNotPossibleData: {
            /**
             * @description not_allowed: the company does not split bills. voucher, family_day: the bill has such a discount. people: each person has to pay something. lines: each line has to be in exactly one share.
             * @enum {string}
             */
            reason: "not_allowed" | "voucher" | "family_day" | "people" | "lines";
        };
        StaffEvent: {
            approver_id: components["schemas"]["NullableId"];
            approver_name: components["schemas"]["PersonName"] | null;
            at: components["schemas"]["Instant"];
            branch_id: components["schemas"]["NullableId"];
            changes: components["schemas"]["EventChange"][];
            device_id: components["schemas"]["NullableId"];
            device_name: components["schemas"]["DeviceName"] | null;
            id: components["schemas"]["EventId"];
            operation: components["schemas"]["EventOperation"];
            staff_id: components["schemas"]["NullableId"];
            /** @description Null for the server itself, such as a rejection after the limit. */
            staff_name: components["schemas"]["PersonName"] | null;
            /** @description Number of the order or booking, or name of the person, device, printer or dish that was changed. Null for others. */
            target: components["schemas"]["ActionTarget"] | null;
            target_id: components["schemas"]["NullableId"];
        };
        StaffExists: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "STAFF_EXISTS";
        };
        /** @description Active people first, then by name. */
        StaffList: components["schemas"]["StaffMember"][];
        StaffMember: {
            branch_ids: components["schemas"]["BranchIds"];
            email: components["schemas"]["NullableStaffEmail"];
            id: components["schemas"]["Id"];
            /** @description An inactive person cannot sign in. The record stays for the history. */
            is_active: boolean;
            /** @description Whether an invitation is open. */
            is_invited: boolean;
            name: components["schemas"]["PersonName"];
            phone_no: components["schemas"]["NullableStaffPhone"];
            /** @description Whether the PIN is locked in the branch of the list. */
            pin_locked: boolean;
            role: components["schemas"]["StaffRole"];
            second_factor: boolean;
            /** @description Last action; null if there was none. */
            used_at: components["schemas"]["Instant"] | null;
        };
        StaffPassword: string;
        /** @enum {string} */
        StaffRefundReason: "MISSING_ITEM" | "WRONG_ITEM" | "QUALITY" | "LATE" | "OVERCHARGED" | "GOODWILL" | "OTHER";
        /**
         * @description Each role may do what the roles before it may do.
         * @enum {string}
         */
        StaffRole: "kitchen" | "cashier" | "manager" | "owner";
        /**
         * @description accept: PENDING to PREPARING. ready: PREPARING to READY. recall: READY to PREPARING. hand_over: READY to COMPLETED, pickup only. send_out: PREPARING or READY to DELIVERING, by the restaurant's own rider. delivered: DELIVERING to COMPLETED. not_collected: READY to NOT_COLLECTED, pickup only.
         * @enum {string}
         */
        StepName: "accept" | "ready" | "recall" | "hand_over" | "send_out" | "delivered" | "not_collected";
        StepRequest: {
            /** @description The status that the person saw. If the order has another one, the step is rejected with ORDER_MOVED. */
            from: components["schemas"]["BoardStatus"];
            /** @description For `accept`; null takes the branch's usual time. */
            ready_in_minutes: number | null;
            /** @description For `send_out`, the restaurant's own rider; null for other steps. */
            rider: components["schemas"]["OwnRider"] | null;
            step: components["schemas"]["StepName"];
        };
        /** @description Name of the table, as the branch calls it. */
        TableNo: string;
        TerminalReference: string;
        /** @description A longer text; may be empty. */
        Text: string;
        /** @description An order with everything that staff may need. */
        Ticket: {
            amounts: components["schemas"]["TicketAmounts"];
            /** @description Address of the branch on one line, for receipts. */
            branch_address: components["schemas"]["Text"];
            /** @description Oldest first. */
            history: components["schemas"]["TicketChange"][];
            order: components["schemas"]["BoardOrder"];
            /** @description Null if it is not known. */
            payment_method: ("card" | "fpx") | null;
            refunds: components["schemas"]["TicketRefunds"];
            transaction_id: components["schemas"]["OptionalText"];
        };
        TicketAmounts: {
            adj_amount: components["schemas"]["Money"];
            charge_amount: components["schemas"]["Price"];
            delivery_fee: components["schemas"]["Price"];
            final_total_amount: components["schemas"]["Price"];
            point_discount_amount: components["schemas"]["Price"];
            subtotal: components["schemas"]["Price"];
            tax_amount: components["schemas"]["Price"];
            tier_discount_amount: components["schemas"]["Price"];
            voucher_discount_amount: components["schemas"]["Price"];
        };
        TicketChange: {
            at: components["schemas"]["Instant"];
            /** @description Why it was cancelled; null for other changes. */
            reason: components["schemas"]["CancelReason"] | null;
            status: components["schemas"]["OrderStatus"];
            text: components["schemas"]["OptionalText"];
        };
        TicketRefund: {
            amount: components["schemas"]["Price"];
            approver_name: components["schemas"]["OptionalName"];
            created_at: components["schemas"]["Instant"];
            id: components["schemas"]["RefundId"];
            reason: components["schemas"]["RefundReason"];
            /** @description How the customer was paid instead; null unless the refund is settled. */
            settled_note: components["schemas"]["OptionalLine"];
            /** @description Null for a refund by the server itself, such as of an order that was not accepted in time. */
            staff_name: components["schemas"]["OptionalName"];
            state: components["schemas"]["RefundState"];
            /** @description What staff wrote; null without a text. */
            text: components["schemas"]["OptionalLine"];
        };
        TicketRefunds: {
            /** @description In the order of the lines. */
            line_amounts: components["schemas"]["LineAmount"][];
            /** @description Oldest first. */
            list: components["schemas"]["TicketRefund"][];
            /** @description What is left of the payment, the largest possible refund. */
            refundable: components["schemas"]["Price"];
        };
        TooManyRequests: {
            data: components["schemas"]["RetryData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "TOO_MANY_REQUESTS";
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
        /** @description Cash top-ups of member wallets in the branch. They are no sales. */
        TopUpFigures: {
            amount: components["schemas"]["Money"];
            count: number;
            returned_amount: components["schemas"]["Money"];
            /** @description Top-ups that were returned in the period. */
            returned_count: number;
        };
        TopUpNotReturnable: {
            data: components["schemas"]["TopUpNotReturnableData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "TOP_UP_NOT_RETURNABLE";
        };
        TopUpNotReturnableData: {
            state: components["schemas"]["CashTopUpState"];
        };
        /** @description The number of the top-up for the member and the branch. */
        TopUpReference: string;
        Unauthorized: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "SESSION_EXPIRED";
        };
        UnavailableRequest: {
            line_ids: components["schemas"]["LineId"][];
            /** @enum {string} */
            reason: "SOLD_OUT" | "OTHER";
            /** @description For the customer; required with OTHER, otherwise null. */
            text: components["schemas"]["OptionalLine"];
        };
        UpdatePrinterRequest: {
            language: components["schemas"]["PrintLanguage"];
            name: components["schemas"]["PrinterName"];
            prints_kitchen: boolean;
            prints_receipts: boolean;
        };
        UpdateStaffRequest: {
            branch_ids: components["schemas"]["BranchIds"];
            /** @description false ends all sessions of the person. */
            is_active: boolean;
            name: components["schemas"]["PersonName"];
            role: components["schemas"]["StaffRole"];
        };
        UploadedPicture: {
            file: components["schemas"]["ServedPicture"];
            height: components["schemas"]["Pixels"];
            width: components["schemas"]["Pixels"];
        };
        /**
         * Format: uri-reference
         * @description A path on the same origin or an https address.
         */
        Url: string;
        /** @description Minutes until a customer gets an order on a usual day; a delivery includes the drive. A multiple of 5. */
        UsualMinutes: number;
        /** @description A line with at least one visible character. White space, marks and invisible characters, such as U+200B, U+2060, U+00AD and U+3164, do not count. */
        VisibleLine: string;
        VoidBillRequest: {
            reason: components["schemas"]["VisibleLine"];
            version: components["schemas"]["BillVersion"];
        };
        /** @description Whether the voucher can be used for the cart and, if not, why. */
        VoucherFit: {
            /** @description The missing part of the subtotal for below_minimum. */
            missing_amount: components["schemas"]["Price"] | null;
            /** @description Null if the voucher can be used. */
            reason: components["schemas"]["VoucherReason"] | null;
            usable: components["schemas"]["Flag"];
        };
        VoucherNotUsable: {
            data: components["schemas"]["VoucherNotUsableData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "VOUCHER_NOT_USABLE";
        };
        VoucherNotUsableData: {
            fit: components["schemas"]["VoucherFit"];
        };
        /**
         * @description Why a voucher cannot be used now. wallet_low: the wallet holds less than RM10. not_yet: before start_date. not_today: not valid on weekends and public holidays of the branch's state. other_branch: the branch does not accept it. dine_in_only and app_only: valid elsewhere. delivery_only: it pays for a delivery. below_minimum: the subtotal lacks missing_amount. reserved: an order that waits for its payment uses it.
         * @enum {string}
         */
        VoucherReason: "wallet_low" | "not_yet" | "not_today" | "other_branch" | "dine_in_only" | "app_only" | "delivery_only" | "below_minimum" | "reserved" | "used" | "expired";
        /** @description Number of a claimed voucher, shown at the counter and encoded in its barcode. */
        VoucherTxId: string;
        /** @description What customers see for an order for as soon as possible by one method. */
        WaitingNow: {
            /** @enum {string} */
            method: "pickup" | "delivery";
            /** @description Null while the branch accepts no order for as soon as possible. */
            minutes: number | null;
            time: components["schemas"]["NullableInstant"];
        };
        /** @description What the waiting time follows from. */
        WaitingReasons: {
            /** @description Minutes that staff add; 0 if the branch is not busy. */
            busy_minutes: number;
            /** @description Minutes that follow, before a full quarter of an hour moves orders to a later one. */
            estimate_minutes: number;
            /** @description True if the demo staff moves the orders. Such orders do not count. */
            is_simulated: boolean;
            /** @description Median of their lateness; null without such orders. */
            late_minutes: number | null;
            /** @description Open orders whose time has passed. */
            late_orders: number;
            /** @description Their median, from acceptance on and with the drive of a delivery; null without such orders. */
            recent_minutes: number | null;
            /** @description Orders for as soon as possible that became ready in the last hour, at most the last 20. */
            recent_orders: number;
        };
        /** @description Minutes after the payment, counted while the branch is open. */
        WaitMinutes: number;
        WalletPayment: {
            amount: components["schemas"]["Price"];
            code: components["schemas"]["PaymentCode"];
            /** @constant */
            method: "wallet";
        };
        WalletTooLow: {
            data: components["schemas"]["WalletTooLowData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "WALLET_TOO_LOW";
        };
        WalletTooLowData: {
            wallet: components["schemas"]["Price"];
        };
        /** @description Opening periods of the week, from Monday and from the earliest; a weekday without one is closed. */
        Week: {
            /** @description On the next day if it is not after open. Equal times are allowed for 24 hours from 00:00 only. */
            close: components["schemas"]["HourMinute"];
            open: components["schemas"]["HourMinute"];
            /** @description ISO weekday on which the period begins, 1 (Monday) to 7 (Sunday). */
            weekday: number;
        }[];
        WeekChange: {
            /** @description Null returns to the files of the menu. */
            periods: components["schemas"]["Week"] | null;
            version: components["schemas"]["HoursVersion"];
        };
        WrongPin: {
            data: components["schemas"]["WrongPinData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "WRONG_PIN";
        };
        WrongPinData: {
            /** @description 0 if the PIN is locked now. */
            tries_left: number;
        };
    };
    responses: {
        /** @description The booking is not as the person saw it, or the key was used with another request. */
        BookingChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingChanged"] | components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description The close was corrected meanwhile, or the key was used with another request. */
        CloseCorrected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CloseCorrected"] | components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description The company does not exist, or no company has this host. In a preview: the operation does not exist there. */
        CompanyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompanyNotFound"] | components["schemas"]["PreviewOnly"];
            };
        };
        /** @description The day is closed or has changed, or the key was used with another request. */
        DayNotClosable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DayClosed"] | components["schemas"]["DayChanged"] | components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description The draft is not as the person saw it, cannot be published, or the key was used with another request. */
        DraftConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftChanged"] | components["schemas"]["DraftInvalid"] | components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description An earlier version imported the company, so that it cannot be edited. */
        DraftUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftUnavailable"];
            };
        };
        /** @description The role of the person does not allow it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Forbidden"];
            };
        };
        /** @description Another person has changed the same values since, or the key was used with another request. */
        HoursChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HoursChanged"] | components["schemas"]["IdempotencyConflict"];
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
        /** @description The key was used with another request. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description Too few seats are free during the stay. */
        NoSeatsLeft: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoSeatsLeft"];
            };
        };
        /** @description Too few seats are free during the stay, or not a Malaysian mobile number. */
        NoSeatsLeftOrPhone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoSeatsLeft"] | components["schemas"]["InvalidPhoneNo"];
            };
        };
        /** @description The role of the person does not allow it alone. */
        NotApproved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Forbidden"] | components["schemas"]["ApprovalRequired"] | components["schemas"]["ApprovalInvalid"];
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
        /** @description The order has another status than the person saw, or the key was used with another request. */
        OrderMoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderMoved"] | components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description The file cannot be used as a picture. */
        PictureRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PictureRejected"];
            };
        };
        /** @description The refund has not failed, or the key was used with another request. */
        RefundNotFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefundNotFailed"] | components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description Bookings have the seats already, or the key was used with another request. */
        SeatsBooked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SeatsBooked"] | components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description Bookings have the seats already. */
        SeatsBookedAlone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SeatsBooked"];
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
        /** @description The server has a company already. */
        SetUpClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SetUpClosed"];
            };
        };
        /** @description The server has a company already, or the key was used with another request. */
        SetUpConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SetUpClosed"] | components["schemas"]["IdempotencyConflict"];
            };
        };
        /** @description The file is larger than its limit, or the request exceeds the size needed for such a file. */
        SetUpFileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidRequest"];
            };
        };
        /** @description The token is not the last one that the server printed. */
        SetUpTokenInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SetUpTokenInvalid"];
            };
        };
        /** @description The file is not a table that can be read, rows have errors, or an earlier version imported the company. */
        SheetRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SheetUnreadable"] | components["schemas"]["SheetRejected"] | components["schemas"]["DraftUnavailable"];
            };
        };
        /** @description The file is not a table that can be read, or an earlier version imported the company. */
        SheetUnreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SheetUnreadable"] | components["schemas"]["DraftUnavailable"];
            };
        };
        /** @description No person is signed in, the session has ended, or the device was revoked. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthorized"];
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
        /** @description The request is larger than `x-max-bytes` of the operation; data.path is `body`. */
        TooLargeFile: {
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
    };
    parameters: {
        /**
         * @description The token of an approval, if the person may not do it alone.
         * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
         */
        Approval: components["schemas"]["ApprovalToken"];
        /** @example bill-1 */
        BillId: components["schemas"]["Id"];
        /** @example table-1 */
        BookingId: components["schemas"]["Id"];
        /**
         * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
         * @example 1
         */
        Counter: "1";
        /** @example dev_pass1 */
        DeviceId: components["schemas"]["Id"];
        /**
         * @description Language of menu texts, en or zh-CN. The default is English.
         * @example zh-CN
         */
        Language: string;
        /** @example mbr_mei */
        MemberId: components["schemas"]["Id"];
        /** @example order-1 */
        OrderId: components["schemas"]["Id"];
        /** @example prn_kitchen */
        PrinterId: components["schemas"]["Id"];
        /** @example 1204 */
        PrintJobId: components["schemas"]["PrintJobId"];
        /** @example REF5K2M9Q7T4W8XR2 */
        RefundId: components["schemas"]["RefundId"];
        /** @example block-1 */
        SeatBlockId: components["schemas"]["Id"];
        /**
         * @description The one-time token that the server prints at its start while it has no company.
         * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
         */
        SetUpToken: components["schemas"]["SetUpToken"];
        /** @example st_aina */
        StaffId: components["schemas"]["Id"];
        /**
         * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
         * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
         */
        StepKey: components["schemas"]["IdempotencyKey"];
        /** @example 4b5f2c7e-3a10-4a4e-9f0a-2d6c1b8e7f90 */
        TopUpId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        "Retry-After": number;
        /** @description Seconds to wait; sent with SERVER_BUSY. */
        "Retry-After-2": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    acceptInvitation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The session after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["TooLarge"];
            /** @description One of the named errors. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationInvalid"] | components["schemas"]["PasswordTooCommon"] | components["schemas"]["PinTooSimple"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approve: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRequest"];
            };
        };
        responses: {
            /** @description The token for the header Counter-Approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Approval"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description One of the named errors. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrongPin"] | components["schemas"]["PinLocked"] | components["schemas"]["DeviceNotPaired"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    availability: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Availability"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPortions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortionsRequest"];
            };
        };
        responses: {
            /** @description The menu after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Availability"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The key was used with another request, or the number has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflict"] | components["schemas"]["PortionsChanged"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setSoldOut: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SoldOutRequest"];
            };
        };
        responses: {
            /** @description The menu after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Availability"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addBillLines: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBillLinesRequest"];
            };
        };
        responses: {
            /** @description The bill with the lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillClosed"] | components["schemas"]["BillHasPayments"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillItemUnavailable"] | components["schemas"]["BillFull"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    askMember: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskMemberRequest"];
            };
        };
        responses: {
            /** @description The bill with the open question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillChanged"] | components["schemas"]["BillClosed"] | components["schemas"]["BillHasPayments"] | components["schemas"]["SpendingRequestOpen"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overpaid"] | components["schemas"]["WalletTooLow"] | components["schemas"]["VoucherNotUsable"] | components["schemas"]["OwnMemberRecord"] | components["schemas"]["MemberRequired"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelMemberRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeBillLine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBillLineRequest"];
            };
        };
        responses: {
            /** @description The bill with the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            /** @description The role of the person does not allow it, or it needs a manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"] | components["schemas"]["ApprovalRequired"] | components["schemas"]["ApprovalInvalid"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillChanged"] | components["schemas"]["BillClosed"] | components["schemas"]["BillHasPayments"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillItemUnavailable"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeBill: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBillRequest"];
            };
        };
        responses: {
            /** @description The bill with the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            /** @description The role of the person does not allow it, or it needs a manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"] | components["schemas"]["ApprovalRequired"] | components["schemas"]["ApprovalInvalid"] | components["schemas"]["BillLimitExceeded"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillChanged"] | components["schemas"]["BillClosed"] | components["schemas"]["BillHasPayments"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotEnoughPoint"] | components["schemas"]["OwnMemberRecord"] | components["schemas"]["MemberRequired"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bill: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    billList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillListRequest"];
            };
        };
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BillList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openBill: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenBillRequest"];
            };
        };
        responses: {
            /** @description The new bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    payBill: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBillRequest"];
            };
        };
        responses: {
            /** @description The bill with the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillChanged"] | components["schemas"]["BillClosed"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overpaid"] | components["schemas"]["CashTooLittle"] | components["schemas"]["WalletTooLow"] | components["schemas"]["VoucherNotUsable"] | components["schemas"]["NotEnoughPoint"] | components["schemas"]["OwnMemberRecord"] | components["schemas"]["MemberRequired"] | components["schemas"]["PaymentCodeWrong"] | components["schemas"]["CodeLimitExceeded"];
                };
            };
            /** @description Five wrong codes of the member, or too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCodesLocked"] | components["schemas"]["TooManyRequests"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refundBill: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundBillRequest"];
            };
        };
        responses: {
            /** @description The bill with the refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundExceedsPayment"] | components["schemas"]["OwnMemberRecord"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeBillPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveBillPaymentRequest"];
            };
        };
        responses: {
            /** @description The bill without the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillClosed"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMemberRecord"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    splitBill: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SplitBillRequest"];
            };
        };
        responses: {
            /** @description The bill with its shares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillChanged"] | components["schemas"]["BillClosed"] | components["schemas"]["BillHasPayments"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitNotPossible"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    voidBill: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidBillRequest"];
            };
        };
        responses: {
            /** @description The void bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            /** @description The role of the person does not allow it, or it needs a manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"] | components["schemas"]["ApprovalRequired"] | components["schemas"]["ApprovalInvalid"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillChanged"] | components["schemas"]["BillClosed"] | components["schemas"]["BillHasPayments"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    useBillVoucher: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example bill-1 */
                id: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillVoucherRequest"];
            };
        };
        responses: {
            /** @description The bill with the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It is not possible any more, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillChanged"] | components["schemas"]["BillClosed"] | components["schemas"]["BillHasPayments"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherNotUsable"] | components["schemas"]["OwnMemberRecord"] | components["schemas"]["MemberRequired"] | components["schemas"]["PaymentCodeWrong"];
                };
            };
            /** @description Five wrong codes of the member, or too many requests. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCodesLocked"] | components["schemas"]["TooManyRequests"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    board: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description The board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Board"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBookingRequest"];
            };
        };
        responses: {
            /** @description The new booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CounterBooking"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NoSeatsLeftOrPhone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setBookingApproval: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingApprovalRequest"];
            };
        };
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingApproval"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bookingDay: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingDayRequest"];
            };
        };
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingDay"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example table-1 */
                id: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBookingRequest"];
            };
        };
        responses: {
            /** @description The booking after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CounterBooking"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BookingChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NoSeatsLeft"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example table-1 */
                id: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectBookingRequest"];
            };
        };
        responses: {
            /** @description The rejected booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CounterBooking"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BookingChanged"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bookingSearch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingSearchRequest"];
            };
        };
        responses: {
            /** @description Bookings that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingSearch"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeBookingStep: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example table-1 */
                id: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingStepRequest"];
            };
        };
        responses: {
            /** @description The booking after the step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CounterBooking"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["BookingChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NoSeatsLeft"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setBusy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusyRequest"];
            };
        };
        responses: {
            /** @description The branch after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BranchState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    capacity: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description The branch at the moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Capacity"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCapacity: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapacityRequest"];
            };
        };
        responses: {
            /** @description The branch after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Capacity"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPause: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseRequest"];
            };
        };
        responses: {
            /** @description The branch after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BranchState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBranchSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchSettingsRequest"];
            };
        };
        responses: {
            /** @description The branch after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BranchState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Not a Malaysian mobile number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeDay: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseDayRequest"];
            };
        };
        responses: {
            /** @description The close. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayClose"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DayNotClosable"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeMissedDays: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description The days that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    correctClose: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectCloseRequest"];
            };
        };
        responses: {
            /** @description The close with its corrections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayClose"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CloseCorrected"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeDetail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseDetailRequest"];
            };
        };
        responses: {
            /** @description The close. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayClose"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseListRequest"];
            };
        };
        responses: {
            /** @description The closes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CloseList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dayState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deviceList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description Devices by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pairDevice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairDeviceRequest"];
            };
        };
        responses: {
            /** @description The session after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeDevice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example dev_pass1 */
                id: components["parameters"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining devices of the branch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    draft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes and what prevents publishing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    discardDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftVersionRequest"];
            };
        };
        responses: {
            /** @description The empty draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeDraftEntry: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftEntryRef"];
            };
        };
        responses: {
            /** @description The draft without the entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetDraftEntry: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftEntryRef"];
            };
        };
        responses: {
            /** @description The draft with the published entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveDraftEntry: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftEntrySave"];
            };
        };
        responses: {
            /** @description The entry as it is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftEntry"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderDraftEntries: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftOrder"];
            };
        };
        responses: {
            /** @description The entries in the new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftEntries"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The stored picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UploadedPicture"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLargeFile"];
            422: components["responses"]["PictureRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftVersionRequest"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftPreview"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftVersionRequest"];
            };
        };
        responses: {
            /** @description The empty draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreVersion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreRequest"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    draftSection: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSectionRequest"];
            };
        };
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftEntries"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applySheet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SheetApply"];
            };
        };
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SheetApplied"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLargeFile"];
            422: components["responses"]["SheetRejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    planSheet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SheetUpload"];
            };
        };
        responses: {
            /** @description What the import would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SheetPlan"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DraftConflict"];
            413: components["responses"]["TooLargeFile"];
            422: components["responses"]["SheetUnreadable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishedVersions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublishedVersions"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    drawerList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawerListRequest"];
            };
        };
        responses: {
            /** @description The drawers, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DrawerList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveDrawerCash: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawerMoveRequest"];
            };
        };
        responses: {
            /** @description The state of the day with the drawer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eventChoices: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventChoices"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportEvents: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventFilters"];
            };
        };
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventExport"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportedEvents: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportedEventsRequest"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExportedEvents"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eventList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventListRequest"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportRestaurant: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RestaurantExport"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportSheet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetExportRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SheetExport"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["DraftUnavailable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hours: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursRequest"];
            };
        };
        responses: {
            /** @description The present values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmHoursConflict: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmConflictRequest"];
            };
        };
        responses: {
            /** @description The branch after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewHours: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursChange"];
            };
        };
        responses: {
            /** @description They would be listed after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoursPreview"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateHours: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursChange"];
            };
        };
        responses: {
            /** @description The branch after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hours"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HoursChanged"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cashTopUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example mbr_mei */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashTopUpRequest"];
            };
        };
        responses: {
            /** @description The top-up, and the member after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CashTopUpResult"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            /** @description The role of the person does not allow it, or the limit needs a manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"] | components["schemas"]["LimitExceeded"] | components["schemas"]["ApprovalInvalid"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            /** @description The amount or the cash is not right, or it is the own record of the person. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpAmount"] | components["schemas"]["CashTooLittle"] | components["schemas"]["OwnMemberRecord"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findMember: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindMemberRequest"];
            };
        };
        responses: {
            /** @description The card of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberCard"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            /** @description The branch or the member does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFound"] | components["schemas"]["MemberNotFound"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Not a Malaysian mobile number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinMember: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinMemberRequest"];
            };
        };
        responses: {
            /** @description The card of the new member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberCard"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            /** @description The number cannot join, or the code is not right. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["PhoneNoRegistered"] | components["schemas"]["OtpNotSame"] | components["schemas"]["OtpExpired"] | components["schemas"]["OwnMemberRecord"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendJoinCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinCodeRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
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
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The number cannot join. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"] | components["schemas"]["PhoneNoRegistered"] | components["schemas"]["OwnMemberRecord"];
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
            /** @description The server could not send the message, and may be asked again at once; or it cannot reach its database. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After-2"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsNotSent"] | components["schemas"]["ServiceUnavailable"] | components["schemas"]["ServerBusy"];
                };
            };
        };
    };
    returnCashTopUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example 4b5f2c7e-3a10-4a4e-9f0a-2d6c1b8e7f90 */
                id: components["parameters"]["TopUpId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnCashTopUpRequest"];
            };
        };
        responses: {
            /** @description The top-up, and the member after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CashTopUpResult"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            /** @description The top-up cannot be returned, or the key was used with another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpNotReturnable"] | components["schemas"]["IdempotencyConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description It is the own record of the person. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnMemberRecord"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acknowledgeOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example order-1 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markLinesUnavailable: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example order-1 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnavailableRequest"];
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderMoved"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    printOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example order-1 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintOrderRequest"];
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrintJob"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
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
            /** @description No printer of the branch prints this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoPrinter"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeReadyTime: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example order-1 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyTimeRequest"];
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderMoved"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example order-1 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            /** @description The refund is not possible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundExceedsPayment"] | components["schemas"]["LineRefunded"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example order-1 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectRequest"];
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderMoved"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchOrders: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description Matching orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchResult"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeStep: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example order-1 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepRequest"];
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderMoved"];
            413: components["responses"]["TooLarge"];
            /** @description Not a Malaysian mobile number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmPrintJob: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example 1204 */
                id: components["parameters"]["PrintJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrintJob"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    failPrintJob: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example 1204 */
                id: components["parameters"]["PrintJobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailPrintJobRequest"];
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrintJob"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leasePrintJob: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaseRequest"];
            };
        };
        responses: {
            /** @description The job with its bytes; null if none waits or the printer is busy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeasedPrintJob"] | null;
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The device is not paired with a branch. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceNotPaired"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    printJobList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description Jobs, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrintJobList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPrinter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPrinterRequest"];
            };
        };
        responses: {
            /** @description The new printer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewPrinter"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    printerList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description Printers by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrinterList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePrinter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example prn_kitchen */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other printers of the branch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrinterList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    printTestPage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example prn_kitchen */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrintJob"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePrinter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example prn_kitchen */
                id: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePrinterRequest"];
            };
        };
        responses: {
            /** @description The printer after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Printer"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    settleRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example REF5K2M9Q7T4W8XR2 */
                id: components["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleRequest"];
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["RefundNotFailed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    salesReport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesReportRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SalesReport"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    blockSeats: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockSeatsRequest"];
            };
        };
        responses: {
            /** @description The day after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingDay"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SeatsBooked"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setDaySeats: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaySeatsRequest"];
            };
        };
        responses: {
            /** @description The day after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingDay"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SeatsBookedAlone"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unblockSeats: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token of an approval, if the person may not do it alone.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Counter-Approval"?: components["parameters"]["Approval"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example block-1 */
                id: components["parameters"]["SeatBlockId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingDay"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["NotApproved"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, shown once. It is in use after confirmSecondFactor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorSetup"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CompanyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        responses: {
            /** @description The session after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The code is wrong or was used already. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorWrong"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        responses: {
            /** @description The session after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["TooLarge"];
            /** @description The code is wrong or was used already. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorWrong"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    session: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in. Never fails for a lack of rights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["CompanyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setUpState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The one-time token that the server prints at its start while it has no company.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Set-Up-Token": components["parameters"]["SetUpToken"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files that were stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetUpState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SetUpTokenInvalid"];
            404: components["responses"]["CompanyNotFound"];
            409: components["responses"]["SetUpClosed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
                 * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
                 */
                "Idempotency-Key": components["parameters"]["StepKey"];
                /**
                 * @description The one-time token that the server prints at its start while it has no company.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Set-Up-Token": components["parameters"]["SetUpToken"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpRequest"];
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
                        data: components["schemas"]["SetUpResult"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SetUpTokenInvalid"];
            404: components["responses"]["CompanyNotFound"];
            409: components["responses"]["SetUpConflict"];
            413: components["responses"]["TooLarge"];
            /** @description One of the named errors. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUpInvalid"] | components["schemas"]["PinTooSimple"] | components["schemas"]["PasswordTooCommon"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    storeSetUpFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The one-time token that the server prints at its start while it has no company.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Set-Up-Token": components["parameters"]["SetUpToken"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SetUpFileRequest"];
            };
        };
        responses: {
            /** @description The files after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetUpState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SetUpTokenInvalid"];
            404: components["responses"]["CompanyNotFound"];
            409: components["responses"]["SetUpClosed"];
            413: components["responses"]["SetUpFileTooLarge"];
            /** @description One of the named errors. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUpFileInvalid"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSetUpFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The one-time token that the server prints at its start while it has no company.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Set-Up-Token": components["parameters"]["SetUpToken"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveSetUpFileRequest"];
            };
        };
        responses: {
            /** @description The files after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetUpState"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SetUpTokenInvalid"];
            404: components["responses"]["CompanyNotFound"];
            409: components["responses"]["SetUpClosed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setUpPlace: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The one-time token that the server prints at its start while it has no company.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Set-Up-Token": components["parameters"]["SetUpToken"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpPlaceRequest"];
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
            403: components["responses"]["SetUpTokenInvalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SetUpClosed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setUpPlaces: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The one-time token that the server prints at its start while it has no company.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Set-Up-Token": components["parameters"]["SetUpToken"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpPlacesRequest"];
            };
        };
        responses: {
            /** @description Best match first. */
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
            403: components["responses"]["SetUpTokenInvalid"];
            404: components["responses"]["CompanyNotFound"];
            409: components["responses"]["SetUpClosed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    planSetUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The one-time token that the server prints at its start while it has no company.
                 * @example q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4
                 */
                "Set-Up-Token": components["parameters"]["SetUpToken"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpDetails"];
            };
        };
        responses: {
            /** @description What prevents the set-up; empty if it can be carried out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetUpPlan"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["SetUpTokenInvalid"];
            404: components["responses"]["CompanyNotFound"];
            409: components["responses"]["SetUpClosed"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The session after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["TooLarge"];
            /** @description One of the named errors. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInFailed"] | components["schemas"]["SecondFactorRequired"] | components["schemas"]["SecondFactorWrong"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInWithPin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PinSignInRequest"];
            };
        };
        responses: {
            /** @description The session after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description One of the named errors. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrongPin"] | components["schemas"]["PinLocked"] | components["schemas"]["DeviceNotPaired"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["CompanyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteStaffRequest"];
            };
        };
        responses: {
            /** @description The code for the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another person of the company has this phone number or e-mail address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffExists"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Not a Malaysian mobile number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidPhoneNo"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    staffList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description People of the branch, and owners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffList"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetStaff: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example st_aina */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new code for the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlockPin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example st_aina */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRequest"];
            };
        };
        responses: {
            /** @description The person after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStaff: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example st_aina */
                id: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStaffRequest"];
            };
        };
        responses: {
            /** @description The person after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The company would be left without an active owner. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastOwner"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ticket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of menu texts, en or zh-CN. The default is English.
                 * @example zh-CN
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Always 1. Browsers send such a header across origins only with permission, so another site cannot use the cookies.
                 * @example 1
                 */
                "X-Claypot-Counter": components["parameters"]["Counter"];
            };
            path: {
                /** @example order-1 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        msg: components["schemas"]["Message"];
                        msgCode: components["schemas"]["Ok"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
