import { aNewMember } from '@claypot/testing';
import { expect, test } from 'vitest';
import { tierBenefit } from './tier-benefit.ts';

const { leveling } = aNewMember();

test.each([
  ['the first tier has no discount', {}, { percent: 0, frozen: false }],
  [
    'a filled wallet brings the discount',
    { level_id: 2, discount_percent: 5, is_freeze_tier: 0 },
    { percent: 5, frozen: false },
  ],
  [
    'an empty one freezes it',
    { level_id: 3, discount_percent: 0, is_freeze_tier: 1 },
    { percent: 0, frozen: true },
  ],
] as const)('%s', (_, changes, benefit) => {
  expect(tierBenefit({ leveling: { ...leveling, ...changes } })).toEqual(benefit);
});
