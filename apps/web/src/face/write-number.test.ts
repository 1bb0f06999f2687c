import { createFormat } from '@claypot/i18n';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeNumber } from './write-number.ts';

it.each(['en', 'zh_CN'] as const)('formats figures like the app in %s', (language) => {
  const format = createFormat(language, 'Asia/Kuala_Lumpur');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (figure) => {
      expect(writeNumber(figure, 'count')).toBe(format.count(figure));
      expect(writeNumber(figure, 'amount')).toBe(format.amount(figure));
      expect(writeNumber((figure / 100).toFixed(2), 'amount')).toBe(format.amount(figure));
    }),
  );
});

it.each([null, undefined, '', 'RM 5', {}, true])('returns null for %s', (value) => {
  expect(writeNumber(value, 'count')).toBeNull();
  expect(writeNumber(value, 'amount')).toBeNull();
});
