import { type CounterSdk, createCounterSdk } from '@claypot/sdk/counter';
import type { RequestBody } from '@claypot/sdk/counter/contract-types';
import type { Language } from '../../../../shared/text/language.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import type { SetUpDetails } from '../folder/details.ts';

export const DETAILS: SetUpDetails = {
  restaurant: {
    subdomain: 'lotus',
    name: { en: 'Lotus & Friends', zh_CN: '莲花小厨' },
    registration_no: '202601000001 (1600001-A)',
    sst_registration_no: null,
    phone: '03-2201 5512',
    email: 'hello@lotus.example',
  },
  branch: {
    name: { en: 'Bangsar', zh_CN: '孟沙' },
    street1: '27, Jalan Telawi 3',
    street2: null,
    postal_code: '59100',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    latitude: '3.1319',
    longitude: '101.671312345',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '11:00', close: '22:00' })),
  },
};

export const OWNER: RequestBody<'setUp'>['owner'] = {
  name: 'Tan Mei Ling',
  login: '012-345 6789',
  password: 'steamed-rice-88',
  pin: '640283',
};

/** Six rows: four dishes in two categories. */
export const SHEET = [
  'Category,Name,Chinese name,Price',
  'Rice,Chicken Rice,鸡饭,12.90',
  'Rice,Roast Pork Rice,烧肉饭,13.90',
  'Drinks,Iced Kopi,冰咖啡,4.50',
  'Drinks,Teh Tarik,拉茶,3.80',
  '',
].join('\n');

/** A client of the set-up with its token. */
export function setUpClient(
  { fetch: send }: Pick<Restaurant, 'fetch'>,
  token: string,
  {
    host = 'localhost:8080',
    address,
    language,
  }: {
    readonly host?: string;
    readonly address?: string;
    readonly language?: Language;
  } = {},
) {
  const sdk: CounterSdk = createCounterSdk({
    baseUrl: `http://${host}/api`,
    fetch: (request) => send(request, address),
    ...(language && { language: () => language }),
  });
  const headers = { 'Set-Up-Token': token };
  return {
    sdk,
    state: () => sdk.setUpState({ headers }),
    store: (kind: 'logo' | 'menu', name: string, content: string | Uint8Array<ArrayBuffer>) =>
      sdk.storeSetUpFile({ headers, body: { kind, file: new File([content], name) } }),
    plan: (body: SetUpDetails = DETAILS) => sdk.planSetUp({ headers, body }),
    places: (query: string) => sdk.setUpPlaces({ headers, body: { query } }),
    open: (place_id: string) => sdk.setUpPlace({ headers, body: { place_id } }),
    create: (details: SetUpDetails = DETAILS, owner = OWNER, key = 'set-up-key-000001') =>
      sdk.setUp({
        headers: { ...headers, 'Idempotency-Key': key },
        body: { ...details, owner },
      }),
  };
}
