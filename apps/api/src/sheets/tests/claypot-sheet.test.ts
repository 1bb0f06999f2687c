import { describe, expect, it } from 'vitest';
import type { ExportRow } from '../export/export-rows.ts';
import { writeCsv } from '../export/write-sheet.ts';
import { applied, dishesIn, plan, problemsOf } from '../testing/plan.ts';

const DISH: ExportRow = {
  category: 'rice',
  dish: 'fried-rice',
  name_en: 'Fried Rice',
  name_zh: '炒饭',
  price: '9.90',
};
const CHOICE: ExportRow = {
  dish: 'fried-rice',
  group: 'egg',
  group_en: 'Egg',
  group_zh: '鸡蛋',
  group_type: 'radio',
  group_required: 'no',
  variation: 'fried',
  variation_en: 'Fried egg',
  variation_zh: '荷包蛋',
  additional_price: '1.50',
};

const planRows = (...rows: ExportRow[]) => plan(writeCsv(rows));

describe('import of the own format', () => {
  it('adds a dish with its own and shared groups', async () => {
    const sheet = await planRows({ ...DISH, shared_groups: 'size' }, CHOICE);
    expect(sheet.problems).toEqual([]);
    expect(dishesIn(applied(sheet), 'rice')[2]).toMatchObject({
      slug: 'fried-rice',
      name: { en: 'Fried Rice', zh_CN: '炒饭' },
      price: 990,
      options: [
        { use: 'size' },
        {
          slug: 'egg',
          option_name: { en: 'Egg', zh_CN: '鸡蛋' },
          option_type: 'radio',
          is_required: false,
          variations: [{ slug: 'fried', additional_price: 150 }],
        },
      ],
    });
  });

  it('changes a shared group and adds another', async () => {
    const sheet = await planRows(
      {
        ...CHOICE,
        dish: '',
        group: 'size',
        group_en: 'Portion',
        group_zh: '份量',
        group_required: 'yes',
        variation: 'large',
        variation_en: 'Big',
        variation_zh: '大',
        additional_price: '3.00',
      },
      { ...CHOICE, dish: '' },
    );
    expect(sheet.plan.shared).toEqual({ added: ['egg'], changed: ['size'], unchanged: [] });
    const options = applied(sheet).files.get('options.yaml');
    expect(options).toContain('option_name: { en: Portion, zh_CN: 份量 }');
    expect(options).toContain(
      '{ slug: large, name: { en: Big, zh_CN: 大 }, additional_price: 3.00, additional_point: 2 }',
    );
    expect(options).toContain('{ slug: small, name: { en: Small, zh_CN: 小 } }');
  });

  it('removes optional fields with an empty cell', async () => {
    const sheet = await planRows({
      ...DISH,
      dish: 'chicken-rice',
      name_en: 'Chicken Rice',
      name_zh: '鸡饭',
    });
    const [chicken] = dishesIn(applied(sheet), 'rice');
    expect(chicken).toMatchObject({
      slug: 'chicken-rice',
      price: 990,
      points: 0,
      tags: [],
      stock: 5,
    });
    expect(chicken).not.toHaveProperty('description');
    expect(chicken).not.toHaveProperty('price_after_discount');
  });

  it.each<[name: string, rows: readonly ExportRow[], problem: string]>([
    [
      'a choice without a group',
      [DISH, { ...CHOICE, group: '' }],
      'row 3, group, error: The variation has no group. Type the slug of its option group.',
    ],
    [
      'a choice of a dish without a row',
      [DISH, { ...CHOICE, dish: 'fired-rice' }],
      'row 3, dish, error: The dish fired-rice has no row of its own. Add the row, or correct the slug.',
    ],
    [
      'a group without a type',
      [DISH, { ...CHOICE, group_type: 'one' }],
      'row 3, group_type, error: The type is missing. Type radio for one choice, or checkbox for several.',
    ],
    [
      'a group without a name',
      [DISH, { ...CHOICE, group_en: '', group_zh: '' }],
      'row 3, group_en, error: The name of the group is missing. Type it.',
    ],
    [
      'a choice without a name',
      [DISH, { ...CHOICE, variation_en: '', variation_zh: '' }],
      'row 3, variation_en, error: The name of the variation is missing. Type it.',
    ],
    [
      'a number of choices that is a text',
      [DISH, { ...CHOICE, group_max: 'two' }],
      'row 3, group_max, error: “two” is not a number of choices. Type a whole number from 0 to 50.',
    ],
    [
      'a slug with capitals',
      [{ ...DISH, dish: 'Fried Rice' }],
      'row 2, dish, error: “Fried Rice” is not a slug. Use small letters, digits and single dashes, such as iced-kopi.',
    ],
    [
      'a dish without a name',
      [{ ...DISH, name_en: '', name_zh: '' }],
      'row 2, name_en, error: The name is missing. Type it, or delete the row.',
    ],
    [
      'a dish without a price',
      [{ ...DISH, price: '' }],
      'row 2, price, error: The price is missing. Type it, for example 12.90, or “free”.',
    ],
    [
      'a discount that is none',
      [{ ...DISH, price_after_discount: '9.90' }],
      'row 2, price_after_discount, error: The discounted price is not lower than the price. Correct one of them.',
    ],
    [
      'a repeated slug',
      [DISH, DISH],
      'row 3, row, error: Row 2 has the slug fried-rice already. Delete one of the two rows.',
    ],
    [
      'a shared group that does not exist',
      [{ ...DISH, shared_groups: 'spice' }],
      'row 2, spice, warning: The sheet does not have the choices of “spice”. Add a group with this name to options.yaml and import again.',
    ],
  ])('reports %s', async (_, rows, problem) => {
    expect(problemsOf(await planRows(...rows))).toEqual([problem]);
  });
});
