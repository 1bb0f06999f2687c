// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Client } from 'openapi-fetch';
import type { CreateCall, Sdk } from './types.ts';
import type { paths } from './wire.ts';

/** Creates every operation with `call` from its request. */
export function createCalls(client: Client<paths>, call: CreateCall): Sdk {
  return {
    acceptInvitation: call("acceptInvitation", (init) => client.POST("/counter/accept_invitation", init)),
    approve: call("approve", (init) => client.POST("/counter/approve", init)),
    beginSecondFactor: call("beginSecondFactor", (init) => client.POST("/counter/second_factor/begin", init)),
    confirmSecondFactor: call("confirmSecondFactor", (init) => client.POST("/counter/second_factor/confirm", init)),
    deviceList: call("deviceList", (init) => client.POST("/counter/device/list", init)),
    eventList: call("eventList", (init) => client.POST("/counter/event_list", init)),
    inviteStaff: call("inviteStaff", (init) => client.POST("/counter/staff/invite", init)),
    pairDevice: call("pairDevice", (init) => client.POST("/counter/device/pair", init)),
    removeSecondFactor: call("removeSecondFactor", (init) => client.POST("/counter/second_factor/remove", init)),
    resetStaff: call("resetStaff", (init) => client.POST("/counter/staff/reset/{id}", init)),
    revokeDevice: call("revokeDevice", (init) => client.POST("/counter/device/revoke/{id}", init)),
    session: call("session", (init) => client.GET("/counter/session", init)),
    signIn: call("signIn", (init) => client.POST("/counter/sign_in", init)),
    signInWithPin: call("signInWithPin", (init) => client.POST("/counter/sign_in_with_pin", init)),
    signOut: call("signOut", (init) => client.POST("/counter/sign_out", init)),
    staffList: call("staffList", (init) => client.POST("/counter/staff/list", init)),
    unlockPin: call("unlockPin", (init) => client.POST("/counter/staff/unlock_pin/{id}", init)),
    updateStaff: call("updateStaff", (init) => client.POST("/counter/staff/update/{id}", init)),
  };
}
