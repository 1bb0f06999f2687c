import type { CounterSdk } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openImported } from '../../../../testing/imported.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { change, entryOf, publishAll, signIn } from './draft-restaurant.ts';

let restaurant: Restaurant;
let owner: CounterSdk;

beforeAll(async () => {
  restaurant = await openImported();
  await restaurant.prepare(async () => {
    owner = (await signIn(restaurant, 'owner')).sdk;
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** Saves the company with a colour; undefined for none. */
async function save(brand_color?: string) {
  const company = await entryOf(owner, 'company', 'company');
  const { brand_color: _, ...fields } = company.fields;
  return change(owner, { ...company, fields }, brand_color === undefined ? {} : { brand_color });
}

async function colorAt(subdomain: string): Promise<string | undefined> {
  const company = await restaurant.sdkOf(subdomain).companyInfo({ body: { subdomain } });
  return company.brand_color;
}

async function preview(): Promise<string> {
  const { version } = await owner.draft({});
  const { url } = await owner.previewDraft({ body: { version } });
  return new URL(url).hostname.split('.')[0] ?? '';
}

describe('colour of the company', () => {
  test('is shown in the preview, and to customers after publishing', async () => {
    await save('#1D4ED8');
    expect(await colorAt(await preview())).toBe('#1d4ed8');
    expect(await colorAt('demo')).toBeUndefined();
    await publishAll(owner);
    expect(await colorAt('demo')).toBe('#1d4ed8');
  });

  test('is removed for the standard colours', async () => {
    await save('#1d4ed8');
    await publishAll(owner);
    await save();
    expect(await colorAt(await preview())).toBeUndefined();
    await publishAll(owner);
    expect(await colorAt('demo')).toBeUndefined();
  });

  test('must be a colour', async () => {
    const { problems } = await save('navy');
    expect(problems).toMatchObject([
      { field: 'brand_color', message: 'A colour such as #1d4ed8.' },
    ]);
  });

  test('is in the record with the one before', async () => {
    await save('#1d4ed8');
    await publishAll(owner);
    await save('#ffd400');
    const { events } = await owner.eventList({
      body: { branch_id: null, staff_id: null, target_id: 'company', before: null },
    } as Parameters<typeof owner.eventList>[0]);
    expect(events.map(({ changes }) => changes)).toContainEqual([
      { field: 'section', before: null, after: 'company' },
      { field: 'brand_color', before: '#1d4ed8', after: '#ffd400' },
    ]);
  });
});
