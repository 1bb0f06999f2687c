import { createHmac } from 'node:crypto';
import { cents } from '@claypot/sdk';
import { memberKeyOf } from '../../../platform/config/member-key.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { Joined } from '../../../testing/join-member.ts';
import type { Restaurant } from '../../../testing/restaurant.ts';
import { matchPaymentCode, usePaymentCode } from '../index.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code of a secret at a time, by RFC 6238. Written without the library of the server. */
export function codeAt(secret: string, time: Temporal.Instant): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time.epochMilliseconds / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = digest.readUInt8(19) % 16;
  return String((digest.readUInt32BE(at) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

/** Returns the secret that the device of a client gets. */
export async function secretOf({ id, sdk }: Pick<Joined, 'id' | 'sdk'>): Promise<string> {
  return (await sdk.paymentCode({ path: { customerId: id } })).secret;
}

/** A counter that accepts codes. Each call returns `OK`, or the error. */
export interface CodeCounter {
  /**
   * @param sen what the code pays.
   * @param also other work of the payment's transaction.
   */
  accept(
    memberId: string,
    code: string,
    sen?: number,
    also?: (tx: Transaction) => Promise<unknown>,
  ): Promise<string>;
  /** Data of the last error. */
  readonly errorData: unknown;
}

/** Opens a counter of a company. */
export function openCodeCounter(
  { db, clock, secret }: Restaurant,
  companyId = 'demo',
): CodeCounter {
  let errorData: unknown = null;
  return {
    get errorData() {
      return errorData;
    },
    async accept(memberId, code, sen = 100, also = async () => undefined) {
      const now = clock.now();
      const context = { db, company: { id: companyId }, memberKey: memberKeyOf(secret), now };
      try {
        const matched = await matchPaymentCode(context, memberId, code);
        await db.transaction(async (tx) => {
          await usePaymentCode(tx, matched, cents(sen), now);
          await also(tx);
        });
        return 'OK';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        errorData = error.data;
        return error.code;
      }
    },
  };
}
