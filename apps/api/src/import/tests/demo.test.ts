import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../shared/text/translated-text.ts';
import { readRows } from '../import-restaurant.ts';

const DEMO = join(import.meta.dirname, '../../../demo');

describe('demo restaurant', async () => {
  const rows = await readRows(DEMO);

  it('has the size of a real restaurant', () => {
    expect(rows.company.subdomain).toBe('demo');
    expect(rows.branches).toHaveLength(6);
    expect(rows.dish_categories.length).toBeGreaterThanOrEqual(8);
    expect(rows.dishes.length).toBeGreaterThanOrEqual(60);
    expect(rows.banners).toHaveLength(3);
    expect(rows.highlights).toHaveLength(6);
    expect([...rows.banners, ...rows.highlights].filter((one) => !one.opens_kind)).toEqual([]);
  });

  it.each(['en', 'zh_CN'] as const)('has all company pages in %s', (language) => {
    const { company } = rows;
    const { company_about, company_programme, company_privacy, company_refund_return } = company;
    for (const text of [company_about, company_programme, company_privacy, company_refund_return]) {
      const words = inLanguage(text, language);
      expect(words.length).toBeGreaterThan(300);
      expect(words).toContain('<h2>');
    }
    // Terms that the product enforces.
    const terms = inLanguage(company.company_tnc, language);
    for (const fact of [
      '18',
      '100',
      'RM\u00a0500.00',
      'RM\u00a01,000.00',
      'RM\u00a01,200.00',
      '22%',
      '6% ',
      '10%',
    ]) {
      expect(terms).toContain(fact);
    }
  });

  it('has branches of every kind', () => {
    const { branches } = rows;
    expect(branches.filter((branch) => branch.temporarily_closed)).toHaveLength(1);
    expect(branches.filter((branch) => !branch.is_able_reservation)).toHaveLength(1);
    // One branch is always open, so that the demo works at any time.
    const always = Array.from({ length: 7 }, (_, day) => ({
      weekday: day + 1,
      open: '00:00',
      close: '00:00',
    }));
    expect(branches[0]?.opening_hours).toEqual(always);
    for (const branch of branches) {
      // Bounds of the Klang Valley.
      expect(Number(branch.latitude)).toBeGreaterThan(2.9);
      expect(Number(branch.latitude)).toBeLessThan(3.3);
      expect(Number(branch.longitude)).toBeGreaterThan(101.4);
      expect(Number(branch.longitude)).toBeLessThan(101.8);
    }
  });

  it('has a different picture for every dish', () => {
    const hashes = new Map(rows.media.map(({ file, sha256 }) => [file, sha256]));
    const pictures = rows.dishes.map(({ images }) => hashes.get(images[0] ?? ''));
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(rows.dishes.length);
  });

  it('has option groups of every kind', () => {
    const kinds = new Set(
      rows.dish_options.map(
        ({ option_type, is_required, min_qty, max_qty, default_variation_id }) =>
          `${option_type} ${is_required ? 'required' : 'optional'} ${min_qty}-${max_qty}${default_variation_id ? ' default' : ''}`,
      ),
    );
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'radio required 1-1 default',
        'radio required 1-1',
        'radio optional 0-1',
        'checkbox required 2-2',
        'checkbox required 1-3',
        'checkbox optional 0-3',
      ]),
    );
  });

  it('has dishes that are sold out everywhere, somewhere and nowhere', () => {
    const soldOutAt = new Map<string, number>();
    for (const { dish_id, sold_out } of rows.branch_dishes) {
      soldOutAt.set(dish_id, (soldOutAt.get(dish_id) ?? 0) + Number(sold_out));
    }
    const counts = new Set(soldOutAt.values());
    expect(counts).toContain(0);
    expect(counts).toContain(6);
    expect([...counts].some((count) => count > 0 && count < 6)).toBe(true);
  });

  it('has packages of every kind', () => {
    expect(rows.packages).toHaveLength(8);
    const kinds = new Set(
      rows.package_options.map(
        ({ is_required, min_qty, max_qty }) =>
          `${is_required ? 'required' : 'optional'} ${min_qty}-${max_qty}`,
      ),
    );
    expect([...kinds]).toEqual(
      expect.arrayContaining(['required 1-1', 'required 2-2', 'required 3-4', 'optional 0-1']),
    );
    const dishesWithOptions = new Set(
      rows.package_dish_variations.map((row) => row.package_dish_id),
    );
    const [sides, chosen] = [
      rows.package_dishes.filter((row) => row.package_option_id === null),
      rows.package_dishes.filter((row) => row.package_option_id !== null),
    ];
    for (const dishes of [sides, chosen]) {
      expect(dishes.some(({ id }) => dishesWithOptions.has(id))).toBe(true);
      expect(dishes.some(({ id }) => !dishesWithOptions.has(id))).toBe(true);
    }
    expect(rows.branch_packages.length).toBeLessThan(8 * 6);
    expect(rows.branch_packages.some(({ sold_out }) => sold_out)).toBe(true);
  });

  it('has hot deals that cost no more than their packages', () => {
    expect(rows.hot_deals).toHaveLength(3);
    const prices = new Map(
      rows.packages.map((row) => [row.id, row.price_after_discount ?? row.price]),
    );
    const froms = new Map(rows.hot_deals.map(({ id, price }) => [id, price]));
    for (const { hot_deal_id, package_id, additional_price } of rows.hot_deal_packages) {
      const price = (froms.get(hot_deal_id) ?? 0) + additional_price;
      expect(price).toBeLessThanOrEqual(prices.get(package_id) ?? 0);
    }
  });

  it('delivers from every branch within a limited radius', () => {
    for (const { delivery_radius_metres, delivery_base_fee } of rows.branches) {
      expect(delivery_radius_metres).toBeGreaterThan(5000);
      expect(delivery_radius_metres).toBeLessThan(20_000);
      expect(delivery_base_fee).toBeGreaterThan(0);
    }
  });

  it('has Chinese texts in the Chinese fields', () => {
    const words = [
      ...rows.dishes.flatMap(({ name, description }) => [name, description]),
      ...rows.dish_options.map(({ option_name }) => option_name),
      ...rows.dish_option_variations.map(({ variation_name }) => variation_name),
      ...rows.branches.map(({ branch_name }) => branch_name),
      ...rows.packages.flatMap((row) => [row.package_name, row.description]),
      ...rows.package_options.map(({ option_name }) => option_name),
      ...rows.hot_deals.flatMap(({ name, offer_note }) => [name, offer_note]),
      ...rows.hot_deal_options.map(({ option_name }) => option_name),
      ...rows.hot_deal_option_variations.map(({ variation_name }) => variation_name),
    ];
    for (const { zh_CN } of words) expect(zh_CN).toMatch(/\p{Script=Han}/u);
  });
});
