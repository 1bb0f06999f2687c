import { errorDataOf, type OtpSent } from '@claypot/sdk';
import { assign, fromCallback } from 'xstate';
import { fromRequest } from '../../machines/base/from-request.ts';
import { parseMobile } from '../../machines/form/fields/phone.ts';
import type { Ports } from '../../ports/ports.ts';
import { requiredCompany } from '../sign-in/required-company.ts';
import { type Deadlines, justSent, noDeadlines, sentBefore } from './deadlines.ts';
import { clockChanges, type OtpEvent, otpMachine } from './otp.machine.ts';
import type { OtpPurpose, SentCodes } from './sent-codes.ts';

export interface OtpDeps extends Pick<Ports, 'api' | 'clock'> {
  companyId: () => string | null;
  codes: SentCodes;
}

/** Returns the OTP machine for one purpose, with its requests and its storage. */
export function createOtp({ api, clock, codes, companyId }: OtpDeps, purpose: OtpPurpose) {
  const now = () => clock.now().epochMilliseconds;

  async function ask(phone_no: string, signal: AbortSignal): Promise<OtpSent> {
    const input = { body: { company_id: requiredCompany(companyId()), phone_no } };
    return purpose === 'signUp'
      ? api.authSendOtp(input, { signal })
      : api.authSendForgotOtp(input, { signal });
  }

  async function send(phone_no: string, signal: AbortSignal): Promise<Deadlines> {
    try {
      return justSent(await ask(phone_no, signal), now());
    } catch (error) {
      const sent = errorDataOf(error, 'OTP_ALREADY_SENT');
      if (sent === null) throw error;
      return sentBefore(sent, now());
    }
  }

  return otpMachine.provide({
    ...(purpose === 'signUp' && {
      guards: { isNumber: (_, { phone }: { phone: string }) => parseMobile(phone) !== null },
    }),
    actors: {
      send: fromRequest<Deadlines, { phone_no: string | null }>(async ({ input, signal }) => {
        const phone_no = input.phone_no ?? '';
        const deadlines = await send(phone_no, signal);
        if (!signal.aborted) codes.put(purpose, phone_no, deadlines);
        return deadlines;
      }),
      follow: fromCallback<OtpEvent>(({ sendBack }) =>
        codes.onChange(() => sendBack({ type: 'RECALL' })),
      ),
    },
    actions: {
      recallLatest: assign(() => codes.latest(purpose) ?? {}),
      recall: assign(({ context: { phone_no } }) =>
        phone_no === null ? {} : (codes.find(purpose, phone_no) ?? noDeadlines()),
      ),
      updateClock: assign(({ context }) => clockChanges(now(), context)),
    },
  });
}
