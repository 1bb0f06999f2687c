import { expect, test } from 'vitest';
import { applyEdits } from '../mutation/guard.ts';
import { findConditions } from './find-conditions.ts';

const conditionsOf = (source: string) =>
  findConditions('some.ts', source).map(({ kind, owner, text }) => [kind, owner, text]);

/** The source without each of its conditions. */
const withoutEach = (source: string) =>
  findConditions('some.ts', source).map(({ edits }) => applyEdits(source, edits));

test('finds a condition that returns or throws, and no other', () => {
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

test('finds no comparison with null that throws an Error, which the next line would throw', () => {
  const source = `
    function pay(order, from) {
      if (order === null) throw new Error('none');
      if (!mayFollow(from)) throw new Error('no step');
    }`;
  expect(conditionsOf(source)).toEqual([['early exit', 'pay', '!mayFollow(from)']]);
});

test('finds each operand of a condition that exits', () => {
  const source = `const check = (a, b, c) => {
    if (a && (b || c)) return;
  };`;
  expect(conditionsOf(source)).toEqual([
    ['early exit', 'check', 'a && (b || c)'],
    ['part of a condition', 'check', 'a'],
    ['part of a condition', 'check', '(b || c)'],
  ]);
});

test('finds the operands that a predicate returns, and of no other function', () => {
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

test('removes an operand of && by true, of || by false, and a whole condition by false', () => {
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

test('finds the guard of a transition and lets the transition always happen', () => {
  const source = `const machine = { on: { PAY: { guard: 'isDue', target: 'paying' } } };`;
  expect(conditionsOf(source)).toEqual([['machine guard', 'guard', "'isDue'"]]);
  expect(withoutEach(source)).toEqual([
    "const machine = { on: { PAY: { guard: () => true, target: 'paying' } } };",
  ]);
});
