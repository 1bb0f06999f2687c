import { ApiError, type OtpSent } from '@claypot/sdk';
import { createActor } from 'xstate';
import { fakePorts, stubSdk } from '../../../testing/fakes.ts';
import { replies } from '../../../testing/replies.ts';
import { createOtp } from '../otp.implementation.ts';
import type { OtpEvent } from '../otp.machine.ts';
import { selectOtp } from '../otp.selectors.ts';
import { createSentCodes, type OtpPurpose } from '../sent-codes.ts';

interface Sent {
  purpose: OtpPurpose;
  at: Temporal.Instant;
}

/**
 * Returns a fake server that sends codes as the contract defines, and a browser with any number of
 * tabs.
 */
export function aPhone() {
  const ports = fakePorts();
  const { clock } = ports;
  /** Offset of the device's clock, in ms. The server's clock is always right. */
  let skew = 0;
  const device = { now: () => clock.now().add({ milliseconds: skew }) };
  const sent = new Map<string, Sent>();
  const requests: string[] = [];
  const forecast: ApiError[] = [];

  async function send(purpose: OtpPurpose, phone_no: string): Promise<OtpSent> {
    requests.push(phone_no);
    const failure = forecast.shift();
    const last = sent.get(phone_no);
    if (last && Temporal.Duration.compare(clock.now().since(last.at), { seconds: 120 }) < 0) {
      const times = timesOf(last.at);
      const data = { ...times, expires_at: last.purpose === purpose ? times.expires_at : null };
      throw new ApiError({ code: 'OTP_ALREADY_SENT', kind: 'rejected', status: 429, data });
    }
    if (failure?.kind === 'rejected') throw failure;
    sent.set(phone_no, { purpose, at: clock.now() });
    if (failure) throw failure;
    return timesOf(clock.now());
  }

  const api = stubSdk({
    authSendOtp: async ({ body }) => await send('signUp', body.phone_no),
    authSendForgotOtp: async ({ body }) => await send('resetPassword', body.phone_no),
  });

  return {
    ports,
    clock,
    requests,
    /** Failures of the next requests, in order. A network failure still sends the code. */
    forecast: (...failures: ApiError[]) => void forecast.push(...failures),
    setClock: (milliseconds: number) => {
      skew += milliseconds;
    },
    openPage: (purpose: OtpPurpose = 'signUp') => {
      const codes = createSentCodes({ clock: device, storage: ports.storage }, 'demo');
      const machine = createOtp({ api, clock: device, codes, companyId: () => 'cch' }, purpose);
      const actor = createActor(machine, { clock: clock.delays }).start();
      return {
        actor,
        codes,
        send: (event: OtpEvent) => actor.send(event),
        view: () => selectOtp(actor.getSnapshot()),
        /** Delivers the storage event of another tab. */
        hear: () => ports.storage.changeFromAnotherTab(KEY, ports.storage.get(KEY)),
      };
    },
  };
}

export const KEY = 'claypot:demo:otp';
export const ANN = '+60123456789';
export const SEND = { type: 'SEND', phone: '012-345 6789' } as const;

/** Returns a page to which a code has just been sent. */
export async function sent() {
  const phone = aPhone();
  const page = phone.openPage();
  page.send(SEND);
  await replies();
  return { ...phone, ...page };
}

function timesOf(at: Temporal.Instant): OtpSent {
  return {
    resend_at: at.add({ seconds: 120 }).toString(),
    expires_at: at.add({ minutes: 5 }).toString(),
  };
}
