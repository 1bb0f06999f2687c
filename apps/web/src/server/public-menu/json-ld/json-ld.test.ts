import { branchOpening } from '@claypot/domain/places';
import { cents } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { renderPublicMenu } from '../render-public-menu.tsx';
import { exampleMenu, NOON, ORIGIN } from '../testing/public-menu-of.ts';
import { openingHoursJsonLd } from './opening-hours-json-ld.ts';

/** Returns the structured data of a page, as a search engine reads it. */
async function dataOf(changes: Parameters<typeof exampleMenu>[1] = {}) {
  const menu = await exampleMenu('en', changes);
  const html = await renderPublicMenu(menu);
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { ...menu, data: JSON.parse(text) };
}

test('describes the branch', async () => {
  const { branch, data } = await dataOf();
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: branch.branch_name,
    url: `${ORIGIN}/m/${branch.id}?lang=en`,
    telephone: branch.contact_no,
    image: branch.branch_image.map(({ image }) => ORIGIN + image),
    address: {
      '@type': 'PostalAddress',
      postalCode: branch.postal_code,
      addressLocality: branch.city,
      addressCountry: 'MY',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(branch.latitude),
      longitude: Number(branch.longitude),
    },
    hasMenu: { '@type': 'Menu', inLanguage: 'en' },
  });
});

test('has a section per shown category, with all its items', async () => {
  const { categories, data, dishes, packages } = await dataOf();
  const sections: { name: string; hasMenuItem: { name: string }[] }[] = data.hasMenu.hasMenuSection;
  const filled = categories.filter(({ id }) => dishes.some((dish) => dish.dish_category_id === id));
  expect(sections.map(({ name }) => name)).toEqual(['Package', ...filled.map(({ name }) => name)]);
  const inCategories = dishes.filter((dish) =>
    categories.some(({ id }) => id === dish.dish_category_id),
  );
  expect(sections.flatMap(({ hasMenuItem }) => hasMenuItem.map(({ name }) => name)).sort()).toEqual(
    [
      ...packages.map(({ package_name }) => package_name),
      ...inCategories.map(({ name }) => name),
    ].sort(),
  );
});

describe('priceRange', () => {
  test.each([
    [[], undefined],
    [[[1290, null]], 'RM12.90'],
    [
      [
        [1290, null],
        [4500, 3900],
        [380, null],
      ],
      'RM3.80–RM39.00',
    ],
  ] as const)('of %j is %j', async (prices, range) => {
    const { dishes } = await exampleMenu('en');
    const [first] = dishes;
    if (first === undefined) throw new Error('The contract has no example of a dish');
    const priced = prices.map(([price, discounted]) => ({
      ...first,
      price: cents(price),
      price_after_discount: discounted === null ? null : cents(discounted),
    }));
    const { data } = await dataOf({ dishes: priced, packages: [] });
    expect(data.priceRange).toBe(range);
  });
});

test('a menu without dishes has no sections', async () => {
  const { data } = await dataOf({ dishes: [], packages: [] });
  expect(data.hasMenu).not.toHaveProperty('hasMenuSection');
});

describe('offers', () => {
  test('have the selling price in ringgit and lead to the order', async () => {
    const { branch, dishes } = await exampleMenu('en');
    const [first] = dishes;
    if (first === undefined) throw new Error('The contract has no example of a dish');
    const prices = { price: cents(2005), price_after_discount: cents(1990) };
    const available = { ...first, ...prices, id: 'laksa', stock_status: 'In Stock' as const };
    const soldOut = { ...available, id: 'gone', stock_status: 'Sold Out' as const };
    const { data } = await dataOf({ dishes: [available, soldOut], packages: [] });
    const [{ hasMenuItem }] = data.hasMenu.hasMenuSection;
    const shared = { '@type': 'Offer', price: '19.90', priceCurrency: 'MYR' };
    expect(hasMenuItem.map(({ offers }: { offers: unknown }) => offers)).toEqual([
      {
        ...shared,
        availability: 'https://schema.org/InStock',
        url: `${ORIGIN}/menuDetail/dish/laksa?branch=${branch.id}`,
      },
      { ...shared, availability: 'https://schema.org/SoldOut' },
    ]);
  });

  test('of a deal have the lowest price, and none if it is sold out', async () => {
    const { branch, packages } = await exampleMenu('en');
    const [first] = packages;
    if (first === undefined) throw new Error('The contract has no example of a package');
    const prices = { price: cents(5000), price_after_discount: null };
    const deal = { ...first, ...prices, id: 'two', hot_deal_id: 'two' };
    const { data } = await dataOf({
      dishes: [],
      packages: [
        { ...deal, stock_status: 'In Stock' },
        { ...deal, stock_status: 'Sold Out' },
      ],
    });
    const [{ hasMenuItem }] = data.hasMenu.hasMenuSection;
    expect(hasMenuItem.map(({ offers }: { offers: unknown }) => offers)).toEqual([
      {
        '@type': 'AggregateOffer',
        lowPrice: '50.00',
        priceCurrency: 'MYR',
        availability: 'https://schema.org/InStock',
        url: `${ORIGIN}/menuDetail/hot_deal/two?branch=${branch.id}`,
      },
      { '@type': 'Offer', priceCurrency: 'MYR', availability: 'https://schema.org/SoldOut' },
    ]);
  });
});

describe('openingHoursJsonLd', () => {
  const at = NOON.toZonedDateTimeISO('Asia/Kuala_Lumpur');
  const specialDays = (days: Parameters<typeof branchOpening>[0]['special_days']) =>
    branchOpening(
      {
        week_hours: [],
        special_days: days,
        status: 'Closed',
        last_order_time: null,
        next_open_time: null,
      },
      at,
    ).specialDays;

  test('groups the days with the same period, also past midnight', () => {
    const week = [
      { weekday: 1, open: '11:00', close: '15:00' },
      { weekday: 1, open: '18:00', close: '02:00' },
      { weekday: 7, open: '11:00', close: '15:00' },
    ];
    expect(openingHoursJsonLd(week, [])).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
        opens: '11:00',
        closes: '15:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday'],
        opens: '18:00',
        closes: '02:00',
      },
    ]);
  });

  test('describes a day around the clock', () => {
    const [day] = openingHoursJsonLd([{ weekday: 3, open: '00:00', close: '00:00' }], []);
    expect(day).toMatchObject({ opens: '00:00', closes: '23:59' });
  });

  test('describes single days with other hours, and closed ones', () => {
    const days = specialDays([
      { date: '2026-11-23', name: null, periods: [] },
      { date: '2026-11-24', name: 'Deepavali', periods: [{ open: '17:00', close: '22:00' }] },
    ]);
    expect(openingHoursJsonLd([], days)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-23',
        validThrough: '2026-11-23',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        name: 'Deepavali',
        validFrom: '2026-11-24',
        validThrough: '2026-11-24',
        opens: '17:00',
        closes: '22:00',
      },
    ]);
  });
});
