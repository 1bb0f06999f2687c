import { cents } from '@claypot/sdk';
import { memberKeyOf } from '../../../platform/config/member-key.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { Restaurant } from '../../../testing/restaurant.ts';
import { matchPaymentCode, usePaymentCode } from '../index.ts';

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
