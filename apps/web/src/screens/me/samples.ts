/** Whoever looks at /me, for stories. */
import type { Member } from '@claypot/domain';
import { cents } from '@claypot/sdk';
import type { Programme } from './useProgramme.ts';

export const NEW_MEMBER: Member = {
  id: 'member-1',
  full_name: null,
  email: null,
  phone_no: '+60123456789',
  created_at: '2026-11-21T11:00:00+08:00',
  login_at: '2026-11-21T11:00:00+08:00',
  date_of_birth: null,
  avatar: null,
  point: 100,
  wallet: cents(0),
  member_no: '600000000001',
  first_time: 0,
  level_id: 1,
  leveling: {
    level_id: 1,
    level: 'Regular',
    level_name: 'Lil’ Hatchling',
    discount_percent: 0,
    is_freeze_tier: 1,
  },
  new_register: 1,
  expired_at: null,
  is_tier_remind: 0,
  is_voucher_remind: 0,
};

export const SILVER: Member = {
  ...NEW_MEMBER,
  full_name: 'Tan Mei Ling',
  email: 'meiling@example.com',
  date_of_birth: '1990-05-17',
  avatar: '/media/demo/mango-sago.avif',
  point: 1280,
  wallet: cents(38_450),
  level_id: 2,
  leveling: {
    level_id: 2,
    level: 'Silver',
    level_name: 'Junior Flyers',
    discount_percent: 5,
    is_freeze_tier: 0,
  },
  new_register: 0,
  expired_at: '2027-02-28T00:00:00+08:00',
};

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
