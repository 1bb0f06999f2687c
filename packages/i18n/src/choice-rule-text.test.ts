import { expect, test } from 'vitest';
import { choiceRuleText, missingChoiceText } from './choice-rule-text.ts';
import { createI18n, loadAllTexts } from './create-i18n.ts';

const en = await loadAllTexts(await createI18n('en'));
const zh_CN = await loadAllTexts(await createI18n('zh_CN'));

test.each([
  ['one', 1, 1, 'Choose 1', '选 1 项'],
  ['exactly', 2, 2, 'Choose 2', '选 2 项'],
  ['between', 1, 3, 'Choose 1 to 3', '选 1 至 3 项'],
  ['atLeast', 2, 5, 'Choose at least 2', '至少选 2 项'],
  ['upTo', 0, 3, 'Choose up to 3', '最多选 3 项'],
  ['optionalBetween', 2, 3, 'Choose 2 to 3, or none', '可不选，或选 2 至 3 项'],
  ['any', 0, 5, 'Choose as many as you like', '可多选'],
] as const)('formats the rule %s, from %i to %i', (kind, least, most, english, chinese) => {
  expect(choiceRuleText(en, { kind, least, most })).toBe(english);
  expect(choiceRuleText(zh_CN, { kind, least, most })).toBe(chinese);
});

test.each([
  [1, 1, 'Please choose one to go on.'],
  [2, 2, 'Please choose 2 to go on.'],
  [2, 5, 'Please choose at least 2 to go on.'],
])('formats the missing choices of %i to %i', (least, most, text) => {
  expect(missingChoiceText(en, { least, most }, 0)).toBe(text);
});

test('formats how many choices are made and how many are missing', () => {
  const rule = { least: 3, most: 3 };
  expect(missingChoiceText(en, rule, 1)).toBe('1 of 3 chosen. Please choose 2 more.');
  expect(missingChoiceText(zh_CN, rule, 1)).toBe('已选 1 项，共需 3 项，请再选 2 项。');
});
