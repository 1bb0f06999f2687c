import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applied, dishesIn, importedRows, plan, problemsOf } from '../testing/plan.ts';

const fixture = (name: string) => readFile(join(import.meta.dirname, '../testing/files', name));

describe('items of Loyverse that are not available for sale', () => {
  const header =
    'Handle,Name,Category,Option 1 name,Option 1 value,Default price,Available for sale [KL],Price [KL],Available for sale [Ipoh],Price [Ipoh]';
  const importRows = (...rows: readonly string[]) => plan([header, ...rows, ''].join('\n'));

  it('are left out with a warning', async () => {
    const sheet = await importRows('kopi,Kopi,Rice,,,3,N,3,N,3', 'teh,Teh,Rice,,,3,Y,3,Y,3');
    expect(sheet.plan.dishes.added).toEqual(['teh']);
    expect(problemsOf(sheet)[0]).toBe(
      'row 2, Available for sale [KL], warning: The item is not available for sale and is not imported.',
    );
  });

  it('are imported if a store sells them', async () => {
    const sheet = await importRows('kopi,Kopi,Rice,,,3,Y,3,N,3');
    expect(sheet.plan.dishes.added).toEqual(['kopi']);
    expect(problemsOf(sheet)[0]).toMatch(
      /^row 2, Available for sale \[Ipoh\], warning: .* every store/,
    );
  });

  it('are single variations of a dish, also its first', async () => {
    const sheet = await importRows(
      'kopi,Kopi,Rice,Size,Small,3,N,3,N,3',
      'kopi,,,,Medium,4,Y,4,Y,4',
      'kopi,,,,Large,5,Y,5,Y,5',
    );
    const kopi = dishesIn(applied(sheet), 'rice').find(({ slug }) => slug === 'kopi');
    expect(kopi).toMatchObject({ name: { en: 'Kopi' }, price: 400 });
    expect(kopi?.options).toMatchObject([
      { variations: [variation('medium', 'Medium', 0), variation('large', 'Large', 100)] },
    ]);
  });
});

describe('import of a Loyverse export', async () => {
  const file = await fixture('loyverse.csv');
  const sheet = await plan(file);

  it('recognises the format and counts the changes', () => {
    expect(sheet.source).toBe('CSV, UTF-8, separated by commas');
    expect(sheet.recognised).toMatchObject({ format: 'loyverse', headerRow: 1 });
    expect(sheet.plan.categories).toEqual({ added: ['drinks', 'sets'], changed: [] });
    expect(sheet.plan.dishes).toEqual({
      added: ['nasi-lemak-ayam', 'kopi', 'set-a'],
      changed: ['chicken-rice'],
      unchanged: [],
    });
  });

  it('reports what has to be corrected, by row', () => {
    const untranslated =
      'is not translated. Customers see the English text in Chinese too; add a Chinese column.';
    const added = (name: string, slug: string) =>
      `The folder has no category “${name}”. It is added as ${slug} with the default picture; correct the name if it is a spelling mistake.`;
    expect(problemsOf(sheet)).toEqual([
      'row 2, Price [Main store], warning: The stores have different prices. 12.90 of Price [Main store] is imported for every branch.',
      'row 2, Sambal level, warning: The sheet does not have the choices of “Sambal level”. Add a group with this name to options.yaml and import again.',
      `row 2, name, warning: The name ${untranslated}`,
      `row 2, description, warning: The description ${untranslated}`,
      `row 3, category, warning: ${added('Drinks', 'drinks')}`,
      `row 3, name, warning: The name ${untranslated}`,
      `row 7, category, warning: ${added('Sets', 'sets')}`,
      `row 7, name, warning: The name ${untranslated}`,
      'row 9, Price [Main store], error: “variable” is not a price. Type an amount such as 12.90, or leave the row out.',
    ]);
  });

  it('makes the rows of a handle a dish with a required choice', () => {
    const [kopi] = dishesIn(applied(sheet), 'drinks');
    expect(kopi).not.toHaveProperty('description');
    expect(kopi).toMatchObject({
      slug: 'kopi',
      name: { en: 'Kopi', zh_CN: 'Kopi' },
      price: 350,
      options: [
        {
          slug: 'size-temperature',
          option_name: { en: 'Size / Temperature', zh_CN: 'Size / Temperature' },
          option_type: 'radio',
          is_required: true,
          variations: [
            variation('regular-hot', 'Regular / Hot', 0),
            variation('regular-iced', 'Regular / Iced', 50),
            variation('large-iced', 'Large / Iced', 170),
          ],
        },
      ],
    });
  });

  it('keeps the fields of the folder that the export does not have', () => {
    const [chicken] = dishesIn(applied(sheet), 'rice');
    expect(chicken).toMatchObject({
      slug: 'chicken-rice',
      name: { en: 'Chicken Rice', zh_CN: '鸡饭' },
      description: { en: 'Poached chicken with ginger.', zh_CN: '白切鸡。' },
      price: 1150,
      price_after_discount: 1050,
      points: 12,
      tags: ['signature'],
      stock: 5,
      sold_out_at: ['south'],
      options: [{ use: 'size' }, { slug: 'sides' }],
    });
  });

  it('gives rows that the importer accepts', async () => {
    const { dishes } = await importedRows(applied(sheet));
    const nasi = dishes.find(({ name }) => name.en === 'Nasi Lemak Ayam');
    expect(nasi).toMatchObject({
      description: { en: 'Coconut rice with fried chicken & sambal.' },
      price: 1290,
      images: [expect.stringMatching(/\.avif$/)],
    });
  });

  it('changes nothing the second time', async () => {
    const second = await plan(file, {}, applied(sheet));
    expect(second.files.size).toBe(0);
    expect(second.plan.dishes).toMatchObject({ added: [], changed: [] });
  });
});

