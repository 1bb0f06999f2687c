// Generated from openapi/ by `npm run generate`. Do not edit.

/** Schemas of body and result, nested envelope, and extensions, by operation. */
export const operations = {
  "acceptInvitation": {
    "wrapped": null,
    "request": "InvitationRequest",
    "response": "Session",
    "role": "anyone"
  },
  "approve": {
    "wrapped": null,
    "request": "ApprovalRequest",
    "response": "Approval",
    "role": "cashier"
  },
  "beginSecondFactor": {
    "wrapped": null,
    "request": null,
    "response": "SecondFactorSetup",
    "role": "manager"
  },
  "confirmSecondFactor": {
    "wrapped": null,
    "request": "SecondFactorRequest",
    "response": "Session",
    "role": "manager"
  },
  "deviceList": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "DeviceList",
    "safe": true,
    "role": "manager"
  },
  "eventList": {
    "wrapped": null,
    "request": "EventListRequest",
    "response": "EventList",
    "safe": true,
    "role": "owner"
  },
  "inviteStaff": {
    "wrapped": null,
    "request": "InviteStaffRequest",
    "response": "Invitation",
    "role": "manager"
  },
  "pairDevice": {
    "wrapped": null,
    "request": "PairDeviceRequest",
    "response": "Session",
    "role": "manager"
  },
  "removeSecondFactor": {
    "wrapped": null,
    "request": "SecondFactorRequest",
    "response": "Session",
    "role": "manager"
  },
  "resetStaff": {
    "wrapped": null,
    "request": null,
    "response": "Invitation",
    "role": "manager"
  },
  "revokeDevice": {
    "wrapped": null,
    "request": null,
    "response": "DeviceList",
    "role": "manager"
  },
  "session": {
    "wrapped": null,
    "request": null,
    "response": "Session",
    "safe": true,
    "role": "anyone"
  },
  "signIn": {
    "wrapped": null,
    "request": "SignInRequest",
    "response": "Session",
    "role": "anyone"
  },
  "signInWithPin": {
    "wrapped": null,
    "request": "PinSignInRequest",
    "response": "Session",
    "role": "device"
  },
  "signOut": {
    "wrapped": null,
    "request": null,
    "response": "Session",
    "role": "anyone"
  },
  "staffList": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "StaffList",
    "safe": true,
    "role": "manager"
  },
  "unlockPin": {
    "wrapped": null,
    "request": "BranchRequest",
    "response": "StaffMember",
    "role": "manager"
  },
  "updateStaff": {
    "wrapped": null,
    "request": "UpdateStaffRequest",
    "response": "StaffMember",
    "role": "manager"
  }
} as const;

/** Schema of an error's data, by code. */
export const errorData = {
  "INVALID_REQUEST": "InvalidRequestData",
  "TOO_MANY_REQUESTS": "RetryData",
  "WRONG_PIN": "WrongPinData"
} as const;

/** Paths of a schema's amounts; `*` is every item of a list or map. */
export const moneyPaths: Readonly<Record<string, readonly string[]>> = {
  "ApprovalRequest": [
    "amount"
  ]
};
