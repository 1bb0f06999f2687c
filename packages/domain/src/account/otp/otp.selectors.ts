import type { ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { FieldMessage } from '../../machines/form/fields/messages.ts';
import type { otpMachine } from './otp.machine.ts';

export type OtpSnapshot = SnapshotFrom<typeof otpMachine>;

/** All that a view of a code by SMS may ask. */
export interface OtpView {
  /** At `code` the number is only read, and `phone_no` is it. */
  step: 'number' | 'code';
  phone_no: string | null;
  /** A code is being asked for. */
  busy: boolean;
  /** Until another can be asked for; 0 when it can. */
  secondsLeft: number;
  canSend: boolean;
  canResend: boolean;
  /** The code that was sent counts no more, as far as is known here. */
  expired: boolean;
  /** What is wrong with the number as it was typed. */
  problem: FieldMessage | null;
  /** Why no code was sent. */
  rejection: ErrorCode | null;
}

export function selectOtp(snapshot: OtpSnapshot): OtpView {
  const { expiresAt, now, phone_no, problem, rejection, resendAt } = snapshot.context;
  const isCode = snapshot.hasTag('code');
  const isWaiting =
    snapshot.matches({ number: 'cooling' }) || snapshot.matches({ code: 'counting' });
  return {
    step: isCode ? 'code' : 'number',
    phone_no,
    busy: snapshot.hasTag('busy'),
    secondsLeft: isWaiting ? Math.ceil(Math.max(resendAt - now, 0) / 1000) : 0,
    canSend: snapshot.matches({ number: 'resting' }),
    canResend: snapshot.matches({ code: 'resendable' }),
    expired: isCode && expiresAt === null,
    problem,
    rejection,
  };
}
