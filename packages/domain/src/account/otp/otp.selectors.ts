import type { ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { FieldMessage } from '../../machines/form/fields/messages.ts';
import type { otpMachine } from './otp.machine.ts';

export type OtpSnapshot = SnapshotFrom<typeof otpMachine>;

export interface OtpView {
  /** At `code` the number is read-only and is in `phone_no`. */
  step: 'number' | 'code';
  phone_no: string | null;
  /** True while a code is being requested. */
  busy: boolean;
  /** Seconds left of the cooldown while the customer waits for it; else 0. */
  secondsLeft: number;
  canSend: boolean;
  canResend: boolean;
  /** True at step `code` if no sent code is valid any more. */
  expired: boolean;
  /** Field error of the typed number. */
  problem: FieldMessage | null;
  /** Error of the request for a code. */
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
    canSend: snapshot.matches({ number: 'idle' }),
    canResend: snapshot.matches({ code: 'resendable' }),
    expired: isCode && expiresAt === null,
    problem,
    rejection,
  };
}
