/** Prepares a member's history and other members' actions through the API. */
import type { Language } from '@claypot/i18n';
import { ApiError, createSdk, type Sdk } from '@claypot/sdk';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../../apps/api/src/demo/demo-members.ts';
import { BUYER, type Guest } from './guest.ts';
import { payForCart } from './place-order.ts';
import { fillCart, fromAfar, readSession, serverOf } from './prepare.ts';
import type { words } from './texts.ts';

/** The signed-in member of a device and their API client. */
export interface SignedIn {
  readonly id: string;
  readonly sdk: Sdk;
  readonly url: string;
}

/** Returns the signed-in member. Requires a page of the product. */
export async function signedIn({ language, page }: Guest): Promise<SignedIn> {
  const session = await readSession(page);
  if (session.identity !== 'member') throw new Error('The customer of the device is no member');
  const url = serverOf(page);
  return { id: session.user.id, sdk: sdkOf(url, session.api_token, language), url };
}

/** Orders `qty` portions of a dish for pickup and pays. Returns the order's id. */
export async function payAtCounter(
  { id, sdk, url }: SignedIn,
  { branch, dish }: Pick<(typeof words)['en' | 'zh_CN'], 'branch' | 'dish'>,
  qty: number,
): Promise<string> {
  const owner = { customer_id: id, guest_id: null };
  const { branch_id } = await fillCart(sdk, owner, { branch, dish, qty });
  return await payForCart({ owner, branch_id, sdk, url });
}

/** Saves an address next to a branch. */
export async function liveNextTo({ id, sdk }: SignedIn, branch: string): Promise<void> {
  const { id: companyId } = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  const nowhere = { latitude: null, longitude: null };
  const branches = await sdk.branchList({ path: { companyId }, body: nowhere });
  const next = branches.find(({ branch_name }) => branch_name === branch);
  if (next === undefined) throw new Error(`The demo has no ${branch}`);
  const { city, latitude, longitude, postal_code, state } = next;
  await sdk.createAddress({
    body: {
      customer_id: id,
      mail_name: BUYER.fullName,
      mail_type: 'Home',
      mail_phone: BUYER.phone,
      mail_unit_no: 'B-12-3',
      mail_street: 'Jalan Alor',
      mail_city: city,
      mail_state: state,
      mail_postcode: postal_code,
      mail_country: 'Malaysia',
      notes: '',
      is_default: 1,
      latitude,
      longitude,
    },
  });
}

/**
 * Lets the five members of the demo claim a voucher, given by its displayed name. Ignores
 * rejections because of a claim limit.
 */
export async function othersClaim({ id, sdk, url }: SignedIn, name: string): Promise<void> {
  const { id: company_id } = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  const offered = await sdk.voucherList({ body: { company_id, customer_id: id } });
  const voucher_id = offered.find(({ voucher_name }) => voucher_name === name)?.voucher_id;
  if (voucher_id === undefined) throw new Error(`The demo offers no ${name}`);
  for (const { phone } of DEMO_MEMBERS) {
    const login = { company_id, phone_no: phone, password: DEMO_PASSWORD };
    const user = await sdk.authLogin({ body: login });
    const their = sdkOf(url, user.api_token, 'en');
    if (user.full_name === null) {
      const body = { full_name: 'Ali', email: 'ali@example.com', date_of_birth: '1994-06-18' };
      await their.updateProfile({ path: { id: user.id }, body });
    }
    const claimed = their.claimVoucher({ body: { voucher_id, customer_id: user.id } });
    await claimed.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code.startsWith('VOUCHER_CLAIM_'))) throw error;
    });
  }
}

function sdkOf(url: string, token: string | null, language: Language): Sdk {
  return createSdk({
    baseUrl: `${url}/api`,
    fetch: fromAfar(),
    language: () => language,
    token: () => token,
  });
}
