import { formatMoneyString } from '@claypot/sdk';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { findBusinessDayRule } from '../../close/business-days.ts';
import { viewClose } from '../../close/close-view.ts';
import { countDrawers } from '../../close/count-drawers.ts';
import { findCloseOfDay, lockDays } from '../../close/last-close.ts';
import { makeClose } from '../../close/make-close.ts';
import { requireDay } from '../../close/require-day.ts';
import type { CountedDrawer } from '../../close/store-close.ts';

/** Closes the oldest open day of a branch with its drawers, once per key. */
export const closeDay: CounterHandler<'closeDay'> = async (context, { headers, body }) => {
  const { company, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const key = { companyId: company.id, branchId: branch.id };
  const day = requireDay(body.business_day, 'body.business_day');
  const ids = body.drawers.map(({ drawer_id }) => drawer_id);
  if (new Set(ids).size < ids.length) throw invalidRequest('body.drawers');
  const press = {
    operation: 'closeDay',
    key: headers['Idempotency-Key'],
    targetId: branch.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      await lockDays(tx, key);
      const rule = await findBusinessDayRule(tx, company);
      const closing = { rule, staffId, deviceId: staff.device?.id ?? null, now };
      let counted: readonly CountedDrawer[] = [];
      const number = await makeClose(tx, key, day, closing, (next) => {
        counted = countDrawers(body.drawers, next);
        return counted;
      });
      const changes = [
        { field: 'close', before: null, after: `${number}: ${day}` },
        ...counted.map(({ id, expected, counted: found }) => ({
          field: 'cash',
          before: `${id}: ${formatMoneyString(expected)}`,
          after: found === null ? null : formatMoneyString(found),
        })),
      ];
      const event = { operation: 'closeDay', targetId: branch.id, branchId: branch.id, changes };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    async (tx) => {
      const number = await findCloseOfDay(tx, key, day);
      if (number === null) throw new ApiError('NOT_FOUND');
      return viewClose(tx, key, number, context);
    },
  );
};
