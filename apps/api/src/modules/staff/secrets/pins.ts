import { createHmac } from 'node:crypto';
import { hasRank, type Role } from '@claypot/sdk/counter';
import type { Context } from '../../../contract/context/context.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';

/** Wrong PINs that lock the PIN of a person in a branch. */
const MOST_FAILURES = 5;

/** A person who enters a PIN in a branch. */
export interface PinOwner {
  readonly id: string;
  /** Null until the person has chosen a PIN. */
  readonly pin_hash: string | null;
}

/** Returns true after so many wrong PINs. */
export function isPinLocked(failures: number): boolean {
  return failures >= MOST_FAILURES;
}

/** Returns the number of digits of a role's PIN. */
export function pinDigits(role: Role): 4 | 6 {
  return hasRank(role, 'cashier') ? 6 : 4;
}

/**
 * Rejects a PIN with the wrong number of digits for the role, with one digit only, or with digits
 * in order.
 * @throws ApiError `PIN_TOO_SIMPLE`.
 */
export function requireGoodPin(pin: string, role: Role): void {
  const isRun = '01234567890'.includes(pin) || '09876543210'.includes(pin);
  const isRepeated = /^(\d{1,3})\1+$/.test(pin);
  if (pin.length !== pinDigits(role) || isRun || isRepeated) throw new ApiError('PIN_TOO_SIMPLE');
}

/** What hashing needs. */
interface Hashing extends Pick<Context, 'memberKey' | 'passwords'> {
  readonly company: { readonly id: string };
}

/** Hashes a PIN for storage. */
export function hashPin(context: Hashing, staffId: string, pin: string): Promise<string> {
  return context.passwords.hash(sealPin(context, staffId, pin));
}

/**
 * Checks a PIN. A try is counted before the check, so that concurrent guesses are limited like
 * sequential ones; a right PIN resets the count.
 * @throws ApiError `WRONG_PIN` with the remaining tries, `PIN_LOCKED` after five wrong ones.
 */
export async function requirePin(
  context: Hashing & Pick<Context, 'db'>,
  { id, pin_hash }: PinOwner,
  branchId: string,
  pin: string,
): Promise<void> {
  const { db, company, passwords } = context;
  const counted = await db.one<{ failures: number }>(sql`
    insert into staff_pin_failures as f (company_id, staff_id, branch_id, failures)
    values (${company.id}, ${id}, ${branchId}, 1)
    on conflict (company_id, staff_id, branch_id)
      do update set failures = f.failures + 1 where f.failures < ${MOST_FAILURES}
    returning failures`);
  if (counted === null) throw new ApiError('PIN_LOCKED');
  if (!(await passwords.isRight(sealPin(context, id, pin), pin_hash))) {
    const tries_left = MOST_FAILURES - counted.failures;
    throw new ApiError('WRONG_PIN', { data: { tries_left } });
  }
  await unlockPin(context, id, branchId);
}

/** Resets the wrong PINs of a person in a branch. */
export async function unlockPin(
  { db, company }: Pick<Hashing, 'company'> & { readonly db: Pick<Context['db'], 'execute'> },
  staffId: string,
  branchId: string,
): Promise<void> {
  await db.execute(sql`
    delete from staff_pin_failures
    where company_id = ${company.id} and staff_id = ${staffId} and branch_id = ${branchId}`);
}

/**
 * A PIN has a million values, so its argon2id hash alone could be searched. The key is not in the
 * database.
 */
function sealPin({ memberKey, company }: Hashing, staffId: string, pin: string): string {
  return createHmac('sha256', memberKey)
    .update(JSON.stringify(['pin', company.id, staffId, pin]))
    .digest('hex');
}
