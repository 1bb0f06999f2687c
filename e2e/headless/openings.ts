import type { Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import type { Customer } from './customer.ts';

/** From the first screen, in English, to the branches where an order is picked up. */
async function startOrder(customer: Customer): Promise<void> {
  customer.types('1');
  await customer.sees('Select Your Pickup Branch');
}

/** From the first screen, in English, to the branches where a table can be booked. */
export async function startBooking(customer: Customer): Promise<void> {
  await startOrder(customer);
  await customer.sees('Book a Table');
  customer.types('t');
  await customer.sees('Select Your Booking Branch');
}

/** From the first screen, in English, to the empty cart of the branch that has everything. */
export async function openMenu(customer: Customer): Promise<void> {
  await startOrder(customer);
  customer.types('2');
  await customer.sees('Select This Branch');
  customer.types('1');
  await customer.sees('Your cart: 0 items');
}

/** The restaurant as it is reached when the first reply to what is sent to `path` does not arrive. */
export function losingOneReply({ fetch }: Pick<Restaurant, 'fetch'>, path: string) {
  let sent = 0;
  return {
    /** How often the request was sent. */
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
