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
         * @description A second print says DUPLICATE. A ticket that still waits is only sent to the given printer.
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
        AddPrinterRequest: {
            branch_id: components["schemas"]["Id"];
            kind: components["schemas"]["PrinterKind"];
            language: components["schemas"]["PrintLanguage"];
            name: components["schemas"]["PrinterName"];
            prints_kitchen: boolean;
            prints_receipts: boolean;
        };
        /**
         * @description An operation that a person of a lower role may do with a manager's approval.
         * @enum {string}
         */
        ApprovableOperation: "rejectOrder" | "setBusy" | "setPause" | "refundOrder";
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
            /** @description For refundOrder, the amount to refund; the approval permits no other one. Null or absent otherwise. */
            amount?: components["schemas"]["Price"] | null;
            operation: components["schemas"]["ApprovableOperation"];
            pin: components["schemas"]["Pin"];
            /** @description The manager or owner who approves. */
            staff_id: components["schemas"]["Id"];
            /** @description The order or the branch that the operation changes. */
            target_id: components["schemas"]["Id"];
        };
        ApprovalRequired: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "APPROVAL_REQUIRED";
        };
        ApprovalToken: string;
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
        /** @description Branches of the person. Empty for owners, who work in all branches. */
        BranchIds: components["schemas"]["Id"][];
        BranchRequest: {
            branch_id: components["schemas"]["Id"];
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
        Choice: {
            option_name: components["schemas"]["Label"];
            variation_name: components["schemas"]["Label"];
        };
        Choices: components["schemas"]["Choice"][];
        ChosenLines: components["schemas"]["LineId"][];
        CompanyNotFound: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "COMPANY_NOT_FOUND";
        };
        /** @enum {string} */
        DeliveryMethod: "delivery" | "pickup" | "dine-in";
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
        /**
         * Format: email
         * @description An ASCII address. Its domain has at least two labels of at most 63 characters, also in punycode (xn--…).
         */
        Email: string;
        /**
         * @description Every msgCode except OK.
         * @enum {string}
         */
        ErrorCode: "ERROR" | "COMPANY_NOT_FOUND" | "SESSION_EXPIRED" | "INVALID_REQUEST" | "NOT_FOUND" | "TOO_MANY_REQUESTS" | "SERVICE_UNAVAILABLE" | "SERVER_BUSY" | "FORBIDDEN" | "APPROVAL_REQUIRED" | "APPROVAL_INVALID" | "SIGN_IN_FAILED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "WRONG_PIN" | "PIN_LOCKED" | "DEVICE_NOT_PAIRED" | "INVITATION_INVALID" | "PIN_TOO_SIMPLE" | "STAFF_EXISTS" | "LAST_OWNER" | "ORDER_MOVED" | "NO_PRINTER" | "IDEMPOTENCY_CONFLICT" | "REFUND_EXCEEDS_PAYMENT" | "LINE_REFUNDED" | "REFUND_NOT_FAILED" | "PORTIONS_CHANGED" | "INVALID_PHONE_NO" | "PASSWORD_TOO_COMMON" | "OFFLINE";
        EventChange: {
            after: components["schemas"]["EventValue"];
            before: components["schemas"]["EventValue"];
            field: string;
        };
        EventId: string;
        EventList: {
            /** @description Newest first. */
            events: components["schemas"]["StaffEvent"][];
            /** @description Null on the last page. */
            next: components["schemas"]["EventId"] | null;
        };
        EventListRequest: {
            /** @description The `next` of the page before; null for the newest events. */
            before: components["schemas"]["EventId"] | null;
            /** @description Null for all branches. */
            branch_id: components["schemas"]["Id"] | null;
            /** @description Null for everyone. */
            staff_id: components["schemas"]["Id"] | null;
            /** @description Null for every target. */
            target_id: components["schemas"]["Id"] | null;
        };
        EventValue: string | null;
        FailPrintJobRequest: {
            /** @enum {string} */
            error: "OFFLINE" | "PAPER" | "COVER" | "DISCONNECTED" | "REJECTED" | "OTHER";
        };
        Forbidden: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "FORBIDDEN";
        };
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
        /**
         * @description A choice of a dish is a `variation`, a choice of a hot deal a `hot_deal_variation`.
         * @enum {string}
         */
        ItemKind: "dish" | "variation" | "package" | "hot_deal" | "hot_deal_variation";
        ItemReference: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ItemKind"];
        };
        /** @description A short text in the requested language. */
        Label: string;
        LastOwner: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "LAST_OWNER";
        };
        LeasedPrintJob: {
            /** @description ESC/POS commands for 80 mm paper with GB18030 characters, in base64. */
            data: string;
            job: components["schemas"]["PrintJob"];
            lease_ends_at: components["schemas"]["Instant"];
        };
        LeaseRequest: {
            printer_id: components["schemas"]["Id"];
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
        LineRefunded: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "LINE_REFUNDED";
        };
        /** @description Minutes without a touch after which a device locks. */
        LockMinutes: number;
        /** @description A sentence for readers of logs. The app shows customers its own text for the msgCode. */
        Message: string;
        /** @description A Malaysian mobile number as people write it, 01X-XXXXXXX, 60… or +60…, with spaces, dashes, dots or brackets, also in the full-width digits of Chinese keyboards. A number outside the numbering plan returns INVALID_PHONE_NO. 011 and 015 have 8 digits after the prefix, the other prefixes 7. */
        MobileInput: string;
        /**
         * Format: money
         * @description An amount in the company's currency with two decimals, such as "12.50"; may be negative.
         */
        Money: MoneyString;
        NewPrinter: {
            /** @description Path of the address to enter in the printer's settings, after the host of the company. Null for usb. The server cannot show it again. */
            path: components["schemas"]["PrinterPath"] | null;
            printer: components["schemas"]["Printer"];
        };
        NoPrinter: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "NO_PRINTER";
        };
        NotFound: {
            data: null;
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "NOT_FOUND";
        };
        NullableInstant: components["schemas"]["Instant"] | null;
        /** @description Null if portions are not counted. */
        NullablePortionCount: components["schemas"]["PortionCount"] | null;
        NullablePrintError: components["schemas"]["PrintError"] | null;
        NullableStaffEmail: components["schemas"]["Email"] | null;
        NullableStaffPhone: components["schemas"]["Phone"] | null;
        /** @constant */
        Ok: "OK";
        /** @description A six-digit code of an authenticator app. */
        OneTimeCode: string;
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
        /**
         * @description Clients show an unknown status unchanged. PENDING waits for the branch to accept the paid order. NOT_COLLECTED is a pickup order that nobody fetched.
         * @enum {string}
         */
        OrderStatus: "MAKING PAYMENT" | "PENDING" | "PREPARING" | "READY" | "DELIVERING" | "COMPLETED" | "CANCELLED" | "NOT_COLLECTED";
        OwnRider: {
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["MobileInput"];
        };
        PairDeviceRequest: {
            branch_id: components["schemas"]["Id"];
            name: components["schemas"]["DeviceName"];
        };
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
        };
        ReadyTimeRequest: {
            add_minutes: number;
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
        RefundId: string;
        RefundNotFailed: {
            data: components["schemas"]["RefundNotFailedData"];
            msg: components["schemas"]["Message"];
            /** @constant */
            msgCode: "REFUND_NOT_FAILED";
        };
        RefundNotFailedData: {
            state: components["schemas"]["RefundState"];
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
        RetryData: {
            /** @description The server rejects requests before this time. */
            retry_at: components["schemas"]["Instant"];
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
        StaffEvent: {
            approver_name: components["schemas"]["PersonName"] | null;
            at: components["schemas"]["Instant"];
            branch_id: components["schemas"]["Id"] | null;
            changes: components["schemas"]["EventChange"][];
            device_name: components["schemas"]["DeviceName"] | null;
            id: components["schemas"]["EventId"];
            /** @description The operationId, or the step of an order such as `takeStep.ready`. */
            operation: string;
            /** @description Null for the server itself, such as a rejection after the limit. */
            staff_name: components["schemas"]["PersonName"] | null;
            target_id: components["schemas"]["Id"] | null;
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
        /**
         * Format: uri-reference
         * @description A path on the same origin or an https address.
         */
        Url: string;
        /** @description A line with at least one visible character. White space, marks and invisible characters, such as U+200B, U+2060, U+00AD and U+3164, do not count. */
        VisibleLine: string;
        /** @description Minutes after the payment, counted while the branch is open. */
        WaitMinutes: number;
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
        /** @description The company does not exist, or no company has this host. */
        CompanyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompanyNotFound"];
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
        /** @description The role of the person does not allow it alone. */
        NotApproved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Forbidden"] | components["schemas"]["ApprovalRequired"] | components["schemas"]["ApprovalInvalid"];
            };
        };
        /** @description The object does not exist in this company or belongs to another customer, or no company has this host. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFound"] | components["schemas"]["CompanyNotFound"];
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
        /** @description The refund has not failed, or the key was used with another request. */
        RefundNotFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefundNotFailed"] | components["schemas"]["IdempotencyConflict"];
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
        /** @example order-1 */
        OrderId: components["schemas"]["Id"];
        /** @example prn_kitchen */
        PrinterId: components["schemas"]["Id"];
        /** @example 1204 */
        PrintJobId: components["schemas"]["PrintJobId"];
        /** @example REF5K2M9Q7T4W8XR2 */
        RefundId: components["schemas"]["RefundId"];
        /** @example st_aina */
        StaffId: components["schemas"]["Id"];
        /**
         * @description Created by the client, one per press. Repeating the key with the same body does nothing again and returns the present state. With another body the request fails with IDEMPOTENCY_CONFLICT.
         * @example 5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11
         */
        StepKey: components["schemas"]["IdempotencyKey"];
    };
    requestBodies: never;
    headers: never;
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
