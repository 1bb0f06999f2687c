import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { categoryIn, categoryPath } from './category-path.ts';
import { guard } from './guard.ts';
import { parentOf } from './parent-of.ts';
import { type ParamsOf, pathTo } from './path-to.ts';
import { ROUTES } from './table.ts';

describe('pathTo', () => {
  test('fills in parameters', () => {
    expect(pathTo('menu')).toBe('/menu');
    expect(pathTo('pickupBranch', { id: 'bangsar' })).toBe('/pickupBranch/bangsar');
    expect(pathTo('filteredTransactionHistory', { filter_type: 'topup' })).toBe(
      '/transactionHistory/topup',
    );
    expectTypeOf<ParamsOf<'dish'>>().toEqualTypeOf<Record<'id', string>>();
    expectTypeOf(pathTo<'menu'>).parameters.toEqualTypeOf<['menu']>();
  });

  test('returns paths from which the guard decodes the same parameter', () => {
    const id = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(id, (value) => {
        expect(guard(pathTo('dish', { id: value }), 'guest')).toEqual({
          screen: 'dish',
          route: 'dish',
          params: { id: value },
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('parentOf', () => {
  test.each([
    ['/home', null],
    ['/login', null],
    ['/menu', '/home'],
    ['/menuDetail/dish/7', '/menu'],
    ['/pickupBranch/7', '/branchList'],
    ['/bookTableInfo/7', '/bookingBranch'],
    ['/orderConfirmation', '/menu'],
    ['/orderDetail/7?paid=1', '/order'],
    ['/voucherDetail/claimed/7', '/myVouchers'],
    ['/voucherDetail/available/7', '/voucher'],
    ['/transactionHistory', '/me'],
    ['/transactionHistory/topup', '/family'],
    ['/bookmarkAddress/7?returnTo=%2Fmenu', '/addNewAddress?returnTo=%2Fmenu'],
    ['/bookmarkAddress/7?returnTo=%2F%2Fevil.example', '/addNewAddress'],
    ['/updateAddress?returnTo=%2ForderConfirmation', '/orderConfirmation'],
    ['/updateAddress?returnTo=%2F%2Fevil.example', '/menu'],
    ['/addNewAddress?returnTo=%2Fmenu', '/addressBook'],
    ['/nowhere', '/home'],
  ])('returns for %s the parent %s', (path, parent) => {
    expect(parentOf(path)).toBe(parent);
  });

  test('leads from every route to the top without cycles', () => {
    for (const { path } of Object.values(ROUTES)) {
      const climbed = new Set<string>();
      let here: string | null = path.replaceAll(/:\w+/g, '7');
      while (here !== null) {
        expect(climbed).not.toContain(here);
        expect(
          guard(here, ['/login', '/signUp'].includes(here) ? 'none' : 'member'),
        ).toHaveProperty('screen');
        climbed.add(here);
        here = parentOf(here);
      }
    }
  });

  test('leads from a screen that exists to one that exists', () => {
    for (const { path, screen } of Object.values(ROUTES)) {
      const parent = parentOf(path.replaceAll(/:\w+/g, '7'));
      if (screen === null || parent === null) continue;
      expect(guard(parent, parent === '/login' ? 'none' : 'member')).not.toMatchObject({
        screen: 'notFound',
      });
    }
  });
});

test('the path of the menu names its category', () => {
  expect(categoryPath('rice & more')).toBe('/menu?category=rice+%26+more');
  expect(categoryIn(categoryPath('rice & more'))).toBe('rice & more');
  expect(categoryIn('/menu?method=delivery')).toBeNull();
});
