import type { OperationId } from '@claypot/sdk/contract-types';
import type { OperationId as CounterOperationId } from '@claypot/sdk/counter/contract-types';
import type { Clock } from '../../../shared/time/clock.ts';

/** Names of everything that can be requested: the operations, and other routes. */
export type LoggedOperation =
  | OperationId
  | CounterOperationId
  | 'followBranch'
  | 'followMember'
  | 'followOrder'
  | 'followMenu'
  | 'errorReports'
  | 'webhooks';

/** A security event: actor, operation, origin and outcome. It contains no secrets. */
export interface SecurityLine {
  readonly event: string;
  readonly operation: LoggedOperation;
  /** `OK`, the error code, or `NOT_THEIRS` if a member requested another member's data. */
  readonly outcome: string;
  /** Id of the member who signed in or made the request, if known. */
  readonly member: string | null;
  readonly company: string | null;
  /** See `clientAddress`. */
  readonly address: string;
  readonly requestId: string;
}

export type SecurityLog = (line: SecurityLine) => void;

/** Operations that are always logged. */
const EVENTS: Partial<Record<LoggedOperation, string>> = {
  acceptInvitation: 'staff_sign_up',
  accountClose: 'account_close',
  approve: 'staff_approval',
  inviteStaff: 'staff_invitation',
  memberData: 'data_download',
  pairDevice: 'device_pairing',
  resetStaff: 'staff_reset',
  revokeDevice: 'device_revocation',
  setUp: 'set_up',
  signIn: 'staff_sign_in',
  signInWithPin: 'staff_sign_in',
  signOut: 'staff_sign_out',
  updateStaff: 'staff_change',
  authLogin: 'sign_in',
  authLoginByMemberNo: 'sign_in',
  authLogout: 'sign_out',
  authResetPassword: 'password_reset',
  authSendForgotOtp: 'code_request',
  authSendOtp: 'code_request',
  register: 'sign_up',
  sessionEndOthers: 'sign_out_others',
  updatePassword: 'password_change',
};

/** Outcomes that are logged for every operation. */
const REJECTIONS: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'NOT_THEIRS',
  'SESSION_EXPIRED',
  'SET_UP_TOKEN_INVALID',
  'TOO_MANY_REQUESTS',
]);

/** Returns the name of the event to log; null if it is not logged. */
export function eventOf(operation: LoggedOperation, outcome: string): string | null {
  return EVENTS[operation] ?? (REJECTIONS.has(outcome) ? 'rejection' : null);
}

/** Maximum lines per address and minute, so that a flood of requests does not flood the log. */
const MOST = 60;
const MINUTE = 60_000;
/** Maximum addresses counted at once. */
const ADDRESSES = 10_000;

/**
 * Limits the lines per address and minute. Logs once per address and minute that there were more.
 */
export function fewOfEach(log: SecurityLog, clock: Clock): SecurityLog {
  let minute = 0;
  const counts = new Map<string, number>();
  return (line) => {
    const now = Math.floor(clock.now().epochMilliseconds / MINUTE);
    if (now !== minute || counts.size > ADDRESSES) counts.clear();
    minute = now;
    const count = (counts.get(line.address) ?? 0) + 1;
    counts.set(line.address, count);
    if (count <= MOST) log(line);
    else if (count === MOST + 1) log({ ...line, event: 'more_of_the_same', member: null });
  };
}
