import { createApp } from '@claypot/domain/app';
import type { Branch, DeliveryAddress, Identity, Sdk } from '@claypot/sdk';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../apps/api/src/demo/demo-members.ts';
import { storedBuyer } from '../../packages/domain/src/ordering/checkout/buyer.ts';
import { storedAddresses } from '../../packages/domain/src/places/addresses/stored-addresses.ts';
import { fakePorts } from '../../packages/domain/src/testing/fakes.ts';
import { chooseOrder, guestOf } from './demo.ts';
import type { Restaurant } from './restaurant.ts';

/** Local storage of a returning visitor. */
export type Memory = Readonly<Record<string, string>>;

/** A returning visitor with the stored state of their browser. */
export interface Visitor {
  readonly memory: Memory;
  readonly identity: Identity;
  /** Client with the visitor's token. */
  readonly sdk: Sdk;
  /** Id of the guest's only address; empty for a member. */
  readonly addressId: string;
}

/** Slug of the demo member with a year of orders. */
const MEMBER = 'silver';

const ADDRESS: DeliveryAddress = {
  mail_name: 'Aisyah',
  mail_type: null,
  mail_phone: '+60123456789',
  mail_unit_no: '12',
  mail_street: 'Jalan Alor',
  mail_city: 'Kuala Lumpur',
  mail_state: 'Kuala Lumpur',
  mail_postcode: '50200',
  mail_country: 'Malaysia',
  notes: null,
  state_id: 'MY-14',
  full_address: 'Jalan Alor, 50200 Kuala Lumpur',
  longitude: '101.708500',
  latitude: '3.145700',
};

/**
 * Prepares a guest with the first branch, two portions of a dish in the cart and an address. The
 * product itself writes the stored state, so that its format is current.
 */
export async function rememberGuest({ sdk }: Pick<Restaurant, 'sdk'>): Promise<Visitor> {
  const ports = { ...fakePorts(), connect: () => sdk };
  const { company, branch, addition } = await chooseOrder(sdk, guestOf(0));
  const app = createApp(ports, { subdomain: company.company_subdomain, company });
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  choose(app, branch);
  const { guest_id } = app.session.getSnapshot().context;
  if (guest_id === null) throw new Error('The visit created no guest');
  const identity = { customer_id: null, guest_id };
  await sdk.cartCreate({ body: addition(identity) });
  const addressId = ports.random.uuid();
  const address = { ...ADDRESS, id: addressId, customer_id: null, is_default: 1 as const };
  const addresses = storedAddresses(ports.storage, company.company_subdomain);
  addresses.write({ owner: guest_id, addresses: [address] });
  // The buyer's details, which an earlier order has stored.
  const { mail_name: full_name, mail_phone: phone } = ADDRESS;
  const buyer = storedBuyer(ports.storage, company.company_subdomain);
  buyer.write({ owner: guest_id, full_name, email: '', phone });
  app.stop();
  return { memory: Object.fromEntries(ports.storage.entries), identity, sdk, addressId };
}

/**
 * Prepares a signed-in member of the demo with the same cart, who has seen the welcome messages.
 */
export async function rememberMember({
  sdk,
  sdkOf,
}: Pick<Restaurant, 'sdk' | 'sdkOf'>): Promise<Visitor> {
  const { company, branch, addition } = await chooseOrder(sdk, guestOf(0));
  const phone_no = DEMO_MEMBERS.find(({ slug }) => slug === MEMBER)?.phone;
  if (phone_no === undefined) throw new Error(`The demo has no member ${MEMBER}`);
  const body = { company_id: company.id, phone_no, password: DEMO_PASSWORD };
  const { api_token, ...user } = await sdk.authLogin({ body });
  if (api_token === null) throw new Error('The sign-in returned no token');
  const memberSdk = sdkOf(company.company_subdomain, 'en', api_token);
  const ports = { ...fakePorts(), connect: () => memberSdk };
  const app = createApp(ports, { subdomain: company.company_subdomain, company });
  const storedUser = { ...user, first_time: 0 as const, new_register: 0 as const };
  app.session.send({ type: 'SIGNED_IN', user: storedUser, api_token });
  choose(app, branch);
  const identity = { customer_id: user.id, guest_id: null };
  await memberSdk.cartCreate({ body: addition(identity) });
  app.stop();
  const memory = Object.fromEntries(ports.storage.entries);
  return { memory, identity, sdk: memberSdk, addressId: '' };
}

function choose({ session }: ReturnType<typeof createApp>, branch: Branch): void {
  session.send({ type: 'SET_BRANCH', branch_id: branch.id, branch_name: branch.branch_name });
  session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
}
