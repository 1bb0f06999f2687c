import { createHash } from 'node:crypto';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError, type ErrorCode } from '../../../shared/api-error.ts';

/** HTTP statuses of business errors. A missing approval (403) can still be given. */
const FINAL: ReadonlySet<number> = new Set([409, 422]);

/** A press at the counter, which may arrive repeatedly. */
export interface Press {
  readonly operation: string;
  readonly key: string;
  readonly targetId: string;
  readonly body: object;
}

/**
 * Runs an action once per key, then reads the result, all in one transaction. A repeated press only
 * reads. Concurrent presses with one key wait for each other. A press that a business error rejects
 * is rejected again when it is repeated: it never takes effect later, for example after a recall.
 * @throws ApiError `IDEMPOTENCY_CONFLICT` if the key was used for another request.
 */
export async function once<Result>(
  { db, company, now }: Pick<CounterContext, 'db' | 'company' | 'now'>,
  { operation, key, targetId, body }: Press,
  act: (tx: Transaction) => Promise<void>,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256')
    .update(textOf([operation, targetId, body]))
    .digest('hex');
  const outcome = await db.transaction(async (tx) => {
    const isNew = await tx.execute(sql`
      insert into counter_requests (company_id, idempotency_key, request_hash, created_at)
      values (${company.id}, ${key}, ${hash}, ${now})
      on conflict (company_id, idempotency_key) do nothing`);
    const rejected =
      isNew === 1
        ? await actUnlessRejected(tx, { companyId: company.id, key }, act)
        : await readPress(tx, { companyId: company.id, key, hash });
    return rejected === null ? { result: await read(tx) } : { rejected };
  });
  if ('result' in outcome) return outcome.result;
  throw outcome.rejected;
}

/** Returns true if a press with this key was made before. Its transaction has ended. */
export async function wasPressed(
  { db, company }: Pick<CounterContext, 'db' | 'company'>,
  key: string,
): Promise<boolean> {
  const press = await db.one<{ created_at: Temporal.Instant }>(sql`
    select created_at from counter_requests
    where company_id = ${company.id} and idempotency_key = ${key}`);
  return press !== null;
}

interface PressKey {
  readonly companyId: string;
  readonly key: string;
}

/** Acts. Undoes what a business error rejects, stores the error and returns it. */
async function actUnlessRejected(
  tx: Transaction,
  { companyId, key }: PressKey,
  act: (tx: Transaction) => Promise<void>,
): Promise<ApiError | null> {
  await tx.script('savepoint press');
  try {
    await act(tx);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError && FINAL.has(error.status))) throw error;
    await tx.script('rollback to savepoint press');
    await tx.execute(sql`
      update counter_requests
      set rejected_code = ${error.code}, rejected_data = ${JSON.stringify(error.data)}::jsonb
      where company_id = ${companyId} and idempotency_key = ${key}`);
    return error;
  }
}

/** Returns the error that rejected the press; null if it took effect. */
async function readPress(
  tx: Transaction,
  { companyId, key, hash }: PressKey & { readonly hash: string },
): Promise<ApiError | null> {
  const press = await tx.one<{ rejected_code: string | null; rejected_data: unknown }>(sql`
    select rejected_code, rejected_data from counter_requests
    where company_id = ${companyId} and idempotency_key = ${key} and request_hash = ${hash}`);
  if (press === null) throw new ApiError('IDEMPOTENCY_CONFLICT');
  const { rejected_code: code, rejected_data: data } = press;
  // Only `actUnlessRejected` writes codes.
  return code === null ? null : new ApiError(code as ErrorCode, { data });
}

/** Returns JSON with sorted fields, so that their order does not matter. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Deletes presses that no client repeats any more. */
export async function dropOldPresses(
  db: Pick<CounterContext['db'], 'execute'>,
  before: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`delete from counter_requests where created_at < ${before}`);
}
