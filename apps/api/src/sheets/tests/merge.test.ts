import { describe, expect, it } from 'vitest';
import { folderWith, goodFolder } from '../../import/testing.ts';
import { applied, dishesIn, plan, problemsOf } from '../testing/plan.ts';

const errorsOf = (sheet: Awaited<ReturnType<typeof plan>>) =>
  problemsOf(sheet).filter((problem) => problem.includes(', error: '));

describe('merge into a folder', () => {
  it('changes one price and keeps every other line of the file', async () => {
    const sheet = await plan('name,price\nPlain Rice,2.20\n');
    const before = goodFolder().files.get('menu/rice.yaml') ?? '';
    expect([...sheet.files]).toEqual([
      ['menu/rice.yaml', before.replace('price: 2.00', 'price: 2.20')],
    ]);
  });

  it('keeps comments, empty lines and quotes', async () => {
    const folder = folderWith(
      'menu/rice.yaml',
      '  - slug: plain-rice\n',
      '\n  # From the mill in Sekinchan.\n  - slug: plain-rice # never rename\n',
    );
    const before = folder.files.get('menu/rice.yaml') ?? '';
    const sheet = await plan('name,price\nPlain Rice,2.20\n', {}, folder);
    expect(sheet.files.get('menu/rice.yaml')).toBe(before.replace('price: 2.00', 'price: 2.20'));
  });

  it('writes no file for a sheet with the present values', async () => {
    const sheet = await plan('name,category,price\n白饭,饭,2\n');
    expect(sheet.files.size).toBe(0);
    expect(sheet.plan.dishes).toEqual({ added: [], changed: [], unchanged: ['plain-rice'] });
    expect(sheet.problems).toEqual([]);
  });

  it('moves a dish to another category with its fields', async () => {
    const sheet = await plan('name,category,price\nPlain Rice,Sides,2.00\n');
    expect(sheet.plan).toMatchObject({
      categories: { added: ['sides'] },
      dishes: { changed: ['plain-rice'] },
    });
    const folder = applied(sheet);
    expect(dishesIn(folder, 'rice').map(({ slug }) => slug)).toEqual(['chicken-rice']);
    expect(dishesIn(folder, 'sides')).toMatchObject([
      { slug: 'plain-rice', only_at: ['north'], options: [{ slug: 'beside' }] },
    ]);
    expect(folder.files.get('categories.yaml')).toContain(
      '  - slug: sides\n    name: { en: Sides, zh_CN: Sides }\n    image: plate.avif\n',
    );
  });

  it('replaces an untranslated name by its translation', async () => {
    const first = await plan('name,category,price\nKopi,Rice,3.50\n');
    const second = await plan(
      'name_en,name_zh,category,price\nKopi,咖啡,Rice,3.50\n',
      {},
      applied(first),
    );
    expect(second.plan.dishes.changed).toEqual(['kopi']);
    expect(dishesIn(applied(second, applied(first)), 'rice')[2]).toMatchObject({
      slug: 'kopi',
      name: { en: 'Kopi', zh_CN: '咖啡' },
    });
  });

  it('marks a dish that becomes free, and one that is no longer free', async () => {
    const free = await plan('name,price\nPlain Rice,free\n');
    const folder = applied(free);
    expect(dishesIn(folder, 'rice')[1]).toMatchObject({ price: 0, free: true });
    const paid = await plan('name,price\nPlain Rice,2\n', {}, folder);
    expect(dishesIn(applied(paid, folder), 'rice')[1]).toMatchObject({ price: 200, free: false });
  });

  it('gives equal names different slugs and finds them again', async () => {
    const file = 'name,category,price\nKopi,Rice,3\nKopi,Drinks,4\nkopi!,Drinks,5\n';
    const sheet = await plan(file);
    expect(sheet.plan.dishes.added).toEqual(['kopi', 'kopi-2', 'kopi-3']);
    expect(errorsOf(sheet)).toEqual([]);
    const second = await plan(file, {}, applied(sheet));
    expect(second.files.size).toBe(0);
  });

  it('finds dishes by a column of slugs', async () => {
    const sheet = await plan('slug,name,price\nplain-rice,Steamed Rice,2\n');
    expect(dishesIn(applied(sheet), 'rice')[1]).toMatchObject({
      slug: 'plain-rice',
      name: { en: 'Steamed Rice', zh_CN: '白饭' },
    });
  });

  describe('a sheet without categories', () => {
    const WARNING =
      'row 2, row, warning: The sheet has no categories. Its new dishes are in the category “Menu”; add a column with the categories, or move the dishes later.';

    it('adds all its new dishes to one category, with one warning', async () => {
      const sheet = await plan(
        'name_en,name_zh,price\nKopi,咖啡,3\nTeh,茶,2.50\nPlain Rice,白饭,2\n',
      );
      expect(problemsOf(sheet)).toEqual([WARNING]);
      expect(sheet.plan.categories.added).toEqual(['menu']);
      const folder = applied(sheet);
      expect(dishesIn(folder, 'menu').map(({ slug }) => slug)).toEqual(['kopi', 'teh']);
      expect(dishesIn(folder, 'rice').map(({ slug }) => slug)).toContain('plain-rice');
      expect(folder.files.get('categories.yaml')).toContain('name: { en: Menu, zh_CN: 菜单 }');
    });

    it('changes nothing the second time', async () => {
      const text = 'name_en,name_zh,price\nKopi,咖啡,3\nTeh,茶,2.50\n';
      const second = await plan(text, {}, applied(await plan(text)));
      expect(second.files.size).toBe(0);
      expect(problemsOf(second)).toEqual([]);
    });

    it('keeps the names of a category that is there', async () => {
      const folder = folderWith(
        'categories.yaml',
        'name: { en: Rice, zh_CN: 饭 }',
        'name: { en: Menu, zh_CN: 菜谱 }',
      );
      const sheet = await plan('name_en,name_zh,price\nKopi,咖啡,3\n', {}, folder);
      expect(sheet.plan.categories).toEqual({ added: [], changed: [] });
      expect(dishesIn(applied(sheet, folder), 'rice').map(({ slug }) => slug)).toContain('kopi');
    });
  });

  it('adds a modifier that is a shared group of the folder', async () => {
    const sheet = await plan(
      'Handle,Name,Category,Option 1 name,Default price,"Modifier - ""Size"""\nplain-rice,Plain Rice,Rice,,2.00,Y\n',
    );
    expect(dishesIn(applied(sheet), 'rice')[1]?.options).toMatchObject([
      { slug: 'beside' },
      { use: 'size' },
    ]);
  });

  it.each<[name: string, file: string, errors: readonly string[]]>([
    [
      'a new dish without a category among others with one',
      'name,category,price\nKopi,,3\nTeh,Rice,3\n',
      [
        'row 2, category, error: The category is missing. Type it, or add a column with the categories.',
      ],
    ],
    [
      'a missing price',
      'name,category,price\nKopi,Rice,\n',
      ['row 2, price, error: The price is missing. Type it, for example 12.90, or “free”.'],
    ],
    [
      'long texts',
      `name,category,price,description\n${'K'.repeat(121)},Rice,3,\nTeh,Rice,3,${'x'.repeat(501)}\n`,
      [
        'row 2, name, error: The text has 121 characters. Shorten it to 120.',
        'row 3, description, error: The text has 501 characters. Shorten it to 500.',
      ],
    ],
    [
      'the error of a formula and a control character',
      'name,category,price\n#REF!,Rice,3\nTeh\u0007,Rice,3\n',
      [
        'row 2, name, error: “#REF!” is the error of a formula. Correct it, or type the text.',
        'row 3, name, error: The text has a control character. Type it again.',
      ],
    ],
    [
      'a discount that is none',
      'name,category,price,promo price\nKopi,Rice,3,3\n',
      [
        'row 2, promo price, error: The discounted price is not lower than the price. Correct one of them.',
      ],
    ],
    [
      'a slug with spaces, and points with decimals',
      'slug,name,category,price,points\nIced Kopi,Kopi,Rice,3,\n,Teh,Rice,3,1.5\n',
      [
        'row 2, slug, error: “Iced Kopi” is not a slug. Use small letters, digits and single dashes, such as iced-kopi.',
        'row 3, points, error: “1.5” is not a number of points. Type a whole number from 0 to 100000.',
      ],
    ],
    [
      'repeated slugs and variations',
      'slug,name,category,size,price\nteh,Teh,Rice,,3\nteh,Teh C,Rice,,3\n,Kopi,Rice,Big,4\n,Kopi,Rice,big,5\n',
      [
        'row 3, row, error: Row 2 has the slug teh already. Delete one of the two rows.',
        'row 5, row, error: Row 4 has the same variation. Rename one, or delete one of the two rows.',
      ],
    ],
    [
      'too many variations',
      `name,category,size,price\n${Array.from({ length: 51 }, (_, index) => `Kopi,Rice,Size ${index},5`).join('\n')}\n`,
      ['row 2, row, error: The dish has 51 variations. At most 50 are possible; split the dish.'],
    ],
  ])('reports %s', async (_, file, errors) => {
    expect(errorsOf(await plan(file))).toEqual(errors);
  });

  it('reports a name that several dishes of the folder have', async () => {
    const folder = folderWith(
      'menu/rice.yaml',
      '{ en: Plain Rice, zh_CN: 白饭 }',
      '{ en: Chicken Rice, zh_CN: 白饭 }',
    );
    expect(errorsOf(await plan('name,category,price\nChicken Rice,Rice,5\n', {}, folder))).toEqual([
      'row 2, row, error: Several dishes of the folder have this name: chicken-rice, plain-rice. Add a column “slug” with the right one.',
    ]);
  });

  it('reports two rows for one dish of the folder', async () => {
    expect(errorsOf(await plan('name,price\nPlain Rice,2\n白饭,3\n'))).toEqual([
      'row 3, row, error: Row 2 is the same dish of the folder, plain-rice. Delete one of the two rows, or add a column “slug”.',
    ]);
  });

  it('reports unknown tags and keeps the others', async () => {
    const sheet = await plan('name,category,price,tags\nKopi,Rice,3,"spicy, 招牌, hot"\n');
    expect(problemsOf(sheet)).toContain(
      'row 2, tags, warning: “hot” is not a tag and is left out. Use signature, spicy, vegetarian, new.',
    );
    expect(dishesIn(applied(sheet), 'rice')[2]?.tags).toEqual(['spicy', 'signature']);
  });

  it('rejects a folder that has problems already', async () => {
    const folder = folderWith('menu/rice.yaml', 'price: 2.00', 'price: cheap');
    await expect(plan('name,price\nPlain Rice,2\n', {}, folder)).rejects.toMatchObject({
      name: 'ImportRejected',
    });
  });
});
