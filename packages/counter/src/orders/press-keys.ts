import type { Random } from '@claypot/domain/ports';
import { codeOf, type ErrorCode } from '@claypot/sdk/counter';
import { problemOf } from './step-queue/step-problem.ts';

/** Idempotency keys of presses. */
export interface PressKeys {
  /**
   * Runs a request with its key. After a lost response, the same press gets the same key again, so
   * that the server acts once. It also keeps its key while an approval is missing.
   *
   * @param press what the key stands for, for example order and minutes
   */
  run<T>(press: readonly (string | number)[], request: (key: string) => Promise<T>): Promise<T>;
}

export function createPressKeys(random: Random): PressKeys {
  const open = new Map<string, string>();
  return {
    async run(press, request) {
      const id = JSON.stringify(press);
      const key = open.get(id) ?? random.uuid();
      open.set(id, key);
      try {
        const result = await request(key);
        open.delete(id);
        return result;
      } catch (error) {
        if (problemOf(error) !== null && !needsApproval(error)) open.delete(id);
        throw error;
      }
    },
  };
}

/** Returns true if the server asks for an approval, or for another one. */
export function needsApproval(error: unknown): boolean {
  return APPROVAL_CODES.includes(codeOf(error));
}

const APPROVAL_CODES: readonly ErrorCode[] = [
  'APPROVAL_REQUIRED',
  'APPROVAL_INVALID',
  'LIMIT_EXCEEDED',
  'BILL_LIMIT_EXCEEDED',
];
