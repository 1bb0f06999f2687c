import { createApp } from '@claypot/domain';
import type { Sdk } from '@claypot/sdk';
import { joinMember } from '../../apps/api/src/testing/join-member.ts';
import { fakePorts } from '../../packages/domain/src/testing/fakes.ts';
import { chooseOrder, guestOf } from './demo.ts';
import type { Restaurant } from './restaurant.ts';

/** What a returning guest's browser has stored: key to value. */
export type Memory = Readonly<Record<string, string>>;

/**
 * A guest who has chosen the first branch and put two dishes into the cart. The product itself
 * writes the memory, so that it is always in the shape it reads.
 */
export async function rememberGuest(sdk: Sdk): Promise<Memory> {
  const ports = { ...fakePorts(), connect: () => sdk };
  const { company, branch, addition } = await chooseOrder(sdk, guestOf(0));
  const app = createApp(ports, { subdomain: 'demo', company });
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  app.session.send({ type: 'SET_BRANCH', branch_id: branch.id, branch_name: branch.branch_name });
  app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
  const { guest_id } = app.session.getSnapshot().context;
  await sdk.cartCreate({ body: addition({ customer_id: null, guest_id }) });
  app.stop();
  return Object.fromEntries(ports.storage.entries);
}

/** A member who signed in before and has seen what is shown once. */
export async function rememberMember(restaurant: Restaurant): Promise<Memory> {
  const { id, token, sdk } = await joinMember(restaurant);
  const ports = { ...fakePorts(), connect: () => sdk };
  const { company } = await chooseOrder(sdk, guestOf(1));
  const app = createApp(ports, { subdomain: 'demo', company });
  const user = {
    ...(await sdk.customer({ path: { id } })),
    first_time: 0,
    new_register: 0,
  } as const;
  app.session.send({ type: 'SIGNED_IN', user, api_token: token });
  app.stop();
  return Object.fromEntries(ports.storage.entries);
}