describe('import of a Square item library', async () => {
  const file = await fixture('square.csv');
  const sheet = await plan(file);

  it('recognises the format and counts the changes', () => {
    expect(sheet.recognised).toMatchObject({ format: 'square', headerRow: 1 });
    expect(sheet.plan.categories.added).toEqual(['sets', 'hot', 'bread']);
    expect(sheet.plan.dishes).toEqual({
      added: ['banquet-for-ten', 'flat-white', 'toast-thick'],
      changed: ['chicken-rice'],
      unchanged: [],
    });
  });

  it('reports archived items, several categories and the currency', () => {
    const problems = problemsOf(sheet).filter((problem) => !/translated|no category/.test(problem));
    expect(problems).toEqual([
      'row 2, Price, warning: “£4,250.00” is not in ringgit. The number is imported as RM without conversion.',
      'row 3, Price, warning: “£3.40” is not in ringgit. The number is imported as RM without conversion.',
      'row 4, Price, warning: “£4.10” is not in ringgit. The number is imported as RM without conversion.',
      'row 5, Price, warning: “£8.00” is not in ringgit. The number is imported as RM without conversion.',
      'row 6, Archived, warning: The item is archived and is not imported.',
      'row 7, Categories, warning: The item has several categories. It is imported into “Bread”.',
      'row 7, Price, warning: “£2.00” is not in ringgit. The number is imported as RM without conversion.',
    ]);
  });

  it('is blocked by a discount of the folder that is not lower than the new price', () => {
    expect(sheet.folderProblems).toMatchObject([
      {
        file: 'menu/rice.yaml',
        field: 'dishes[0].price_after_discount',
        message: 'must be lower than price; leave it out when there is no discount',
      },
    ]);
  });

  it('reads variations, line breaks and quotes', () => {
    const rice = (sheet.files.get('menu/rice.yaml') ?? '').replace(/ {4}price_after.*\n/, '');
    const folder = applied({
      ...sheet,
      files: new Map([...sheet.files, ['menu/rice.yaml', rice]]),
    });
    expect(dishesIn(folder, 'sets')).toMatchObject([
      {
        name: { en: 'Banquet for Ten' },
        description: { en: 'Eight courses.\nOrder two days ahead.' },
        price: 425000,
        options: [],
      },
    ]);
    expect(dishesIn(folder, 'hot')).toMatchObject([
      {
        price: 340,
        options: [
          {
            slug: 'choose-one',
            option_name: { en: 'Choose one', zh_CN: '请选择' },
            variations: [variation('small', 'Small', 0), variation('large', 'Large', 70)],
          },
        ],
      },
    ]);
    expect(dishesIn(folder, 'bread')).toMatchObject([{ name: { en: 'Toast, "thick"' } }]);
    expect(dishesIn(folder, 'rice')[0]?.options).toMatchObject([
      { use: 'size' },
      { slug: 'sides' },
    ]);
  });
});

function variation(slug: string, name: string, additional_price: number) {
  return { slug, name: { en: name, zh_CN: name }, additional_price, additional_point: 0 };
}
