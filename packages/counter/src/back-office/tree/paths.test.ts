import type { DraftProblem } from '@claypot/sdk/counter';
import { aDraftDish } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { askableGroups } from '../askable-groups.ts';
import { describeSection } from '../fields/descriptions.ts';
import { differencesOf } from './differences.ts';
import { newIdentity } from './identity.ts';
import { instantOfLocal, localOfInstant } from './instant.ts';
import { nameOf, problemAt, problemsAfter } from './problems.ts';
import { untranslatedIn } from './untranslated.ts';
import { isShown } from './visit.ts';
import { dayOfPeriods, periodsOfDay } from './week.ts';
import { missingLanguage, wordsOf, wordsValue } from './words.ts';

const DISHES = describeSection('dishes');

const aProblem = (field: string): DraftProblem => ({
  section: 'dishes',
  key: 'kopi',
  field,
  message: `problem of ${field}`,
});

describe('problems', () => {
  const problems = ['', 'name.zh_CN', 'options', 'options.0.option_name.en', 'options.1.use'].map(
    aProblem,
  );
  const fieldsOf = (left: readonly DraftProblem[]) => left.map(({ field }) => field);

  test('an edited field has no problem', () => {
    const left = problemsAfter(problems, { type: 'SET', path: ['name'], value: 'Kopi' });
    expect(fieldsOf(left)).toEqual(['', 'options', 'options.0.option_name.en', 'options.1.use']);
  });

  test('an edit below a list drops the problem of the list only', () => {
    const path = ['options', 0, 'option_name', 'en'];
    const left = problemsAfter(problems, { type: 'SET', path, value: 'Size' });
    expect(fieldsOf(left)).toEqual(['', 'name.zh_CN', 'options.1.use']);
  });

  test('problems of a list are outdated when its indexes change', () => {
    const left = problemsAfter(problems, { type: 'REMOVE', path: ['options', 0] });
    expect(fieldsOf(left)).toEqual(['', 'name.zh_CN']);
  });

  test('are found at their field and below it', () => {
    expect(problemAt(problems, ['name', 'zh_CN'])).toBe('problem of name.zh_CN');
    expect(problemAt(problems, ['name'])).toBeUndefined();
    expect(problemAt(problems, ['name'], 'below')).toBe('problem of name.zh_CN');
    expect(problemAt(problems, ['nam'], 'below')).toBeUndefined();
  });

  test('have the names of the fields down to them', () => {
    expect(nameOf(DISHES, 'options.0.variations.1.name.zh_CN')).toEqual([
      { label: 'optionGroups' },
      { number: 1 },
      { label: 'variations' },
      { number: 2 },
      { label: 'name' },
      { language: 'zh_CN' },
    ]);
    expect(nameOf(DISHES, '')).toEqual([]);
  });
});

describe('untranslated texts', () => {
  test('are those with one language, also inside lists', () => {
    const fields = {
      name: { en: 'Kopi' },
      description: 'Sweet.',
      options: [
        { use: 'sweetness' },
        { option_name: { en: 'Size', zh_CN: '分量' }, variations: [{ name: { zh_CN: '大' } }] },
      ],
    };
    expect(untranslatedIn(DISHES, fields)).toEqual([
      'name.zh_CN',
      'options.1.variations.0.name.en',
    ]);
  });

  test.each([
    [undefined, null],
    ['One text', null],
    [{ en: 'Kopi', zh_CN: '咖啡' }, null],
    [{ en: ' ', zh_CN: '' }, null],
    [{ en: 'Kopi' }, 'zh_CN'],
    [{ zh_CN: '咖啡' }, 'en'],
  ])('%j misses %s', (value, expected) => {
    expect(missingLanguage(value)).toBe(expected);
  });
});

test.each([
  [{ en: '', zh_CN: '' }, false, undefined],
  [{ en: 'Kopi', zh_CN: '' }, false, { en: 'Kopi' }],
  [{ en: 'Kopi', zh_CN: '' }, true, 'Kopi'],
  [{ en: '', zh_CN: '咖啡' }, true, { zh_CN: '咖啡' }],
])('texts %j become their value and back', (words, mayBeOne, value) => {
  expect(wordsValue(words, { mayBeOne })).toEqual(value);
  expect(wordsOf(value)).toEqual(words);
});

test.each([
  ['closed', []],
  ['24 hours', ['00:00-00:00']],
  ['11:00-15:00, 17:30 – 22:00', ['11:00-15:00', '17:30-22:00']],
  [
    ['11:00-15:00', '17:30-24:00'],
    ['11:00-15:00', '17:30-00:00'],
  ],
  [undefined, []],
])('the day %j has the periods %j', (day, periods) => {
  expect(periodsOfDay(day)).toEqual(periods);
  expect(periodsOfDay(dayOfPeriods(periods))).toEqual(periods);
});

test('a field with a condition is shown if it holds or there is a value', () => {
  const field = DISHES.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'free');
  if (field === undefined) throw new Error('A dish has the field');
  expect(isShown(field, { price: '5.90' })).toBe(false);
  expect(isShown(field, { price: '0.00' })).toBe(true);
  expect(isShown(field, { price: '5.90', free: 'true' })).toBe(true);
});

test.each([
  [{ en: 'Extra Large!' }, [], 'extra-large'],
  [{ en: 'Large' }, [{ slug: 'large' }, { slug: 'large-2' }], 'large-3'],
  [{ zh_CN: '大' }, [], 'choice'],
  [undefined, [{ slug: 'choice' }], 'choice-2'],
])('the identity of %j beside %j is %s', (name, others, expected) => {
  expect(newIdentity(name, others)).toBe(expected);
});

test('an instant is shown in the company’s zone and stored with its offset', () => {
  const zone = 'Asia/Kuala_Lumpur';
  expect(localOfInstant('2026-11-20T01:00:00+00:00', zone)).toBe('2026-11-20T09:00');
  expect(instantOfLocal('2026-11-20T09:00', zone)).toBe('2026-11-20T09:00:00+08:00');
  expect(localOfInstant('soon', zone)).toBe('');
});

test('the groups of a dish are its own and shared ones, by name', () => {
  const dish = aDraftDish();
  const shared = aDraftDish({
    section: 'options',
    key: 'sweetness',
    title: { en: 'Sweetness', zh_CN: '甜度' },
  });
  const groups = askableGroups({ dishes: [dish], options: [shared] }, dish.key);
  expect(groups).toEqual([
    { key: 'sweetness', title: { en: 'Sweetness', zh_CN: '甜度' } },
    { key: 'size', title: { en: 'Size', zh_CN: '分量' } },
  ]);
  expect(askableGroups({}, dish.key)).toEqual([]);
});

test('differences are the fields that a person changed', () => {
  const { fields } = aDraftDish();
  const { description: _, ...others } = fields;
  const after = { ...others, price: '6.90', options: [] };
  expect(differencesOf(DISHES, fields, after).map(({ field }) => field.name)).toEqual([
    'description',
    'price',
    'options',
  ]);
  expect(differencesOf(DISHES, fields, { ...fields, price: ' 5.9' })).toEqual([]);
});
