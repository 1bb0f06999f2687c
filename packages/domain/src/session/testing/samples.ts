import { cents, type User } from '@claypot/sdk';
import type { Member } from '../member.ts';

export function aMember(fields: Partial<Member> = {}): Member {
  return {
    id: 'member-1',
    full_name: 'Tan Mei Ling',
    email: 'meiling@example.com',
    phone_no: '+60123456789',
    created_at: '2026-11-21T11:00:00+08:00',
    login_at: '2026-11-21T11:00:00+08:00',
    date_of_birth: '1990-05-17',
    avatar: null,
    point: 100,
    wallet: cents(0),
    member_no: '600000000001',
    first_time: 0,
    level_id: 1,
    leveling: {
      level_id: 1,
      level: 'Regular',
      level_name: "Lil' Hatchling",
      discount_percent: 0,
      is_freeze_tier: 1,
    },
    new_register: 0,
    expired_at: null,
    is_tier_remind: 0,
    is_voucher_remind: 0,
    ...fields,
  };
}

/** A member as the server answers them; with a token where one is given. */
export function aUser(fields: Partial<User> = {}): User {
  return { ...aMember(), api_token: 'token', ...fields };
}
