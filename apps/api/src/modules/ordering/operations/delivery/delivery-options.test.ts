import type { DeliveryOptionsRequest } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { HOME } from '../../../../testing/ordering.ts';
import { at, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const { latitude, longitude, full_address, state_id } = HOME;
const PENANG = { latitude: '5.414100', longitude: '100.328800' };

const ask = (changes: Partial<DeliveryOptionsRequest> = {}, companyId = 'demo') =>
  restaurant.sdk.deliveryOptions({
    path: { companyId },
    body: { latitude, longitude, full_address, state_id, limit: null, ...changes },
  });

const quoteOf = (branch: string) =>
  restaurant.sdk.cartGetQuotation({
    body: {
      branch_id: branch,
      customer_delivery_address_longitude: longitude,
      customer_delivery_address_latitude: latitude,
      customer_full_address: full_address,
      state_id,
      customer_contact_name: null,
      customer_contact_phone: null,
      delivery_time: null,
    },
  });

describe('deliveryOptions', () => {
  test('lists branches with fee and time, nearest first', async () => {
    const { totalFee } = await quoteOf(SS2);
    const { is_deliverable, branches } = await ask();
    expect(is_deliverable).toBe(true);
    expect(branches).toMatchObject([
      {
        branch_id: SS2,
        latitude: expect.stringMatching(/^3\.\d{6}$/),
        status: 'Open',
        is_reachable: true,
        delivery_fee: totalFee,
        refusal_code: null,
        asap_minutes: 35,
        asap_time: '2026-11-21T12:35:00+08:00',
      },
      {
        branch_id: KLANG,
        is_reachable: false,
        delivery_fee: null,
        refusal_code: 'ERR_OUT_OF_SERVICE_AREA',
      },
    ]);
    const [near, far] = branches.map(({ distance }) => distance);
    expect(near).toBeLessThan(far ?? 0);
  });

  test('returns no deliverable branch for an address in Penang', async () => {
    const { is_deliverable, branches } = await ask(PENANG);
    expect(is_deliverable).toBe(false);
    expect(branches.map(({ refusal_code }) => refusal_code)).toEqual([
      'ERR_OUT_OF_SERVICE_AREA',
      'ERR_OUT_OF_SERVICE_AREA',
    ]);
  });

  test('returns null when the courier does not respond', async () => {
    restaurant.rider.behaviour = 'slow';
    const { is_deliverable, branches } = await ask();
    expect(is_deliverable).toBeNull();
    expect(branches).toMatchObject([
      { branch_id: SS2, is_reachable: null, refusal_code: 'LALAMOVE_ERROR' },
      { branch_id: KLANG, is_reachable: false, refusal_code: 'ERR_OUT_OF_SERVICE_AREA' },
    ]);
  });

  test('includes a closed branch with its opening time, or null if it is closed until further notice', async () => {
    restaurant.clock.set(at('2026-11-21T23:00'));
    expect((await ask()).branches[0]).toMatchObject({
      status: 'Closed',
      is_reachable: true,
      asap_minutes: null,
      asap_time: null,
      next_open_time: '2026-11-22T10:00:00+08:00',
    });
    await restaurant.db.execute(sql`update branches set temporarily_closed = true`);
    expect((await ask()).branches[0]).toMatchObject({ status: 'Closed', next_open_time: null });
  });

  test('prefers a branch that delivers to the place over nearer ones that do not', async () => {
    const byKlang = { latitude: '3.064850', longitude: '101.480330' };
    await restaurant.db.execute(
      sql`update branches set delivery_radius_metres = 30000 where id = ${SS2}`,
    );
    const { branches } = await ask({ ...byKlang, limit: 1 });
    expect(branches).toMatchObject([{ branch_id: SS2, is_reachable: true }]);
  });

  test('returns 404 for another company’s id', async () => {
    await expect(ask({}, 'other')).rejects.toMatchObject({ status: 404 });
  });
});

describe('cached estimates', () => {
  test('are reused within a minute without a courier request', async () => {
    const before = await ask();
    restaurant.rider.behaviour = 'down';
    expect(await ask()).toEqual(before);
    restaurant.clock.set(at('2026-11-21T12:01'));
    expect((await ask()).is_deliverable).toBeNull();
  });

  test('are not stored when the courier does not respond', async () => {
    restaurant.rider.behaviour = 'down';
    const elsewhere = { latitude: '3.131000' };
    expect((await ask(elsewhere)).is_deliverable).toBeNull();
    restaurant.rider.behaviour = 'well';
    expect((await ask(elsewhere)).is_deliverable).toBe(true);
  });

  test('are not reused when the fee or radius has changed', async () => {
    await ask();
    await restaurant.db.execute(sql`update branches set delivery_radius_metres = 10`);
    expect((await ask()).is_deliverable).toBe(false);
  });
});
