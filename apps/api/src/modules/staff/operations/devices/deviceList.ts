import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBranch } from '../../access/branches.ts';
import { viewDevices } from './device-list-view.ts';

/** Lists the devices of a branch. */
export const deviceList: CounterHandler<'deviceList'> = async (context, { body }) => {
  const branch = await requireBranch(context, body.branch_id);
  return viewDevices(context, branch.id);
};
