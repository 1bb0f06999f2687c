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

/** What the courier said, kept until it is its turn among the checks; null where it was not asked. */
export type Quoted = Quote | ApiError | null;

/** Asks the courier again for the very place of the order. */
export async function askCourier(context: Context, body: Body): Promise<Quoted> {
  const { delivery_method, address } = body;
  if (delivery_method !== 'delivery' || address === null) return null;
  const to = { latitude: Number(address.latitude), longitude: Number(address.longitude) };
  const branch = await findBranch(context.db, context.company, body.branch_id);
  if (branch === null) return null;
  const quoted = await quoteDelivery(context, branch, to).catch(returnApiError);
  // Where nobody goes, what stands there is no matter.
  if (quoted instanceof ApiError || isThere(context, address, to)) return quoted;
  return new ApiError('ADDRESS_MISMATCH');
}

/** Whether what riders read can be so where they are sent. */
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

/** The delivery of an order at the courier's fee; null where nothing is delivered. */
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
