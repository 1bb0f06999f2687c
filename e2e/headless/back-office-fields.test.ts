import {
  describeSection,
  type Field,
  SECTIONS,
  tidyFields,
  visitFields,
} from '@claypot/counter/back-office';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hotDealSchema, packageSchema } from '../../apps/api/src/import/read/package-schema.ts';
import {
  bannerSchema,
  branchSchema,
  categorySchema,
  companySchema,
  dishSchema,
  highlightSchema,
  newsItemSchema,
  optionSchema,
} from '../../apps/api/src/import/read/schema.ts';
import { voucherSchema } from '../../apps/api/src/import/read/voucher-schema.ts';

const SCHEMAS = {
  company: companySchema,
  branches: branchSchema,
  categories: categorySchema,
  options: optionSchema,
  dishes: dishSchema,
  packages: packageSchema,
  hot_deals: hotDealSchema,
  vouchers: voucherSchema,
  banners: bannerSchema,
  highlights: highlightSchema,
  news: newsItemSchema,
};

/** Identities, which the server derives from names. */
const DERIVED = 'slug';

interface Described {
  readonly name: string;
  readonly inner: Readonly<Record<string, Described>> | undefined;
}

type Records = Readonly<Record<string, Described>>;

/** Returns the fields of a description by name, those of alternatives too. */
function described(fields: readonly Field[]): Records {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.kind === 'variants'
        ? field.variants.flatMap((variant) => Object.entries(described(variant.fields)))
        : [
            [
              field.name,
              {
                name: field.name,
                inner: 'fields' in field ? described(field.fields) : undefined,
              },
            ] as const,
          ],
    ),
  );
}

type Schema = v.GenericSchema & {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly pipe?: readonly (Schema & { readonly requirement?: unknown })[];
};

/** Returns the schema below optional ones and pipes. */
function unwrap(schema: Schema): Schema {
  const inner = schema.wrapped ?? schema.pipe?.[0];
  return inner === undefined || inner === schema ? schema : unwrap(inner);
}

/** Returns the fields of the record of a schema, or of the items of a list; undefined for others. */
function entriesOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const bare = unwrap(schema);
  if (bare.item !== undefined) return entriesOf(bare.item);
  if (bare.entries === undefined) return undefined;
  // Texts in both languages are one field of the form, and so is the week.
  const names = Object.keys(bare.entries);
  return names.includes('zh_CN') || names.includes('monday') ? undefined : bare.entries;
}

function expectSame(fields: Records, schema: Schema, elsewhere: readonly string[], at: string) {
  const entries = entriesOf(schema) ?? {};
  const expected = Object.keys(entries).filter((name) => !elsewhere.includes(name));
  expect({ at, names: Object.keys(fields).toSorted() }).toEqual({
    at,
    names: expected.toSorted(),
  });
  for (const name of expected) {
    const [field, entry] = [fields[name], entries[name]];
    if (field === undefined || entry === undefined) continue;
    const inner = entriesOf(entry);
    const here = `${at}.${name}`;
    expect({ here, isRecord: field.inner !== undefined }).toEqual({
      here,
      isRecord: inner !== undefined || isLazy(entry),
    });
    if (field.inner !== undefined && inner !== undefined) {
      expectSame(field.inner, entry, [DERIVED], here);
    }
  }
}

/** Option groups of a dish are shared ones or its own, and only their input differs. */
function isLazy(schema: Schema): boolean {
  return unwrap(schema).item?.type === 'lazy';
}

describe('the fields of the back office', () => {
  test.each(SECTIONS)('are exactly those of the schema of %s', (section) => {
    const { groups, elsewhere } = describeSection(section);
    const fields = described(groups.flatMap((group) => group.fields));
    const others = [DERIVED, ...Object.keys(elsewhere)];
    expectSame(fields, SCHEMAS[section] as Schema, others, section);
  });

  test('of an option group of a dish are those of a shared one, or the shared one', () => {
    const { options } = described(describeSection('dishes').groups.flatMap(({ fields }) => fields));
    const shared = described(describeSection('options').groups.flatMap(({ fields }) => fields));
    expect(Object.keys(options?.inner ?? {}).toSorted()).toEqual(
      ['use', ...Object.keys(shared)].toSorted(),
    );
  });

  test.each(SECTIONS)('of %s are required exactly if the schema requires them', (section) => {
    const { groups } = describeSection(section);
    const schema = SCHEMAS[section] as Schema;
    const result = v.safeParse(schema, {});
    const missing = (result.issues ?? []).map((issue) => issue.path?.[0]?.key);
    const fields = groups
      .flatMap((group) => group.fields)
      .filter((field) => field.kind !== 'variants');
    for (const { name, required } of fields) {
      expect({ name, required }).toEqual({ name, required: missing.includes(name) });
    }
  });

  test('a complete dish stays as it is when it is saved', () => {
    const dish = {
      slug: 'kopi',
      name: { en: 'Kopi', zh_CN: '咖啡' },
      description: 'Dark roast.',
      price: '5.90',
      images: ['kopi.avif'],
      stock_at: [{ branch: 'bangsar', portions: '8' }],
      sold_out_at: ['bangsar'],
      options: [
        { use: 'sweetness' },
        {
          slug: 'size',
          option_name: { en: 'Size', zh_CN: '分量' },
          option_type: 'radio',
          is_required: 'true',
          variations: [{ slug: 'small', name: { en: 'Small', zh_CN: '小' } }],
        },
      ],
    };
    expect(v.safeParse(dishSchema, dish).success).toBe(true);
    expect(tidyFields(describeSection('dishes'), dish)).toEqual(dish);
  });

  test('a problem of the schema is at a field that the form shows', () => {
    const dish = { name: { en: 'Kopi' }, price: 'much', options: [{ variations: [{}] }] };
    const { groups } = describeSection('dishes');
    const fields = groups.flatMap((group) => group.fields);
    const shown = [...visitFields(fields, dish)].map(({ path }) => path.join('.'));
    const { issues } = v.safeParse(dishSchema, dish);
    const paths = (issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths.filter((each) => !each.endsWith(DERIVED))) {
      expect(shown).toContain(path.replace(/\.(en|zh_CN)$/, ''));
    }
  });
});
