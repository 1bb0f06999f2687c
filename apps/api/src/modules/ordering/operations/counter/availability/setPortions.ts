import type { CounterContext } from '../../../../../contract/counter/context.ts';
import type { CounterHandler, CounterRequestOf } from '../../../../../contract/counter/handlers.ts';
import type { Transaction } from '../../../../../platform/db/db.ts';
import { ApiError } from '../../../../../shared/api-error.ts';
import type { Branch } from '../../../../company/index.ts';
import { countPortions, lockMarks, viewChangedAvailability } from '../../../../menu/index.ts';
import { requireBranch } from '../../../../staff/index.ts';
import { once } from '../../../counter/once.ts';
import { recordItem } from './record-item.ts';

type Body = CounterRequestOf<'setPortions'>['body'];

/** Sets the portions left of a dish, or stops counting them. */
export const setPortions: CounterHandler<'setPortions'> = async (context, { body, headers }) => {
  const branch = await requireBranch(context, body.branch_id);
  const press = {
    operation: 'setPortions',
    key: headers['Idempotency-Key'],
    targetId: branch.id,
    body,
  };
  return once(
    context,
    press,
    (tx) => count(tx, context, branch, body),
    (tx) => viewChangedAvailability(tx, branch, context),
  );
};

async function count(
  tx: Transaction,
  context: CounterContext,
  branch: Branch,
  { dish_id: dishId, seen, left }: Body,
): Promise<void> {
  await lockMarks(tx, branch);
  const counted = await countPortions(tx, branch, dishId, { seen, left }, context.now);
  if (counted === null) throw new ApiError('NOT_FOUND');
  if ('present' in counted) {
    throw new ApiError('PORTIONS_CHANGED', { data: { left: counted.present } });
  }
  await recordItem(tx, context, { operation: 'setPortions', branch, itemId: dishId }, counted);
}
