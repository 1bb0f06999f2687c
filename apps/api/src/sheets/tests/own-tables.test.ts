import { describe, expect, it } from 'vitest';
import { encodeGb18030, encodeUtf16 } from '../testing/encode.ts';
import { applied, dishesIn, importedRows, plan, problemsOf } from '../testing/plan.ts';
import { buildWorkbook } from '../testing/workbook.ts';

describe('import of a Chinese table in GB18030', async () => {
  const file = encodeGb18030(
    [
      '莲花小厨 菜单,,,,',
      '菜名,分类,规格,售价,说明',
      '鸡饭,饭,,"13,90",白切鸡。',
      '牛腩面,面类,小,RM 12.90,慢炖一晚。',
      '牛腩面,面类,大,RM16.90,',
      '白粥,饭,,免费,',
      '清蒸鱼,饭,,时价,',
      ',饭,,8.00,',
      '白粥,饭,,5.00,',
      '',
    ].join('\r\n'),
  );
  const sheet = await plan(file);

  it('guesses the columns', () => {
    expect(sheet.source).toBe('CSV, GB18030, separated by commas');
    expect(sheet.recognised).toMatchObject({ format: 'columns', headerRow: 2 });
    expect(sheet.recognised.columns).toEqual([
      { index: 0, header: '菜名', field: 'name', confidence: 1 },
      { index: 1, header: '分类', field: 'category', confidence: 1 },
      { index: 2, header: '规格', field: 'variation', confidence: 1 },
      { index: 3, header: '售价', field: 'price', confidence: 1 },
      { index: 4, header: '说明', field: 'description', confidence: 1 },
    ]);
  });

  it('reports errors with what to do', () => {
    expect(problemsOf(sheet).filter((problem) => problem.includes('error'))).toEqual([
      'row 7, 售价, error: “时价” is not a price. Type an amount such as 12.90, or leave the row out.',
      'row 8, name, error: The name is missing. Type it, or delete the row.',
      'row 9, row, error: Row 6 has the same name. Rename one dish, or delete one of the two rows.',
    ]);
  });

  it('finds existing entries by their Chinese name and keeps the English one', () => {
    const [chicken, , porridge] = dishesIn(applied(sheet), 'rice');
    expect(chicken).toMatchObject({
      slug: 'chicken-rice',
      name: { en: 'Chicken Rice', zh_CN: '鸡饭' },
      description: { en: 'Poached chicken.', zh_CN: '白切鸡。' },
      price: 1390,
    });
    expect(porridge).toMatchObject({
      slug: expect.stringMatching(/^dish-[0-9a-f]{8}$/),
      name: { en: '白粥', zh_CN: '白粥' },
      price: 0,
      free: true,
    });
    expect(porridge).not.toHaveProperty('description');
  });

  it('stores an untranslated description once', async () => {
    const [category = ''] = sheet.plan.categories.added;
    expect(applied(sheet).files.get(`menu/${category}.yaml`)).toContain(
      '    description: 慢炖一晚。\n',
    );
    const { dishes, dish_categories } = await importedRows(applied(sheet));
    expect(dishes.find(({ name }) => name.en === '牛腩面')?.description).toEqual({
      en: '慢炖一晚。',
    });
    expect(dish_categories[1]).toMatchObject({ name: { en: '面类', zh_CN: '面类' } });
  });

  it('makes the sizes a required choice named by their column', () => {
    const [category = ''] = sheet.plan.categories.added;
    expect(dishesIn(applied(sheet), category)).toMatchObject([
      {
        price: 1290,
        options: [
          {
            option_name: { en: '规格', zh_CN: '规格' },
            option_type: 'radio',
            is_required: true,
            variations: [
              { name: { en: '小', zh_CN: '小' }, additional_price: 0 },
              { name: { en: '大', zh_CN: '大' }, additional_price: 400 },
            ],
          },
        ],
      },
    ]);
  });
});

