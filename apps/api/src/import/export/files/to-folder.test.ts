import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../../read/read-folder.ts';
import { folderWith, goodFolder, tinyAvif } from '../../testing.ts';
import { anyRestaurant } from '../testing/any-restaurant/any-restaurant.ts';
import { comparable, rowsOf, textOf } from '../testing/round-trip.ts';
import { toFolder } from './to-folder.ts';

const DEMO = join(import.meta.dirname, '../../../../demo');

describe('toFolder', () => {
  it('returns files with the rows of the demo', async () => {
    const rows = rowsOf(await readFolder(DEMO));
    const folder = toFolder(rows);
    expect(comparable(rowsOf(folder))).toEqual(comparable(rows));
    expect(textOf(toFolder(rowsOf(folder)))).toBe(textOf(folder));
  });

  it('returns files with the rows of any restaurant', () => {
    fc.assert(
      fc.property(anyRestaurant, (restaurant) => {
        const rows = rowsOf(restaurant);
        const folder = toFolder(rows);
        expect(comparable(rowsOf(folder))).toEqual(comparable(rows));
        expect(textOf(toFolder(rowsOf(folder)))).toBe(textOf(folder));
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });

  it('returns the same files when PostgreSQL returns the offers of branches in another order', () => {
    fc.assert(
      fc.property(anyRestaurant, (restaurant) => {
        const rows = rowsOf(restaurant);
        const reversed = {
          ...rows,
          branch_dishes: rows.branch_dishes.toReversed(),
          branch_packages: rows.branch_packages.toReversed(),
          voucher_branches: rows.voucher_branches.toReversed(),
        };
        expect(textOf(toFolder(reversed))).toBe(textOf(toFolder(rows)));
      }),
      { seed: 1, numRuns: 100, endOnFailure: true },
    );
  });

  it('omits optional files without entries', () => {
    const { files } = toFolder(rowsOf(goodFolder()));
    expect([...files.keys()]).not.toContain('vouchers.yaml');
    expect([...files.keys()]).not.toContain('highlights.yaml');
    expect([...files.keys()]).toContain('news.yaml');
  });

  it('shares a group that two dishes have, and leaves different ones with its slug', () => {
    const folder = goodFolder();
    const menu = folder.files.get('menu/rice.yaml') ?? '';
    const dish = (slug: string, options: string) =>
      `  - { slug: ${slug}, name: { en: A, zh_CN: A }, description: { en: A, zh_CN: B }, price: 1.00, options: [${options}] }\n`;
    const other =
      '{ slug: size, option_name: { en: S, zh_CN: S }, option_type: radio, is_required: false, variations: [{ slug: a, name: { en: A, zh_CN: A } }] }';
    folder.files.set(
      'menu/rice.yaml',
      `${menu}${dish('one', other)}${dish('two', '{ use: size }')}`,
    );
    const { files } = toFolder(rowsOf(folder));
    expect(files.get('options.yaml')).toContain('- slug: size');
    const written = files.get('menu/rice.yaml') ?? '';
    expect(written.match(/use: size/g)).toHaveLength(2);
    expect(written.match(/slug: size/g)).toHaveLength(1);
  });

  it('writes the most frequent number of portions as stock', () => {
    const some = (stock: string) =>
      toFolder(rowsOf(folderWith('menu/rice.yaml', 'stock: 5', stock))).files.get('menu/rice.yaml');
    expect(some('stock: 5')).toContain('    stock: 5\n');
    expect(some('stock_at: [{ branch: south, portions: 3 }]')).toContain(
      '    stock_at:\n      - { branch: south, portions: 3 }\n',
    );
    const both = some('stock: 5\n    stock_at: [{ branch: south, portions: 3 }]');
    expect(both).toContain('    stock: 5\n    stock_at:\n      - { branch: south, portions: 3 }\n');
  });

  it('writes pictures with one name and several extensions apart', () => {
    const folder = folderWith(
      'menu/rice.yaml',
      'price: 2.00',
      'price: 2.00\n    images: [a.jpg, a.png, a.avif]',
    );
    for (const [index, name] of ['a.jpg', 'a.png', 'a.avif'].entries()) {
      folder.images.set(name, tinyAvif(10 + index));
    }
    const rows = rowsOf(folder);
    const written = toFolder(rows);
    expect(comparable(rowsOf(written))).toEqual(comparable(rows));
    expect([...written.images.keys()].filter((name) => name.startsWith('a.')).sort()).toEqual([
      'a.avif',
      'a.png',
      'a.webp',
    ]);
  });

  it('omits limits of a choice that the importer assumes', () => {
    const two = 'is_required: true\n        min_qty: 2\n        max_qty: 2';
    const folder = folderWith('packages.yaml', 'is_required: true', two);
    const { files } = toFolder(rowsOf(folder));
    expect(files.get('packages.yaml')).toContain('min_qty: 2\n');
    expect(files.get('packages.yaml')).not.toContain('max_qty');
    expect(files.get('menu/rice.yaml')).not.toContain('min_qty');
  });

  it('writes instants in the zone of the company, and in UTC before zones had whole minutes', () => {
    const publishedAt = (instant: string) =>
      toFolder(rowsOf(folderWith('news.yaml', '2026-11-20T09:00:00+08:00', instant))).files.get(
        'news.yaml',
      );
    expect(publishedAt('2026-11-20T01:00:00+00:00')).toContain('2026-11-20T09:00:00+08:00');
    expect(publishedAt('1880-01-01T08:00:00+08:00')).toContain('1880-01-01T00:00:00+00:00');
  });
});
