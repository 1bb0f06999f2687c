import { createApp } from '@claypot/domain';
import type { Sdk } from '@claypot/sdk';
import { fakePorts } from '../../packages/domain/src/testing/fakes.ts';
import { chooseOrder, guestOf } from './demo.ts';

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
