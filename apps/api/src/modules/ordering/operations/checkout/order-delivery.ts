import type { Context } from '../../../../contract/context/context.ts';
import type { RequestOf } from '../../../../contract/handlers.ts';
import type { Quote } from '../../../../gateways/courier/courier.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import type { Place } from '../../../../shared/distance.ts';
import { randomCode } from '../../../../shared/order-number.ts';
import { findState } from '../../../../shared/states.ts';
import { findBranch } from '../../../company/index.ts';
import type { NewDelivery } from '../../delivery/deliveries.ts';
import { quoteDelivery } from '../delivery/quote.ts';
import { readAddress } from './order-request.ts';

type Body = RequestOf<'cartCreateOrder'>['body'];

/** Result of the courier's quotation, to be checked later; null if none was requested. */
export type Quoted = Quote | ApiError | null;

/** Requests the courier's quotation for the order's address. */
export async function askCourier(context: Context, body: Body): Promise<Quoted> {
  const { delivery_method, address } = body;
  if (delivery_method !== 'delivery' || address === null) return null;
  const to = { latitude: Number(address.latitude), longitude: Number(address.longitude) };
  const branch = await findBranch(context.db, context.company, body.branch_id);
  if (branch === null) return null;
  const quoted = await quoteDelivery(context, branch, to).catch(returnApiError);
  // If no courier serves the place, return that error and skip the address check.
  if (quoted instanceof ApiError || isThere(context, address, to)) return quoted;
  return new ApiError('ADDRESS_MISMATCH');
}

/** Returns true if the written address is consistent with the coordinates. */
function isThere(
  { places }: Context,
  { mail_postcode: postcode, mail_state, state_id }: NonNullable<Body['address']>,
  to: Place,
): boolean {
  const read = findState(mail_state)?.id ?? state_id;
  return [...new Set([state_id, read])].every((stateId) => places.fits({ stateId, postcode }, to));
}

function returnApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

/**
 * Returns the delivery of an order at the courier's fee; null for a pickup order or an unknown
 * branch. Throws the error of the quotation, or `MISSING_ADDRESS`.
 */
export function readDelivery(
  { random, courier }: Pick<Context, 'random' | 'courier'>,
  body: Body,
  quoted: Quoted,
): NewDelivery | null {
  const address = readAddress(body);
  if (quoted instanceof ApiError) throw quoted;
  if (address === null || quoted === null) return null;
  const id = `DEL${randomCode(random, 16)}`;
  return { id, provider: courier.provider, address, ...quoted };
}
