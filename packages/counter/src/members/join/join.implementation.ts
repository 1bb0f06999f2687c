import { fromRequest } from '@claypot/domain/flows';
import { parseMobile } from '@claypot/domain/phone';
import { errorDataOf, type MemberCard } from '@claypot/sdk/counter';
import { assign } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import type { PressKeys } from '../../orders/press-keys.ts';
import { type JoinInput, joinMachine, type SentCode } from './join.machine.ts';

export interface JoinDeps extends Pick<CounterRuntime, 'api' | 'clock'> {
  branch_id: string;
  /** Outlives the dialog, so that a repeated press after a lost response joins once. */
  keys: PressKeys;
}

/** Creates the machine that makes a person a member. */
export function createJoin({ api, branch_id, clock, keys }: JoinDeps) {
  async function send(phone: string, signal: AbortSignal): Promise<SentCode> {
    const phone_no = parseMobile(phone) ?? phone;
    try {
      return sentCode(await api.sendJoinCode({ body: { branch_id, phone_no } }, { signal }));
    } catch (error) {
      const sent = errorDataOf(error, 'OTP_ALREADY_SENT');
      if (sent === null) throw error;
      return sentCode(sent);
    }
  }
  return joinMachine.provide({
    actors: {
      sendCode: fromRequest<SentCode, JoinInput>(({ input, signal }) => send(input.phone, signal)),
      join: fromRequest<MemberCard, JoinInput>(({ input: { code, phone }, signal }) => {
        const body = {
          branch_id,
          phone_no: parseMobile(phone) ?? phone,
          otp_code: code,
          has_agreed: true as const,
        };
        return keys.run(['joinMember', body.phone_no, code], (key) =>
          api.joinMember({ headers: { 'Idempotency-Key': key }, body }, { signal }),
        );
      }),
    },
    actions: { readClock: assign(() => ({ now: clock.now().epochMilliseconds })) },
  });
}

function sentCode(sent: {
  readonly resend_at: string;
  readonly expires_at: string | null;
}): SentCode {
  const { expires_at, resend_at } = sent;
  return {
    resendAt: epochOf(resend_at),
    expiresAt: expires_at === null ? null : epochOf(expires_at),
  };
}

function epochOf(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}
