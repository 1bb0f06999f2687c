import { createApp } from '@claypot/domain';
import type { Sdk } from '@claypot/sdk';
import type { Language } from '../../apps/api/src/http/language.ts';
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
export async function rememberMember({ db, clock, sdk, sdkOf }: Restaurant): Promise<Memory> {
  const company = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  // Companies are stored by their id, and reached by their subdomain.
  const reach = (_id: string, language?: Language, token?: string | null) =>
    sdkOf(company.company_subdomain, language, token);
  const surroundings = { db, clock, sdkOf: reach };
  const member = await joinMember(surroundings, '+60123456789', { company: company.id });
  const ports = { ...fakePorts(), connect: () => member.sdk };
  const app = createApp(ports, { subdomain: company.company_subdomain, company });
  const user = await member.sdk.customer({ path: { id: member.id } });
  app.session.send({
    type: 'SIGNED_IN',
    user: { ...user, first_time: 0, new_register: 0 },
    api_token: member.token,
  });
  app.stop();
  return Object.fromEntries(ports.storage.entries);
}
