import { expect, test } from 'vitest';
import { applyEdits } from '../mutation/guard.ts';
import { findConditions } from './find-conditions.ts';

const conditionsOf = (source: string) =>
  findConditions('some.ts', source).map(({ kind, owner, text }) => [kind, owner, text]);

/** Returns the source without each of its conditions in turn. */
const withoutEach = (source: string) =>
  findConditions('some.ts', source).map(({ edits }) => applyEdits(source, edits));

test('returns only conditions that return or throw', () => {
  const source = `
    function pay(order) {
      if (order === null) throw new ApiError('NOT_FOUND');
      if (order.isPaid) {
        log();
        return order;
      }
      if (order.isLate) remind(order);
    }`;
  expect(conditionsOf(source)).toEqual([
    ['early exit', 'pay', 'order === null'],
    ['early exit', 'pay', 'order.isPaid'],
  ]);
});

test('omits comparisons with null that throw an Error', () => {
  const source = `
    function pay(order, from) {
      if (order === null) throw new Error('none');
      if (!mayFollow(from)) throw new Error('no step');
    }`;
  expect(conditionsOf(source)).toEqual([['early exit', 'pay', '!mayFollow(from)']]);
});

test('returns each operand of an early exit condition', () => {
  const source = `const check = (a, b, c) => {
    if (a && (b || c)) return;
  };`;
  expect(conditionsOf(source)).toEqual([
    ['early exit', 'check', 'a && (b || c)'],
    ['part of a condition', 'check', 'a'],
    ['part of a condition', 'check', '(b || c)'],
  ]);
});

test('returns the operands in predicates and no other functions', () => {
  expect(
    conditionsOf(`
      const isOpen = (a) => a.from <= now && now < a.to;
      function canPay(a) { return a.isDue || a.isLate || a.isOwed; }
      const label = (a) => a.name || 'none';`),
  ).toEqual([
    ['part of a condition', 'isOpen', 'a.from <= now'],
    ['part of a condition', 'isOpen', 'now < a.to'],
    ['part of a condition', 'canPay', 'a.isDue'],
    ['part of a condition', 'canPay', 'a.isLate'],
    ['part of a condition', 'canPay', 'a.isOwed'],
  ]);
});

test('replaces an operand of && by true, of || by false, and a whole condition by false', () => {
  expect(withoutEach('const isOpen = (a, b) => a && b;')).toEqual([
    'const isOpen = (a, b) => true && b;',
    'const isOpen = (a, b) => a && true;',
  ]);
  expect(withoutEach('function f(a, b) { if (a || b) return; }')).toEqual([
    'function f(a, b) { if (false) return; }',
    'function f(a, b) { if (false || b) return; }',
    'function f(a, b) { if (a || false) return; }',
  ]);
});

test('returns the guard of a transition and replaces it by true', () => {
  const source = `const machine = { on: { PAY: { guard: 'isDue', target: 'paying' } } };`;
  expect(conditionsOf(source)).toEqual([['machine guard', 'guard', "'isDue'"]]);
  expect(withoutEach(source)).toEqual([
    "const machine = { on: { PAY: { guard: () => true, target: 'paying' } } };",
  ]);
});
