import type { Context } from '../../../../contract/context/context.ts';
import {
  CourierError,
  CourierUnavailable,
  type Quote,
  type Trip,
} from '../../../../gateways/courier/courier.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import type { Place } from '../../../../shared/distance.ts';
import type { Branch } from '../../../company/index.ts';
import { placeOf } from './choose-branches.ts';

/**
 * Returns the courier's quotation for a delivery from a branch. Stores nothing.
 *
 * @throws ApiError `ERR_OUT_OF_SERVICE_AREA`, also if the branch does not deliver;
 * `ERR_INVALID_MARKET`; `LALAMOVE_ERROR` if the courier gives no valid response.
 */
export async function quoteDelivery(
  { courier }: Pick<Context, 'courier'>,
  branch: Branch,
  to: Place,
): Promise<Quote> {
  return courier.quote(tripTo(branch, to)).catch(reject);
}

/** {@link quoteDelivery} with a cache of one minute. */
export async function estimateDelivery(
  { estimates }: Pick<Context, 'estimates'>,
  branch: Branch,
  to: Place,
): Promise<Quote> {
  return estimates.estimate(tripTo(branch, to)).catch(reject);
}

function tripTo(branch: Branch, to: Place): Trip {
  const radiusMetres = branch.delivery_radius_metres;
  if (radiusMetres === null) throw new ApiError('ERR_OUT_OF_SERVICE_AREA');
  const tariff = {
    radiusMetres,
    baseFee: branch.delivery_base_fee,
    feePerKm: branch.delivery_fee_per_km,
  };
  return { from: placeOf(branch), to, tariff };
}

function reject(error: unknown): never {
  if (error instanceof CourierError) throw new ApiError(error.code, { cause: error });
  if (error instanceof CourierUnavailable) throw new ApiError('LALAMOVE_ERROR', { cause: error });
  throw error;
}
