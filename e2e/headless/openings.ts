import type { Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import type { Customer } from './customer.ts';

/** Goes from the first screen, in English, to the pickup branches. */
async function startOrder(customer: Customer): Promise<void> {
  customer.types('1');
  await customer.sees('Select Your Pickup Branch');
}

/** Goes from the first screen, in English, to the branches that take bookings. */
export async function startBooking(customer: Customer): Promise<void> {
  await startOrder(customer);
  await customer.sees('Book a Table');
  customer.types('t');
  await customer.sees('Select Your Booking Branch');
}

/** Goes from the first screen, in English, to the empty cart of the branch with the full menu. */
export async function openMenu(customer: Customer): Promise<void> {
  await startOrder(customer);
  customer.types('2');
  await customer.sees('Select This Branch');
  customer.types('1');
  await customer.sees('Your cart: 0 items');
}

/** Wraps a restaurant's `fetch` so that the first reply to a request for `path` is lost. */
export function losingOneReply({ fetch }: Pick<Restaurant, 'fetch'>, path: string) {
  let sent = 0;
  return {
    /** Number of times the request was sent. */
    sent: () => sent,
    async send(request: Request): Promise<Response> {
      const reply = await fetch(request);
      if (!request.url.endsWith(path)) return reply;
      sent += 1;
      if (sent > 1) return reply;
      throw new TypeError('The reply was lost');
    },
  };
}
