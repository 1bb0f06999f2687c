import type { OperationId } from '@claypot/sdk/contract-types';
import type { Clock } from '../../../shared/time/clock.ts';

/** What can be asked for: the operations, and what takes requests beside them. */
export type Asked = OperationId | 'followOrder' | 'errorReports' | 'webhooks';

/** What concerns security: who did what, from where, and what came of it. It holds no secret. */
export interface SecurityLine {
  readonly event: string;
  readonly operation: Asked;
  /** `OK`, the code it was refused with, or `NOT_THEIRS` where a member asked for what is another's. */
  readonly outcome: string;
  /** By id, where it is known whose sign-in it is or who asked. */
  readonly member: string | null;
  readonly company: string | null;
  /** See `clientAddress`. */
  readonly address: string;
  readonly requestId: string;
}

export type SecurityLog = (line: SecurityLine) => void;

/** Operations that are told of whatever comes of them. */
const EVENTS: Partial<Record<Asked, string>> = {
  accountClose: 'account_close',
  memberData: 'data_download',
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

/** What is told of wherever it happens. */
const REJECTIONS: ReadonlySet<string> = new Set([
  'NOT_THEIRS',
  'SESSION_EXPIRED',
  'TOO_MANY_REQUESTS',
]);

/** Whether something is told of, and under which name. */
export function eventOf(operation: Asked, outcome: string): string | null {
  return EVENTS[operation] ?? (REJECTIONS.has(outcome) ? 'rejection' : null);
}

/** Lines of one address in a minute: whoever floods the server does not flood the log. */
const MOST = 60;
const MINUTE = 60_000;
/** Addresses that are counted at once. */
const ADDRESSES = 10_000;

/** A log that tells of each address so much a minute, and then once that there was more. */
export function fewOfEach(log: SecurityLog, clock: Clock): SecurityLog {
  let minute = 0;
  const told = new Map<string, number>();
  return (line) => {
    const now = Math.floor(clock.now().epochMilliseconds / MINUTE);
    if (now !== minute || told.size > ADDRESSES) told.clear();
    minute = now;
    const count = (told.get(line.address) ?? 0) + 1;
    told.set(line.address, count);
    if (count <= MOST) log(line);
    else if (count === MOST + 1) log({ ...line, event: 'more_of_the_same', member: null });
  };
}
