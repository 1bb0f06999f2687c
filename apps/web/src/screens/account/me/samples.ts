import type { Member } from '@claypot/domain/account';
import { cents } from '@claypot/sdk';
import { aMember, aNewMember } from '@claypot/testing';
import type { Programme } from './entries/use-programme.ts';

export const NEW_MEMBER: Member = aNewMember();

export const SILVER: Member = aMember({
  avatar: '/media/demo/mango-sago.avif',
  point: 1280,
  wallet: cents(38_450),
});

export const GOLD: Member = {
  ...SILVER,
  full_name: '陈美玲',
  point: 128_400,
  wallet: cents(640),
  level_id: 3,
  leveling: {
    level_id: 3,
    level: 'Gold',
    level_name: 'Royal Rooster',
    discount_percent: 0,
    is_freeze_tier: 1,
  },
};

export const PROGRAMME: Programme = {
  name: 'CCH Family',
  picture: '/media/demo/highlight-1.avif',
};
