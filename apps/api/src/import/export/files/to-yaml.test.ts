import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../../read/fields-value.ts';
import { parseSource } from '../../read/source.ts';
import { awkwardText } from '../testing/any-restaurant/draw.ts';
import { toYaml } from './to-yaml.ts';

/** Returns the value that the importer reads. @throws with its problems. */
function read(text: string): unknown {
  const { source, problems } = parseSource('x.yaml', text);
  if (problems.length > 0) throw new Error(`${JSON.stringify(problems)} in\n${text}`);
  return source.value;
}

const text = awkwardText.map((any) => any.replace(/\r/g, '').trim() || 'x');
const words = fc.record({ en: text, zh_CN: text });
const item = fc.record({ name: words, list: fc.array(text, { maxLength: 3 }), other: text });
const file = fc.record({ top: text, words, items: fc.array(item, { maxLength: 3 }) });

describe('toYaml', () => {
  it('returns text from which the importer reads the same value', () => {
    fc.assert(
      fc.property(file, (value) => {
        expect(read(toYaml(value))).toEqual(value);
      }),
      { numRuns: 2000 },
    );
  });

  it('writes short records on one line and separates the entries of the file', () => {
    const name = { en: 'Iced Kopi', zh_CN: '冰咖啡' };
    const value: Fields = {
      dishes: [
        { slug: 'a', name, price: '12.90', image: undefined, tags: ['new'] },
        { slug: 'b', name, options: [{ slug: 'c', text: 'x'.repeat(120) }, { use: 'd' }] },
      ],
    };
    expect(toYaml(value)).toBe(`dishes:
  - slug: a
    name: { en: Iced Kopi, zh_CN: 冰咖啡 }
    price: 12.90
    tags: [ new ]

  - slug: b
    name: { en: Iced Kopi, zh_CN: 冰咖啡 }
    options:
      - slug: c
        text: ${'x'.repeat(120)}
      - { use: d }
`);
  });

  it('quotes texts that YAML would read differently, and phone numbers', () => {
    expect(
      toYaml({ a: '+60312345678', b: '@lotus', c: 'Beef: fried', d: { e: 'Beef, fried' } }),
    ).toBe(`a: "+60312345678"
b: "@lotus"
c: "Beef: fried"
d: { e: "Beef, fried" }
`);
  });

  it('keeps the line breaks of a page and adds none', () => {
    const long = `<p>${'long '.repeat(40)}</p>`;
    const about = { en: '<p>One</p>\n\n  <p>Two # 2</p>', zh_CN: long };
    expect(toYaml({ about })).toBe(`about:
  en: |-
    <p>One</p>

      <p>Two # 2</p>
  zh_CN: ${long}
`);
  });
});
