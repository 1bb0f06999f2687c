// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Client } from 'openapi-fetch';
import type { CreateCall, Sdk } from './types.ts';
import type { paths } from './wire.ts';

/** Creates every operation with `call` from its request. */
export function createCalls(client: Client<paths>, call: CreateCall): Sdk {
  return {
    acceptInvitation: call("acceptInvitation", (init) => client.POST("/counter/accept_invitation", init)),
    acknowledgeOrder: call("acknowledgeOrder", (init) => client.POST("/counter/order/acknowledge/{id}", init)),
    addPrinter: call("addPrinter", (init) => client.POST("/counter/printer/add", init)),
    approve: call("approve", (init) => client.POST("/counter/approve", init)),
    availability: call("availability", (init) => client.POST("/counter/availability", init)),
    beginSecondFactor: call("beginSecondFactor", (init) => client.POST("/counter/second_factor/begin", init)),
    board: call("board", (init) => client.POST("/counter/board", init)),
    changeReadyTime: call("changeReadyTime", (init) => client.POST("/counter/order/ready_time/{id}", init)),
    confirmPrintJob: call("confirmPrintJob", (init) => client.POST("/counter/print_job/confirm/{id}", init)),
    confirmSecondFactor: call("confirmSecondFactor", (init) => client.POST("/counter/second_factor/confirm", init)),
    deviceList: call("deviceList", (init) => client.POST("/counter/device/list", init)),
    eventList: call("eventList", (init) => client.POST("/counter/event_list", init)),
    failPrintJob: call("failPrintJob", (init) => client.POST("/counter/print_job/fail/{id}", init)),
    inviteStaff: call("inviteStaff", (init) => client.POST("/counter/staff/invite", init)),
    leasePrintJob: call("leasePrintJob", (init) => client.POST("/counter/print_job/lease", init)),
    markLinesUnavailable: call("markLinesUnavailable", (init) => client.POST("/counter/order/lines_unavailable/{id}", init)),
    pairDevice: call("pairDevice", (init) => client.POST("/counter/device/pair", init)),
    printJobList: call("printJobList", (init) => client.POST("/counter/print_job/list", init)),
    printOrder: call("printOrder", (init) => client.POST("/counter/order/print/{id}", init)),
    printTestPage: call("printTestPage", (init) => client.POST("/counter/printer/test_page/{id}", init)),
    printerList: call("printerList", (init) => client.POST("/counter/printer/list", init)),
    refundOrder: call("refundOrder", (init) => client.POST("/counter/order/refund/{id}", init)),
    rejectOrder: call("rejectOrder", (init) => client.POST("/counter/order/reject/{id}", init)),
    removePrinter: call("removePrinter", (init) => client.POST("/counter/printer/remove/{id}", init)),
    removeSecondFactor: call("removeSecondFactor", (init) => client.POST("/counter/second_factor/remove", init)),
    resetStaff: call("resetStaff", (init) => client.POST("/counter/staff/reset/{id}", init)),
    revokeDevice: call("revokeDevice", (init) => client.POST("/counter/device/revoke/{id}", init)),
    searchOrders: call("searchOrders", (init) => client.POST("/counter/order/search", init)),
    session: call("session", (init) => client.GET("/counter/session", init)),
    setBusy: call("setBusy", (init) => client.POST("/counter/branch/busy", init)),
    setPause: call("setPause", (init) => client.POST("/counter/branch/pause", init)),
    setPortions: call("setPortions", (init) => client.POST("/counter/availability/portions", init)),
    setSoldOut: call("setSoldOut", (init) => client.POST("/counter/availability/sold_out", init)),
    settleRefund: call("settleRefund", (init) => client.POST("/counter/refund/settle/{id}", init)),
    signIn: call("signIn", (init) => client.POST("/counter/sign_in", init)),
    signInWithPin: call("signInWithPin", (init) => client.POST("/counter/sign_in_with_pin", init)),
    signOut: call("signOut", (init) => client.POST("/counter/sign_out", init)),
    staffList: call("staffList", (init) => client.POST("/counter/staff/list", init)),
    takeStep: call("takeStep", (init) => client.POST("/counter/order/step/{id}", init)),
    ticket: call("ticket", (init) => client.POST("/counter/ticket/{id}", init)),
    unlockPin: call("unlockPin", (init) => client.POST("/counter/staff/unlock_pin/{id}", init)),
    updateBranchSettings: call("updateBranchSettings", (init) => client.POST("/counter/branch/settings", init)),
    updatePrinter: call("updatePrinter", (init) => client.POST("/counter/printer/update/{id}", init)),
    updateStaff: call("updateStaff", (init) => client.POST("/counter/staff/update/{id}", init)),
  };
}
