import { formatMoneyString, parseMoney } from '@claypot/sdk';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { viewClose } from '../../close/close-view.ts';
import { storeCorrection } from '../../close/corrections.ts';
import { lockDays } from '../../close/last-close.ts';
import { requireClosedDrawer } from '../../close/require-closed-drawer.ts';

/** Adds a correction of the counted cash to a close, once per key. */
export const correctClose: CounterHandler<'correctClose'> = async (context, { headers, body }) => {
  const { company, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const key = { companyId: company.id, branchId: branch.id };
  const { number: closeNumber, drawer_id: drawerId, reason } = body;
  const counted = parseMoney(body.counted);
  const left = parseMoney(body.left);
  if (left > counted) throw invalidRequest('body.left');
  const press = {
    operation: 'correctClose',
    key: headers['Idempotency-Key'],
    targetId: `${branch.id} ${closeNumber}`,
    body,
  };
  await requireClosedDrawer(context.db, key, closeNumber, drawerId);
  return once(
    context,
    press,
    async (tx) => {
      await lockDays(tx, key);
      const drawer = await requireClosedDrawer(tx, key, closeNumber, drawerId);
      const seen = body.counted_before === null ? null : parseMoney(body.counted_before);
      if (seen !== drawer.counted) throw new ApiError('CLOSE_CORRECTED');
      if (!drawer.isLast && left !== drawer.left) throw invalidRequest('body.left');
      const before = { countedBefore: drawer.counted, leftBefore: drawer.left };
      const by = { staffId, deviceId: staff.device?.id ?? null };
      const correction = { closeNumber, drawerId, ...before, counted, left, reason, ...by };
      const number = await storeCorrection(tx, key, correction, now);
      const changes = [
        { field: 'correction', before: null, after: `${number}: close ${closeNumber}, ${reason}` },
        {
          field: 'cash_counted',
          before: drawer.counted === null ? null : formatMoneyString(drawer.counted),
          after: formatMoneyString(counted),
        },
      ];
      const event = {
        operation: 'correctClose',
        targetId: branch.id,
        branchId: branch.id,
        changes,
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => viewClose(tx, key, closeNumber, context),
  );
};
