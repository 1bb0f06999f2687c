import { CourierRefusal, CourierUnavailable, type Quote } from '../../gateways/courier/courier.ts';
import type { Context } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Branch } from '../../ordering/branches.ts';
import type { Place } from '../../ordering/distance.ts';

/**
 * What the courier asks for a delivery from a branch. It only asks: nothing is stored.
 *
 * @throws Refusal `ERR_OUT_OF_SERVICE_AREA` also where the branch does not deliver at all,
 * `ERR_INVALID_MARKET`, or `LALAMOVE_ERROR` where the courier gives no answer of use.
 */
export async function quoteDelivery(
  { courier }: Pick<Context, 'courier'>,
  branch: Branch,
  to: Place,
): Promise<Quote> {
  const radiusMetres = branch.delivery_radius_metres;
  if (radiusMetres === null) throw new Refusal('ERR_OUT_OF_SERVICE_AREA');
  const from = { latitude: Number(branch.latitude), longitude: Number(branch.longitude) };
  const tariff = {
    radiusMetres,
    baseFee: branch.delivery_base_fee,
    feePerKm: branch.delivery_fee_per_km,
  };
  return courier.quote({ from, to, tariff }).catch(refuse);
}

function refuse(error: unknown): never {
  if (error instanceof CourierRefusal) throw new Refusal(error.code, { cause: error });
  if (error instanceof CourierUnavailable) throw new Refusal('LALAMOVE_ERROR', { cause: error });
  throw error;
}
