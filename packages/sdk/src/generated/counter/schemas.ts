// Generated from openapi/ by `npm run generate`. Do not edit.

/** Paths of amounts in data embedded in a page; `*` is every item of a list. */
export const embeddedMoneyPaths = {} as const;

/** All msgCodes of the contract except OK. */
export const errorCodes = [
  "ERROR",
  "COMPANY_NOT_FOUND",
  "SESSION_EXPIRED",
  "INVALID_REQUEST",
  "NOT_FOUND",
  "TOO_MANY_REQUESTS",
  "SERVICE_UNAVAILABLE",
  "SERVER_BUSY",
  "FORBIDDEN",
  "APPROVAL_REQUIRED",
  "APPROVAL_INVALID",
  "SIGN_IN_FAILED",
  "SECOND_FACTOR_REQUIRED",
  "SECOND_FACTOR_WRONG",
  "WRONG_PIN",
  "PIN_LOCKED",
  "DEVICE_NOT_PAIRED",
  "INVITATION_INVALID",
  "PIN_TOO_SIMPLE",
  "STAFF_EXISTS",
  "LAST_OWNER",
  "ORDER_MOVED",
  "IDEMPOTENCY_CONFLICT",
  "INVALID_PHONE_NO",
  "PASSWORD_TOO_COMMON",
  "OFFLINE"
] as const;