describe('import of a table in UTF-16', async () => {
  const text = [
    'Section\tDish\t菜名\tHarga\tKeterangan',
    'Rice\tPlain Rice\t白饭\t2.50\tSteamed.',
    'Soups\tFish Soup\t鱼汤\t9.00\t',
    '\tCorn Soup\t玉米汤\t1.234\t',
    'Soups\tLotus Soup\t莲藕汤\t12\tLotus root, 莲藕',
    '',
  ].join('\r\n');
  const sheet = await plan(encodeUtf16(text, 'LE'));

  it('guesses both names, the price and the description in Malay', () => {
    expect(sheet.source).toBe('CSV, UTF-16 LE, separated by tabs');
    expect(sheet.recognised.columns.map(({ field }) => field)).toEqual([
      'category',
      'name_en',
      'name_zh',
      'price',
      'description',
    ]);
  });

  it('fills an empty category from above and reports it', () => {
    expect(problemsOf(sheet).filter((problem) => problem.startsWith('row 4'))).toEqual([
      'row 4, Section, warning: The category is empty. “Soups” of the rows above is used.',
      'row 4, Harga, error: “1.234” can be read in two ways. Write it with a point and two decimals, such as 12.90.',
    ]);
  });

  it('imports the other rows field by field', () => {
    expect(dishesIn(applied(sheet), 'soups')).toMatchObject([
      { slug: 'fish-soup', name: { en: 'Fish Soup', zh_CN: '鱼汤' }, price: 900 },
      {
        slug: 'lotus-soup',
        name: { en: 'Lotus Soup', zh_CN: '莲藕汤' },
        description: { en: 'Lotus root, 莲藕' },
        price: 1200,
      },
    ]);
    expect(dishesIn(applied(sheet), 'rice')[1]).toMatchObject({
      slug: 'plain-rice',
      description: { en: 'Steamed.', zh_CN: '热腾腾。' },
      price: 250,
      only_at: ['north'],
    });
  });
});

describe('import of a workbook', async () => {
  const file = buildWorkbook([
    {
      name: 'Cover',
      rows: [
        ['Lotus Kitchen', null],
        ['Printed on', { date: 46361 }],
      ],
    },
    {
      name: 'Menu',
      rows: [
        ['Menu 2026', null, null, null],
        ['Group', 'Item', 'Price', 'Promo price'],
        ['Noodles', 'Wonton Noodles', { formula: 'E3*1.06', value: 12.899999999999999 }, 11.5],
        [null, 'Curry Mee', { date: 46361 }, null],
        [null, { formula: '"Prawn "&"Mee"', value: 'Prawn Mee' }, 14, null],
        ['Rice', 'Chicken Rice', 12.9, null],
        [null, 'Claypot Rice', { formula: 'E7/0', error: '#DIV/0!' }, null],
      ],
      merges: ['A1:D1', 'A3:A5', 'A6:A7'],
    },
  ]);
  const sheet = await plan(file);

  it('uses the first sheet with column names', () => {
    expect(sheet.recognised).toMatchObject({ format: 'columns', sheet: 'Menu', headerRow: 2 });
    expect(sheet.recognised.columns.map(({ field }) => field)).toEqual([
      'category',
      'name',
      'price',
      'price_after_discount',
    ]);
  });

  it('reports a date in a number column and a broken formula', () => {
    expect(problemsOf(sheet).filter((problem) => problem.includes('error'))).toEqual([
      'row 4, Price, error: “2026-12-05” is a date. Format the column as a number and type the price again.',
      'row 7, Price, error: “#ERROR!” is the error of a formula. Correct it, or type the price.',
    ]);
  });

  it('gives each row the category of its merged cell', () => {
    expect(dishesIn(applied(sheet), 'noodles')).toMatchObject([
      { slug: 'wonton-noodles', price: 1290, price_after_discount: 1150 },
      { slug: 'prawn-mee', price: 1400 },
    ]);
    expect(sheet.plan.dishes.unchanged).toEqual(['chicken-rice']);
  });
});

describe('import of a large table', () => {
  it('imports 3,000 rows', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const dish = `Category ${index % 40},Dish ${index}`;
      return `${dish},Small,${index / 10 + 5}\n${dish},Medium,${index / 10 + 6}\n${dish},Large,${index / 10 + 7}`;
    });
    const file = `Category,Name,Variation,Price\n${rows.join('\n')}\n`;
    const sheet = await plan(file);
    expect(sheet.recognised.rows.filter((row) => row.length > 1)).toHaveLength(3000);
    expect(sheet.problems.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(sheet.folderProblems).toEqual([]);
    expect(sheet.plan.dishes.added).toHaveLength(1000);
    expect(sheet.plan.categories.added).toHaveLength(40);
    const rowsOf = await importedRows(applied(sheet));
    expect(rowsOf.dish_option_variations.length).toBeGreaterThanOrEqual(3000);
    expect((await plan(file, {}, applied(sheet))).files.size).toBe(0);
  });

  it('rejects more dishes than a menu can have', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => `Rice,Dish ${index},5`);
    const sheet = await plan(`Category,Name,Price\n${rows.join('\n')}\n`);
    expect(problemsOf(sheet).filter((problem) => problem.includes('error'))).toEqual([
      'row 2501, row, error: The menu would have 2502 dishes; at most 2000 fit. Delete rows.',
    ]);
  });
});
