import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactPersonalData } from './error-report.ts';
import { stripPersonal } from './redact-path.ts';
import { normalize, removerOf } from './remove-values.ts';

/** Generated names, addresses and contacts of customers. */
const person = fc.record({
  name: fc.constantFrom(
    'Tan Mei Ling',
    'Ng Wei',
    'Siti binti Abdullah',
    "Sean O'Brien",
    'Ｌｉｍ Ah Kow',
    '陈美玲',
    'R. Kumar a/l Raj',
    'Xi Yu',
  ),
  phone: fc
    .tuple(fc.constantFrom('11', '12', '16', '19'), fc.integer({ min: 2_000_000, max: 9_999_999 }))
    .map(([prefix, subscriber]) => `+60${prefix}${subscriber}`),
  email: fc.constantFrom('mei.ling@example.my', 'kow+lunch@xn--fiq228c.com'),
  address: fc.constantFrom('Lot 7, Jalan Ampang Hilir', '12-3A Taman Desa'),
  member_no: fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String),
  guest_id: fc.uuid(),
});

/** Returns the spellings of a value that may occur in a message. */
function spellings(value: string): string[] {
  const all = [value, value.toUpperCase(), value.toLowerCase(), value.replaceAll(' ', '  ')];
  all.push([...value].join('\u200B'));
  if (!value.startsWith('+60')) return all;
  const digits = value.slice(3);
  const [operator, subscriber] = [digits.slice(0, 2), digits.slice(2)];
  return [
    ...all,
    `0${digits}`,
    `60${digits}`,
    `0${operator}-${subscriber}`,
    `0${operator} ${subscriber.slice(0, 3)} ${subscriber.slice(3)}`,
    `+60 (0)${operator}.${subscriber}`,
  ];
}

const templates = [
  'Failed for {} at checkout',
  '{}',
  'Cannot read {} of undefined',
  "Cannot read properties of undefined (reading '{}')",
  "undefined is not an object (evaluating '{}')",
  'No cart of {}, try again',
  'at{}end of it',
];

/**
 * Returns the recognisable parts of a person's values, normalised and in lower case: each value and
 * each word of a name.
 */
function tracesOf(values: readonly string[]): string[] {
  return values
    .map((value) => normalize(value).toLowerCase())
    .flatMap((value) => [value, ...(/\d|@/.test(value) ? [] : value.split(/[^\p{L}]+/u))])
    .filter((trace) => trace.length > 2);
}

describe('redactPersonalData', () => {
  test('removes a person from every field, for any message and spelling', () => {
    const cases = person.chain((someone) => {
      const values = Object.values(someone);
      return fc.record({
        values: fc.constant(values),
        spelled: fc.constantFrom(...values.flatMap(spellings)),
        template: fc.constantFrom(...templates),
      });
    });
    fc.assert(
      fc.property(cases, ({ values, spelled, template }) => {
        const text = template.replace('{}', spelled);
        const report = redactPersonalData(
          {
            transaction: `/orders/${encodeURIComponent(spelled)}`,
            exception: {
              values: [
                {
                  type: spelled,
                  value: text,
                  stacktrace: {
                    frames: [
                      {
                        filename: `https://demo.example.my/to/${encodeURI(spelled)}`,
                        function: spelled,
                      },
                      { filename: `node:${spelled}` },
                    ],
                  },
                },
              ],
            },
          },
          values,
        );
        const left = decodeURIComponent(JSON.stringify(report)).toLowerCase();
        const letters = left.replaceAll(/[^\p{L}\p{N}]/gu, '');
        for (const trace of tracesOf(values)) {
          expect(left).not.toContain(trace);
          if (/^\+?\d+$/.test(trace)) expect(letters).not.toContain(trace.replace(/^\+60/, ''));
        }
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });
});

describe('removerOf', () => {
  const remove = removerOf(['Tan Mei Ling', 'Ng', '+60123456789']);

  test.each([
    ['Failed for Tan Mei Ling at checkout', 'Failed for … at checkout'],
    ['Mei is not here, Ling is', '… is not here, … is'],
    ['nothing of Ng is left', 'nothing of … is left'],
    ['call 012-345 6789 or 6012/345/6789', 'call … or …'],
  ])('removes words and numbers: %s', (message, left) => {
    expect(remove(message)).toBe(left);
  });

  test('preserves common words of programs that occur in known values', () => {
    const message = 'Cannot read properties of undefined';
    expect(removerOf(['Set of two', 'Not read yet'])(message)).toBe(message);
  });

  test('preserves the message when no values are known', () => {
    expect(stripPersonal('order.total is not a function')).toBe('order.total is not a function');
  });
});
