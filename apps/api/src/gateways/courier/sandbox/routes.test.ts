import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOME } from '../../../testing/ordering.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';

const PAGE = 'http://demo.localhost:8080/sandbox/courier';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const open = (headers: Record<string, string> = {}) =>
  restaurant.fetch(new Request(PAGE, { headers }));

function choose(behaviour: string): Promise<Response> {
  const body = new URLSearchParams({ behaviour });
  return restaurant.fetch(new Request(PAGE, { method: 'POST', body }));
}

function quote() {
  return restaurant.sdk.cartGetQuotation({
    body: {
      branch_id: SS2,
      customer_delivery_address_longitude: HOME.longitude,
      customer_delivery_address_latitude: HOME.latitude,
      customer_full_address: HOME.full_address,
      state_id: HOME.state_id,
      customer_contact_name: null,
      customer_contact_phone: null,
      delivery_time: null,
    },
  });
}

async function chosen(): Promise<string | undefined> {
  return /value="(\w+)" checked/.exec(await (await open()).text())?.[1];
}

describe('courier behaviour page', () => {
  test('ignores a malformed form', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    const torn = new Request(PAGE, { method: 'POST', headers, body: '--x' });
    expect((await restaurant.fetch(torn)).status).toBe(303);
    expect(await chosen()).toBe('well');
    expect(restaurant.reported).toEqual([]);
  });

  test.each(['slow', 'down', 'wrong'])('sets the courier to %s and back', async (behaviour) => {
    const answer = await choose(behaviour);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/courier']);
    expect(await chosen()).toBe(behaviour);
    await expect(quote()).rejects.toMatchObject({ code: 'LALAMOVE_ERROR' });
    await choose('well');
    expect(await chosen()).toBe('well');
    expect((await quote()).totalFee).toBeGreaterThan(0);
  });

  test('ignores an unknown behaviour', async () => {
    expect((await choose('away')).status).toBe(303);
    expect(await chosen()).toBe('well');
  });

  test('uses the language of the browser and forbids scripts', async () => {
    const answer = await open({ 'accept-language': 'zh-CN' });
    expect(await answer.text()).toContain('配送服务');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const style = await restaurant.fetch(new Request(`${PAGE}/page.css`));
    expect(await style.text()).toMatch(/\.ribbon[\s\S]*\.choice/);
  });
});
