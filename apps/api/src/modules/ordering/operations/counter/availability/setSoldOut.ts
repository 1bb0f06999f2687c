import type { CounterContext } from '../../../../../contract/counter/context.ts';
import type { CounterHandler, CounterRequestOf } from '../../../../../contract/counter/handlers.ts';
import type { Transaction } from '../../../../../platform/db/db.ts';
import { ApiError, invalidRequest } from '../../../../../shared/api-error.ts';
import type { Branch } from '../../../../company/index.ts';
import {
  type ItemReference,
  lockMarks,
  type Mark,
  markItem,
  tomorrow,
  viewChangedAvailability,
} from '../../../../menu/index.ts';
import { requireBranch } from '../../../../staff/index.ts';
import { once } from '../../../counter/once.ts';
import { requireEnd } from '../../../counter/require-end.ts';
import { recordItem } from './record-item.ts';

/** Maximum distance of the end of a mark: 31 days. */
const MOST_HOURS = 31 * 24;

type Body = CounterRequestOf<'setSoldOut'>['body'];

/** Marks items as sold out until tomorrow, a time or further notice, or makes them available. */
export const setSoldOut: CounterHandler<'setSoldOut'> = async (context, { body, headers }) => {
  const branch = await requireBranch(context, body.branch_id);
  const mark = readMark(body, context);
  const press = {
    operation: 'setSoldOut',
    key: headers['Idempotency-Key'],
    targetId: branch.id,
    body,
  };
  return once(
    context,
    press,
    (tx) => markAll(tx, context, branch, body.items, mark),
    (tx) => viewChangedAvailability(tx, branch, context),
  );
};

async function markAll(
  tx: Transaction,
  context: CounterContext,
  branch: Branch,
  items: readonly ItemReference[],
  mark: Mark | null,
): Promise<void> {
  await lockMarks(tx, branch);
  // In the order of the ids, as orders take portions, to prevent deadlocks.
  const inLockOrder = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const item of inLockOrder) {
    const changed = await markItem(tx, branch, item, mark, context.now);
    if (changed === null) throw new ApiError('NOT_FOUND');
    await recordItem(tx, context, { operation: 'setSoldOut', branch, itemId: item.id }, changed);
  }
}

/** Returns the requested mark; null makes the items available. */
function readMark(
  { mark, until }: Pick<Body, 'mark' | 'until'>,
  { company, now }: CounterContext,
): Mark | null {
  if ((mark === 'time') !== (until !== null)) throw invalidRequest('body.until');
  switch (mark) {
    case 'available':
      return null;
    case 'notice':
      return { until: null };
    case 'tomorrow':
      return { until: tomorrow(now, company.time_zone) };
    case 'time':
      return { until: requireEnd(until ?? '', MOST_HOURS, 'body.until', now) };
  }
}
