import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatVisitChoices, NO_CHOICES, parseVisitChoices } from './visit-choices.ts';

const CHOICES = {
  branch_id: 'damansara-uptown',
  branch_name: '煲仔饭 · St. Mary’s, Level 1; “A.B”',
  delivery_method: 'pickup',
  guest_name: 'Guest_012345',
} as const;

test('reads back what it wrote', () => {
  expect(parseVisitChoices(formatVisitChoices(CHOICES))).toEqual(CHOICES);
  const member = { ...CHOICES, guest_name: null };
  expect(parseVisitChoices(formatVisitChoices(member))).toEqual(member);
});

test('writes nothing without choices, and reads none from nothing', () => {
  expect(formatVisitChoices(NO_CHOICES)).toBeNull();
  expect(parseVisitChoices(null)).toEqual(NO_CHOICES);
});

test('writes only characters that a cookie may contain', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a;b,c "d"\\\n'));
  fc.assert(
    fc.property(text, text, (branch_id, branch_name) => {
      const written = formatVisitChoices({ ...CHOICES, branch_id, branch_name });
      expect(written).toMatch(/^[\w./~!*'()%-]*$/);
    }),
  );
});

test.each([
  ['', NO_CHOICES],
  ['x', NO_CHOICES],
  ['%', NO_CHOICES],
  ['///', NO_CHOICES],
  ['dine-in/Guest_1/<script>/Bangsar', NO_CHOICES],
  ['pickup/%E0%A4%A/bangsar/%', { ...NO_CHOICES, delivery_method: 'pickup', branch_id: 'bangsar' }],
  ['//bangsar/%00', { ...NO_CHOICES, branch_id: 'bangsar' }],
  ['//bangsar/%E2%80%AEevil', { ...NO_CHOICES, branch_id: 'bangsar' }],
  [`//bangsar/${'n'.repeat(101)}`, { ...NO_CHOICES, branch_id: 'bangsar' }],
  [`//${'b'.repeat(65)}/Bangsar`, NO_CHOICES],
  [`pickup//bangsar/${'n'.repeat(1500)}`, NO_CHOICES],
])('ignores invalid parts of %s', (text, expected) => {
  expect(parseVisitChoices(text)).toEqual(expected);
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      const { branch_id, branch_name } = parseVisitChoices(text);
      expect(branch_name === null || branch_id !== null).toBe(true);
    }),
  );
});
