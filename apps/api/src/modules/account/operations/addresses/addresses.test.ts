import type { Address, CreateAddressRequest, UpdateAddressRequest } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { ADDRESS_FIELDS, PLACE } from '../../../../testing/ownership/member-things.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const save = (changes: Partial<CreateAddressRequest> = {}) =>
  mei.sdk.createAddress({
    body: { ...ADDRESS_FIELDS, ...PLACE, customer_id: mei.id, ...changes },
  });
const change = ({ id }: Pick<Address, 'id'>, changes: Partial<UpdateAddressRequest> = {}) =>
  mei.sdk.updateAddress({
    path: { id },
    body: { ...ADDRESS_FIELDS, customer_id: mei.id, ...changes },
  });
const choose = ({ id }: Pick<Address, 'id'>) =>
  mei.sdk.addressUpdateDefault({ body: { id, customer_id: mei.id } });
const remove = ({ id }: Pick<Address, 'id'>) =>
  mei.sdk.addressDelete({ path: { id }, body: { customer_id: mei.id } });
const list = () => mei.sdk.addressList({ path: { customerId: mei.id } });

/** Saves three addresses, of which the first is the default. */
async function saveThree(): Promise<[Address, Address, Address]> {
  await save({ mail_name: 'one' });
  await save({ mail_name: 'two' });
  const [one, two, three] = await save({ mail_name: 'three' });
  if (!one || !two || !three) throw new Error('Three addresses were saved');
  return [one, two, three];
}

const defaults = (addresses: readonly Address[]) =>
  addresses.filter(({ is_default }) => is_default === 1).map(({ mail_name }) => mail_name);

describe('createAddress', () => {
  test('stores the state’s id and a phone number in E.164', async () => {
    const [address] = await save({ mail_state: 'penang', notes: '  ' });
    expect(address).toMatchObject({
      customer_id: mei.id,
      mail_phone: '+60123456789',
      state_id: 'MY-07',
      notes: null,
      full_address: 'Jalan SS 21/39, 47400 Petaling Jaya, penang',
      longitude: '101.644300',
    });
    expect(await list()).toEqual([address]);
  });

  test('returns ADDRESS_MISMATCH when state or postcode do not match the pin', async () => {
    for (const elsewhere of [{ mail_state: 'Johor' }, { mail_postcode: '80000' }]) {
      await expect(save(elsewhere)).rejects.toMatchObject({
        status: 422,
        code: 'ADDRESS_MISMATCH',
      });
    }
    expect(await list()).toEqual([]);
    for (const matching of [{ mail_postcode: '47401' }, { mail_state: 'Kuala Lumpur' }]) {
      expect(await save(matching)).toMatchObject([matching]);
      for (const address of await list()) await remove(address);
    }
  });

  test('keeps the full address of the place', async () => {
    const [address] = await save({ full_address: 'SS 21, Damansara Utama' });
    expect(address).toMatchObject({ full_address: 'SS 21, Damansara Utama' });
  });

  test('stores one address per reference, even for concurrent requests', async () => {
    const reference = '5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11';
    await Promise.all([save({ reference }), save({ reference }), save({ reference })]);
    expect(await save({ reference, mail_name: 'RetryButton' })).toMatchObject([
      { mail_name: 'Aisyah' },
    ]);
    expect(await save()).toHaveLength(2);
  });

  test.each([
    [{ mail_phone: '03-7876 5432' }, 'INVALID_PHONE_NO', null],
    [{ mail_state: 'Bavaria' }, 'INVALID_REQUEST', { path: 'body.mail_state' }],
    [{ mail_name: ' ' }, 'INVALID_REQUEST', { path: 'body.mail_name' }],
  ])('rejects %o', async (changes, code, data) => {
    await expect(save(changes)).rejects.toMatchObject({ code, data });
    expect(await list()).toEqual([]);
  });

  test('stores at most fifty addresses, even for concurrent requests', async () => {
    for (let saved = 0; saved < 48; saved += 1) await save();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => save()));
    const rejected = outcomes.filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(3);
    expect(rejected[0]).toMatchObject({ reason: { code: 'ADDRESS_LIMIT_EXCEEDED', status: 422 } });
    expect(await list()).toHaveLength(50);
  });
});

