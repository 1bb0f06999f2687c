import * as v from 'valibot';
import type { Ports } from '../../ports/ports.ts';
import { createStored } from '../../storage/stored.ts';
import { asOf, type Deadlines } from './deadlines.ts';

/** Purpose of a code. A code is valid for one purpose only. */
export type OtpPurpose = 'signUp' | 'resetPassword';

const sentSchema = v.object({
  purpose: v.picklist(['signUp', 'resetPassword']),
  /** E.164. */
  phone_no: v.pipe(v.string(), v.nonEmpty()),
  resendAt: v.number(),
  expiresAt: v.nullable(v.number()),
});

export type SentCode = v.InferOutput<typeof sentSchema>;

/** Increment when the shape changes. */
const VERSION = 1;

export type SentCodes = ReturnType<typeof createSentCodes>;

/**
 * Stores the numbers that codes were sent to, so that a reload, back navigation or another tab
 * restores the customer's step. Falls back to memory if the device cannot store.
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
    /** Returns the last code sent for the purpose, or null if none is valid. */
    latest: (purpose: OtpPurpose): SentCode | null =>
      all().findLast((code) => code.purpose === purpose && code.expiresAt !== null) ?? null,
    find: (purpose: OtpPurpose, phone_no: string): SentCode | null =>
      all().find((code) => code.purpose === purpose && code.phone_no === phone_no) ?? null,
    put: (purpose: OtpPurpose, phone_no: string, deadlines: Deadlines) =>
      replace(purpose, phone_no, deadlines),
    /** Marks the code as expired after the server rejected it. The cooldown remains. */
    spend: (purpose: OtpPurpose, phone_no: string) => {
      const known = all().find((code) => code.purpose === purpose && code.phone_no === phone_no);
      replace(purpose, phone_no, known ? { ...known, expiresAt: null } : null);
    },
    /**
     * Removes a used code and expires codes of the same purpose for other numbers. The next
     * customer on the device must not see those numbers.
     */
    clearStored: (purpose: OtpPurpose, phone_no: string) => {
      const left = all().filter((code) => code.purpose !== purpose || code.phone_no !== phone_no);
      replaceAll(
        left.map((code) => (code.purpose === purpose ? { ...code, expiresAt: null } : code)),
      );
    },
    /**
     * Calls the listener after each change, here or in another tab. Returns an unsubscribe
     * function.
     */
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
