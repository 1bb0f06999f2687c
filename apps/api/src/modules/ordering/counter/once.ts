import { createHash } from 'node:crypto';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';

/** A press at the counter, which may arrive repeatedly. */
export interface Press {
  readonly operation: string;
  readonly key: string;
  readonly targetId: string;
  readonly body: object;
}

/**
 * Runs an action once per key, then reads the result, all in one transaction. A repeated press only
 * reads. Concurrent presses with one key wait for each other.
 * @throws ApiError `IDEMPOTENCY_CONFLICT` if the key was used for another request.
 */
export function once<Result>(
  { db, company, now }: Pick<CounterContext, 'db' | 'company' | 'now'>,
  { operation, key, targetId, body }: Press,
  act: (tx: Transaction) => Promise<void>,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256')
    .update(textOf([operation, targetId, body]))
    .digest('hex');
  return db.transaction(async (tx) => {
    const isNew = await tx.execute(sql`
      insert into counter_requests (company_id, idempotency_key, request_hash, created_at)
      values (${company.id}, ${key}, ${hash}, ${now})
      on conflict (company_id, idempotency_key) do nothing`);
    if (isNew === 1) await act(tx);
    else await requireSame(tx, company.id, key, hash);
    return read(tx);
  });
}

async function requireSame(
  tx: Transaction,
  companyId: string,
  key: string,
  hash: string,
): Promise<void> {
  const same = await tx.one<{ found: boolean }>(sql`
    select true as found from counter_requests
    where company_id = ${companyId} and idempotency_key = ${key} and request_hash = ${hash}`);
  if (same === null) throw new ApiError('IDEMPOTENCY_CONFLICT');
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
