import { expect, it } from 'vitest';
import { picturePath } from './picture-path.ts';

it('returns the path of each target', () => {
  const of = (kind: string, id: string | null) => picturePath({ kind, id } as never);
  expect(of('dish', 'a')).toBe('/menuDetail/dish/a');
  expect(of('package', 'b')).toBe('/menuDetail/package/b');
  expect(of('hot_deal', 'c')).toBe('/menuDetail/hot_deal/c');
  expect(of('voucher', 'd')).toBe('/voucherDetail/available/d');
  expect(of('menu', null)).toBe('/menu');
  expect(of('booking', null)).toBe('/bookingBranch');
  expect(of('vouchers', null)).toBe('/voucher');
  expect(of('programme', null)).toBe('/family');
});

it('returns null without a target or an id, or for an unknown kind', () => {
  expect(picturePath(null)).toBeNull();
  expect(picturePath({ kind: 'dish', id: null })).toBeNull();
  expect(picturePath({ kind: 'lottery', id: 'x' } as never)).toBeNull();
});
