import { describe, expect, test } from 'vitest';
import { checkRestaurant } from '../../../../import/checks/check.ts';
import { parseRestaurant } from '../../../../import/read/restaurant.ts';
import { folderWith } from '../../../../import/testing.ts';
import { translateProblem } from './problem-texts.ts';

/** Mistakes that a person can make in the forms of the back office. */
const MISTAKES = [
  ['menu/rice.yaml', 'price: 2.00', 'price: 2'],
  ['menu/rice.yaml', 'price: 2.00', 'price: 0.00'],
  ['menu/rice.yaml', 'price_after_discount: 10.50', 'price_after_discount: 20.00'],
  ['menu/rice.yaml', 'zh_CN: 白饭', 'zh_CN: ""'],
  ['menu/rice.yaml', 'name: { en: Plain Rice, zh_CN: 白饭 }', 'name: { en: Plain Rice }'],
  ['menu/rice.yaml', 'zh_CN: 热腾腾。', 'zh_CN: Steamed.'],
  ['menu/rice.yaml', 'points: 12', 'points: many'],
  ['menu/rice.yaml', 'only_at: [north]', 'only_at: [west]'],
  ['menu/rice.yaml', 'dish: chicken-rice', 'dish: duck-rice'],
  ['menu/rice.yaml', 'use: size', 'use: sizes'],
  ['menu/rice.yaml', 'max_qty: 2', 'max_qty: 0'],
  ['packages.yaml', 'ask: [size, sides]', 'ask: [spice]'],
  ['packages.yaml', 'dish: plain-rice', 'dish: fried-rice'],
  ['hot-deals.yaml', 'package: snack', 'package: dinner'],
  ['company.yaml', 'company_email: hello@lotus.example', 'company_email: hello'],
  ['company.yaml', '"+60312345678"', '"12"'],
  ['company.yaml', 'time_zone: Asia', 'topup_amounts: [1.00, 20.00, 30.00]\ntime_zone: Asia'],
  ['branches.yaml', 'monday: 10:00-22:00', 'monday: late'],
  ['branches.yaml', 'postal_code: 50000', 'postal_code: 5'],
  ['branches.yaml', 'radius_km: 7.5', 'radius_km: far'],
  ['branches.yaml', 'turn_minutes: 120', 'turn_minutes: 100'],
  ['news.yaml', '2026-11-20T09:00:00+08:00', 'soon'],
] as const;

function messagesOf(file: (typeof MISTAKES)[number][0], right: string, wrong: string): string[] {
  const { files, images } = folderWith(file, right, wrong);
  const { restaurant, problems } = parseRestaurant(files);
  return [...problems, ...checkRestaurant(restaurant, images)].map(({ message }) => message);
}

describe('translateProblem', () => {
  test.each(MISTAKES)('of %s: %s → %s has texts in both languages', (file, right, wrong) => {
    const messages = messagesOf(file, right, wrong);
    expect(messages).not.toEqual([]);
    for (const message of messages) {
      expect(translateProblem(message, 'zh_CN')).toMatch(/\p{Script=Han}/u);
      expect(translateProblem(message, 'en')).toMatch(/^[A-Z1“].*\.$/);
    }
  });

  test('keeps the numbers of a message', () => {
    expect(translateProblem('must be a whole number from 1 to 28', 'en')).toBe(
      'A whole number from 1 to 28.',
    );
  });

  test('returns an unknown message as it is', () => {
    expect(translateProblem('is strange', 'zh_CN')).toBe('is strange');
  });
});
