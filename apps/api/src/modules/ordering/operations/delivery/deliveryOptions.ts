import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../../contract/context/context.ts';
import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany, type Wire, wireInstantOrNull } from '../../../../contract/wire.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { distanceKm, type Place } from '../../../../shared/distance.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import {
  type Branch,
  branchState,
  findBranches,
  findPauseEnd,
  hoursOf,
  waitingNow,
} from '../../../company/index.ts';
import { findKitchens, type KitchenState } from '../../../kitchen/index.ts';
import { chooseBranches, placeOf } from './choose-branches.ts';
import { estimateDelivery } from './quote.ts';

type Option = Wire['DeliveryOption'];

const MOST = 5;

/**
 * Lists the nearest branches. Each has the fee and time of a delivery to the place, or the reason
 * why it does not deliver there. Queries each branch separately and stores no order data.
 */
export const deliveryOptions: Handler<'deliveryOptions'> = async (context, { path, body }) => {
  requireOwnCompany(context.company, path.companyId);
  const to = { latitude: Number(body.latitude), longitude: Number(body.longitude) };
  const all = await findBranches(context.db, context.company.id);
  const kitchens = await findKitchens(context.db, context.company.id, context.now);
  const branches = await Promise.all(
    chooseBranches(all, to, body.limit ?? MOST).map(async (branch) => ({
      ...(await describe(branch, kitchens.get(branch.id) ?? null, context, to)),
      ...(await reach(branch, context, to)),
    })),
  );
  return { is_deliverable: isDeliverable(branches), branches };
};

async function describe(
  branch: Branch,
  kitchen: KitchenState | null,
  { db, language, now }: Context,
  to: Place,
): Promise<Omit<Option, 'is_reachable' | 'delivery_fee' | 'refusal_code'>> {
  const hours = hoursOf(branch);
  const isPaused = (await findPauseEnd(db, branch, 'delivery', now)) !== null;
  const waiting = kitchen === null || isPaused ? null : waitingNow(kitchen, 'delivery', hours, now);
  const { status, last_order_time, next_open_time } = branchState(
    branch,
    now,
    kitchen?.minutes ?? null,
  );
  return {
    branch_id: branch.id,
    branch_name: inLanguage(branch.branch_name, language),
    distance: distanceKm(to, placeOf(branch)),
    latitude: branch.latitude,
    longitude: branch.longitude,
    status,
    asap_minutes: waiting?.minutes ?? null,
    asap_time: wireInstantOrNull(waiting?.at ?? null, hours.zone),
    last_order_time,
    next_open_time,
  };
}

type Reach = Pick<Option, 'is_reachable' | 'delivery_fee' | 'refusal_code'>;

async function reach(branch: Branch, context: Context, to: Place): Promise<Reach> {
  try {
    const { fee } = await estimateDelivery(context, branch, to);
    return toReach(fee);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'LALAMOVE_ERROR') return rejected(code, null);
    if (code === 'ERR_OUT_OF_SERVICE_AREA' || code === 'ERR_INVALID_MARKET') {
      return rejected(code, false);
    }
    throw error;
  }
}

function toReach(fee: Cents): Reach {
  return { is_reachable: true, delivery_fee: formatMoneyString(fee), refusal_code: null };
}

function rejected(code: Option['refusal_code'], isReachable: false | null): Reach {
  return { is_reachable: isReachable, delivery_fee: null, refusal_code: code };
}

/** True if a branch delivers there; null if unknown for at least one branch; else false. */
function isDeliverable(branches: readonly Reach[]): boolean | null {
  if (branches.some(({ is_reachable }) => is_reachable === true)) return true;
  return branches.some(({ is_reachable }) => is_reachable === null) ? null : false;
}
