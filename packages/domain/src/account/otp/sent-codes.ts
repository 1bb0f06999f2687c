import * as v from 'valibot';
import type { Ports } from '../../ports/ports.ts';
import { createStored } from '../../storage/stored.ts';
import { asOf, type Deadlines } from './deadlines.ts';

/** What a code is for: a code for one is none for the other. */
export type OtpPurpose = 'signUp' | 'resetPassword';

const sentSchema = v.object({
  purpose: v.picklist(['signUp', 'resetPassword']),
  /** E.164. */
  phone_no: v.pipe(v.string(), v.nonEmpty()),
  resendAt: v.number(),
  expiresAt: v.nullable(v.number()),
});

export type SentCode = v.InferOutput<typeof sentSchema>;

/** Raised whenever the shape changes. */
const VERSION = 1;

export type SentCodes = ReturnType<typeof createSentCodes>;

/**
 * To which numbers codes were sent, as far as that is still of use: so that a reload, a way back or
 * another tab finds the step the customer is at. A device that stores nothing remembers it as long
 * as the page lives.
 */
export function createSentCodes(
  { clock, storage }: Pick<Ports, 'clock' | 'storage'>,
  subdomain: string,
) {
  const stored = createStored(storage, {
    subdomain,
    thing: 'otp',
    version: VERSION,
    schema: v.array(sentSchema),
  });
  const listeners = new Set<() => void>();
  let held: SentCode[] = [];

  const all = (): SentCode[] => {
    const now = clock.now().epochMilliseconds;
    return (stored.read() ?? held)
      .map((code) => ({ ...code, ...asOf(now, code) }))
      .filter(({ resendAt, expiresAt }) => resendAt > now || expiresAt !== null);
  };
  const replaceAll = (codes: SentCode[]) => {
    held = codes;
    stored.write(held);
    for (const listener of listeners) listener();
  };
  const replace = (purpose: OtpPurpose, phone_no: string, next: Deadlines | null) => {
    const others = all().filter((code) => code.purpose !== purpose || code.phone_no !== phone_no);
    replaceAll(next === null ? others : [...others, { purpose, phone_no, ...next }]);
  };

  return {
    /** The number that a code was sent to last, if that code still counts. */
    latest: (purpose: OtpPurpose): SentCode | null =>
      all().findLast((code) => code.purpose === purpose && code.expiresAt !== null) ?? null,
    find: (purpose: OtpPurpose, phone_no: string): SentCode | null =>
      all().find((code) => code.purpose === purpose && code.phone_no === phone_no) ?? null,
    put: (purpose: OtpPurpose, phone_no: string, deadlines: Deadlines) =>
      replace(purpose, phone_no, deadlines),
    /** The server no longer takes the code; another can be asked for when its time has come. */
    spend: (purpose: OtpPurpose, phone_no: string) => {
      const known = all().find((code) => code.purpose === purpose && code.phone_no === phone_no);
      replace(purpose, phone_no, known ? { ...known, expiresAt: null } : null);
    },
    /**
     * Removes a code that was used. Codes for the same purpose that went to other numbers are out of
     * use as well: the customer changed the number, and the next one on the device must not see it.
     */
    clearStored: (purpose: OtpPurpose, phone_no: string) => {
      const left = all().filter((code) => code.purpose !== purpose || code.phone_no !== phone_no);
      replaceAll(
        left.map((code) => (code.purpose === purpose ? { ...code, expiresAt: null } : code)),
      );
    },
    /** Calls back after each change, here or in another tab; answers the way to stop. */
    onChange: (listener: () => void) => {
      listeners.add(listener);
      const stop = stored.onChangeElsewhere(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
