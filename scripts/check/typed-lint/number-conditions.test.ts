import { expect, test } from 'vitest';
import { numberConditions } from './number-conditions.ts';
import { linesWithProblems } from './testing.ts';

const REJECTED = [
  'export const a = <p>{count && <b />}</p>;',
  'export const a = <Box children={amount && t(label ?? text)} />;',
  'export const a = count && element;',
  'call(count && element);',
  'export const a = { ...(count && { count }) };',
  'export const a = (cond && count) && element;',
  'export const a = <p>{node && <b />}</p>;',
];

const ACCEPTED = [
  'export const a = <p>{count > 0 && <b />}</p>;',
  'export const a = amount === null ? null : call(amount);',
  'export const a = count && cond ? element : null;',
  'if (count && cond) call(text);',
  'export const a = !(count && cond);',
  'export const a = (count && cond) && cond ? 1 : 2;',
  'export const a = element && element.type;',
  'export const a = label && { label };',
];

test('finds a number before && where the value is used', () => {
  expect(linesWithProblems(numberConditions, [...REJECTED, ...ACCEPTED])).toEqual(REJECTED);
});
