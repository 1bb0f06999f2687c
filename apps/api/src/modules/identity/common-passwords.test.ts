import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const PHONE = '+60123456701';

describe('isCommonPassword', () => {
  test.each([
    ...[
      '123456',
      '12345678',
      '123456789',
      '1234567890',
      '0987654321',
      '654321',
      '111111',
      '000000',
    ],
    ...['123123', '112233', '121212', '696969', '159753', '147258369', '5201314', '1314520'],
    ...[
      'password',
      'Password1',
      'p@ssw0rd',
      'PASSWORD!',
      'passw0rd',
      'iloveyou',
      'qwerty',
      'qwerty123',
    ],
    ...['123321', '159951', 'monitor', 'taylor1', 'Maverick', 'doraemon', 'blackpink', 'qwaszx'],
    ...['abc123', 'abcdef', 'a123456', '1q2w3e4r', '1qaz2wsx', 'qwertyuiop', 'zxcvbnm', 'asdfgh'],
    ...['dragon12', 'monkey1', 'admin123', 'welcome1', 'letmein', 'master', 'sunshine', 'princess'],
    ...[
      'malaysia',
      'merdeka',
      'sayang123',
      'woaini1314',
      'liverpool',
      'chelsea1',
      'michael',
      'Jordan23',
    ],
    ...[
      'arsenal99',
      'test123',
      'secret1',
      'superman',
      'football1',
      'harimau88',
      'aaabbb',
      'passpass',
    ],
  ])('returns true for %s', (password) => {
    expect(isCommonPassword(password, PHONE)).toBe(true);
  });

  test('returns true for the own phone number in any form', () => {
    for (const ownNumber of ['0123456701', '123456701', '456701']) {
      expect(isCommonPassword(ownNumber, PHONE)).toBe(true);
      expect(isCommonPassword(ownNumber, '+60198877665')).toBe(false);
    }
  });

  test.each([
    ...['claypot88', 'ayam-88', 'ikan-77', 'udang-66', 'galangal', 'tak-mau-7', 'dragon7741'],
    ...[
      '830517',
      '20260713',
      'lemon-tree',
      'jalan ss2',
      '砂煲鸡饭好吃',
      'Xk9!vQ2m',
      'newpass',
      'tr0ub4dor',
      'tikus-sukit',
    ],
  ])('returns false for %s', (password) => {
    expect(isCommonPassword(password, PHONE)).toBe(false);
  });
});
