import { expect, test } from 'vitest';
import { makersIn } from './makers.ts';

const source = `
import { createActor } from 'xstate';
import { createCart } from '../../ordering/cart.ts';
import { createPicture } from '../picture.ts';
import { toastsMachine } from './toasts.machine.ts';

const toasts = createActor(toastsMachine).start();
export const groups = defineMachines((parts) => {
  const own = lazily({ picture: () => createPicture(parts) });
  return {
    cart: () => createCart({ ...parts }),
    picture: () => own.picture.machine,
    lastBuyer: () => () => read(parts),
  };
});
`;
const makers = makersIn(source, 'packages/domain/src/app/machines/groups.ts');

test('returns the function that makes a machine, with its file', () => {
  expect(makers('cart')).toEqual([
    { name: 'createCart', path: 'packages/domain/src/ordering/cart.ts' },
  ]);
});

test('finds a machine that the group makes lazily', () => {
  expect(makers('picture')).toEqual([
    { name: 'createPicture', path: 'packages/domain/src/app/picture.ts' },
  ]);
});

test('finds the logic of an actor that a variable holds', () => {
  expect(makers('toasts')).toEqual([
    { name: 'toastsMachine', path: 'packages/domain/src/app/machines/toasts.machine.ts' },
  ]);
});

test('returns an empty list for a function without a machine', () => {
  expect(makers('lastBuyer')).toEqual([]);
});