describe('default address', () => {
  test('is the first one until another is chosen', async () => {
    const [, two] = await saveThree();
    expect(defaults(await list())).toEqual(['one']);
    expect(defaults(await choose(two))).toEqual(['two']);
    expect(defaults(await save({ mail_name: 'four', is_default: 1 }))).toEqual(['four']);
  });

  test('changes only when another address becomes the default', async () => {
    const [one, , three] = await saveThree();
    expect(defaults(await change(one, { mail_name: 'one', is_default: 0 }))).toEqual(['one']);
    expect(defaults(await change(three, { mail_name: 'three', is_default: 1 }))).toEqual(['three']);
  });

  test('passes to the oldest remaining address when it is removed', async () => {
    const [one, two, three] = await saveThree();
    expect(defaults(await remove(one))).toEqual(['two']);
    expect(defaults(await remove(three))).toEqual(['two']);
    expect(await remove(two)).toEqual([]);
    expect(defaults(await save({ mail_name: 'next' }))).toEqual(['next']);
  });

  test('stays when an older address is removed', async () => {
    const [one, two, three] = await saveThree();
    await choose(three);
    expect(defaults(await remove(two))).toEqual(['three']);
    expect(defaults(await remove(one))).toEqual(['three']);
  });

  test('is unique after concurrent choices', async () => {
    const three = await saveThree();
    await Promise.all(three.map(choose));
    expect(defaults(await list())).toHaveLength(1);
  });
});

describe('updateAddress', () => {
  test('changes only addresses of the authenticated member, with or without a customer id', async () => {
    const [saved] = await save();
    if (!saved) throw new Error('An address was saved');
    const path = { id: saved.id };
    const body = { ...ADDRESS_FIELDS, mail_name: 'Mei Fong' };
    expect(await mei.sdk.updateAddress({ path, body })).toMatchObject([{ mail_name: 'Mei Fong' }]);
    const other = await joinMember(restaurant, '+60129999999');
    await expect(other.sdk.updateAddress({ path, body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      other.sdk.updateAddress({ path, body: { ...body, customer_id: mei.id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(restaurant.sdk.updateAddress({ path, body })).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    });
  });

  test('keeps position and full address unless a part changes', async () => {
    const [saved] = await save({ full_address: 'SS 21, Damansara Utama' });
    if (!saved) throw new Error('An address was saved');
    expect(await change(saved, { mail_name: 'Mei Fong', notes: 'Ring twice' })).toEqual([
      { ...saved, mail_name: 'Mei Fong', notes: 'Ring twice' },
    ]);
    expect(await change(saved, { mail_street: 'Jalan SS 21/40', ...PLACE })).toMatchObject([
      { full_address: 'Jalan SS 21/40, 47400 Petaling Jaya, Selangor', latitude: '3.135600' },
    ]);
    expect(
      await change(saved, { mail_street: 'Jalan SS 21/40', full_address: 'Somewhere' }),
    ).toMatchObject([{ full_address: 'Somewhere' }]);
  });

  test.each([
    { mail_street: 'Jalan Wong Ah Fook' },
    { mail_city: 'Johor Bahru' },
    { mail_postcode: '80000' },
    { mail_state: 'Johor' },
  ])('returns ADDRESS_MISMATCH for %o without a new position', async (elsewhere) => {
    const [saved] = await save();
    if (!saved) throw new Error('An address was saved');
    await expect(change(saved, elsewhere)).rejects.toMatchObject({
      status: 422,
      code: 'ADDRESS_MISMATCH',
    });
    expect(await list()).toEqual([saved]);
  });

  test('accepts another spelling and unit without a new position', async () => {
    const [saved] = await save();
    if (!saved) throw new Error('An address was saved');
    const otherwise = {
      mail_street: 'Jln. SS21/39',
      mail_city: 'PETALING JAYA',
      mail_unit_no: '7',
    };
    expect(await change(saved, otherwise)).toMatchObject([otherwise]);
  });

  test('stores a new position, and rejects one with a single coordinate', async () => {
    const [saved] = await save();
    if (!saved) throw new Error('An address was saved');
    const pin = { longitude: '101.622140', latitude: '3.136210' };
    expect(await change(saved, pin)).toEqual([
      { ...saved, ...pin, mail_name: ADDRESS_FIELDS.mail_name },
    ]);
    expect(await change(saved, { notes: 'Ring twice' })).toMatchObject([pin]);
    await expect(change(saved, { longitude: '101.7' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: { path: 'body.latitude' },
    });
  });

  test.each([
    ['changed', change],
    ['chosen', choose],
    ['removed', remove],
    ['chosen by a change', (address: Address) => change(address, { is_default: 1 })],
  ])('returns 404 when a removed address is %s', async (_, act) => {
    const [removed] = await save();
    if (!removed) throw new Error('An address was saved');
    await remove(removed);
    await expect(act(removed)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
