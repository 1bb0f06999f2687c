import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { goodFolder, problemsOf } from '../testing.ts';
import { formatProblem } from './problem.ts';
import { parseSource } from './source.ts';

const messagesOf = (text: string) => parseSource('a.yaml', text).problems.map(formatProblem);
const dish = (name: string) => `dishes:\n  - slug: x\n    name: ${name}\n    price: 1.00\n`;

describe('text that needs quotes', () => {
  it.each([
    [
      '{ en: Beef, fried, zh_CN: 牛 }',
      '3:17: put this text in quotes, since a comma ends it: Beef, fried',
    ],
    [
      '{ en: Beef, fried, hot, zh_CN: 牛 }',
      '3:17: put this text in quotes, since a comma ends it: Beef, fried, hot',
    ],
    [
      '{ en: Dish # 1, zh_CN: 牛 }',
      '3:17: put this text in quotes, since # begins a comment: Dish # 1',
    ],
    [
      '{ en: & Co, zh_CN: 牛 }',
      '3:17: put this text in quotes, since & means something else: & Co',
    ],
    ['{ en: &Co, zh_CN: 牛 }', '3:17: put this text in quotes, since & means something else: &Co'],
    ['*best*', '3:11: put this text in quotes, since * means something else: *best*'],
    ['!best', '3:11: put this text in quotes, since ! means something else: !best'],
    ['@best', '3:11: put this text in quotes, since @ means something else: @best'],
    ['Note: hot', '3:11: put this text in quotes, since a colon names a field: Note: hot'],
    ['{ en: A: B, zh_CN: 牛 }', '3:17: put this text in quotes, since a colon names a field: A: B'],
    [
      '"Best" rice',
      '3:11: put this text in quotes, since the quote in it ends it; use the other kind of quotes around it: "Best" rice',
    ],
    ['"Best rice', '3:11: the " that begins here has no end; close it'],
    ['{ en: Beef, zh_CN: 牛', '3:11: the { that begins here has no end; close it'],
  ])('gives one message for %s', (name, sentence) => {
    expect(messagesOf(dish(name))).toEqual([`a.yaml:${sentence}`]);
  });

  it.each(['Rice & Co', 'Rice #1', '"Beef, fried"', 'Beef, fried', "{ en: 'A # b', zh_CN: 牛 }"])(
    'gives no message for %s',
    (name) => {
      expect(messagesOf(dish(name))).toEqual([]);
    },
  );
});

/** Returns the parser's own messages for a text, without positions and quoted text. */
function sentencesOf(text: string): string[] {
  try {
    const document = parseDocument(text, { schema: 'failsafe', lineCounter: new LineCounter() });
    return [...document.errors, ...document.warnings].map(
      ({ message }) => message.split(/ at line|: /)[0] ?? '',
    );
  } catch {
    return [];
  }
}

/** Expects one problem for an invalid text, without the parser's wording. */
function expectOurs(name: string, text: string, problems: readonly string[]): void {
  const foreign = sentencesOf(text);
  if (foreign.length === 0) return;
  const [fileProblem = '', ...others] = problems.filter((problem) =>
    problem.startsWith(`${name}:`),
  );
  expect(others).toEqual([]);
  expect(fileProblem).not.toBe('');
  for (const sentence of foreign) expect(fileProblem).not.toContain(sentence);
}

describe('any folder', () => {
  const hazard = fc.oneof(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ', ',
      '#',
      ' #',
      '&',
      '*',
      '!',
      '|',
      '>',
      '@',
      '`',
      '%',
    ),
    fc.constantFrom('"', "'", ':', ': ', '\n', '\n\n', '\t', '- ', '---\n', '\\', '? ', '<<: *a'),
    fc.constantFrom('__proto__: 1\n', 'null', '\u0000', '\ufeff', '\r', '12.90', '日'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const mutation = fc.record({
    file: fc.nat(),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat({ max: 12 }),
    added: hazard,
  });

  it('gives only our own messages and never throws', () => {
    const names = [...goodFolder().files.keys()];
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const folder = goodFolder();
        for (const { file, place, removed, added } of mutations) {
          const name = names[file % names.length] ?? '';
          const text = folder.files.get(name) ?? '';
          const at = Math.floor(place * text.length);
          folder.files.set(name, text.slice(0, at) + added + text.slice(at + removed));
        }
        const problems = problemsOf(folder);
        for (const problem of problems) {
          expect(problem).not.toMatch(/\bInvalid (type|key|value)|Error\b|\n {4}at /);
        }
        for (const [name, text] of folder.files) expectOurs(name, text, problems);
      }),
    );
  });

  it('gives one message for endless nesting', () => {
    expect(messagesOf('['.repeat(20_000))).toHaveLength(1);
    expect(messagesOf(`a: ${'{ b: '.repeat(20_000)}`)).toHaveLength(1);
  });

  it('gives only our own messages for values of a wrong type', () => {
    const folder = goodFolder();
    const kinds = fc.constantFrom('[]', '{ a: b }', '[[]]', '""', 'x', '~');
    const fields = [...folder.files].flatMap(([name, text]) =>
      [...text.matchAll(/^(?: *(?:- )?)([a-z_]+): \S.*$/gm)].map(({ 0: line, 1: key }) => ({
        name,
        line,
        key: key ?? '',
      })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...fields), kinds, ({ name, line, key }, kind) => {
        const wrong = goodFolder();
        const text = wrong.files.get(name) ?? '';
        wrong.files.set(name, text.replace(line, line.replace(/: .*$/, `: ${kind}`)));
        for (const problem of problemsOf(wrong)) expect(problem, key).not.toMatch(/Invalid /);
      }),
    );
  });
});
