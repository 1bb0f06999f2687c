import { expect, test, vi } from 'vitest';
import { createListeners } from '../../events/listeners.ts';
import { ROUTES } from '../../routes/table.ts';
import { fakePorts, fakeUpdate } from '../../testing/fakes.ts';
import { isRead } from './reading-screens.ts';
import { createUpdateOffer } from './update-offer.ts';

function aPage(path = '/home') {
  const { connection } = fakePorts();
  const update = fakeUpdate();
  const payment = { ...createListeners(), isUnderWay: () => state.isPaying };
  const state = { isPaying: false };
  const offer = createUpdateOffer({ connection, update, underWay: [payment] });
  offer.at(path);
  return {
    connection,
    offer,
    update,
    pay: (isPaying: boolean) => {
      state.isPaying = isPaying;
      payment.notify();
    },
  };
}

test('whoever follows it is told until they have heard enough', () => {
  const { offer } = aPage();
  const told = vi.fn();
  const stop = offer.subscribe(told);
  offer.at('/menu');
  expect(told).toHaveBeenCalledOnce();
  stop();
  offer.at('/me');
  expect(told).toHaveBeenCalledOnce();
});

test('whoever asks for it has it where they are, and whoever goes on has it there', () => {
  const { offer, update } = aPage();
  offer.take();
  expect(offer.follow('/menu?x=1')).toBe(true);
  expect(update.taken).toEqual([null, '/menu?x=1']);
});

test('it waits for the end of what is under way, and for a line', () => {
  const { connection, offer, pay, update } = aPage();
  const told = vi.fn(() => offer.isMade());
  offer.subscribe(told);
  pay(true);
  expect(offer.isMade()).toBe(false);
  offer.take();
  expect(offer.follow('/me')).toBe(false);
  pay(false);
  expect(told).toHaveLastReturnedWith(true);
  connection.become(false);
  expect(told).toHaveLastReturnedWith(false);
  connection.become(true);
  expect(told).toHaveLastReturnedWith(true);
  expect(update.taken).toEqual([]);
});

test.each([
  '/orderConfirmation',
  '/topUp',
  '/bookTableInfo/1',
  '/menuDetail/dish/1',
  '/profile',
  '/editAddress/1',
  '/login',
  '/signUp',
  '/qrCode',
  '/voucherDetail/claimed/1',
])('nothing is said on %s, where something is entered or held out', (path) => {
  const { offer } = aPage(path);
  expect(offer.isMade()).toBe(false);
  expect(offer.follow('/home')).toBe(false);
  offer.at('/orderDetail/7');
  expect(offer.isMade()).toBe(true);
});

test('what is only read is read wherever it stands, and a mistyped path as well', () => {
  const read = Object.values(ROUTES)
    .map(({ path }) => path)
    .filter(isRead);
  expect(read).toContain('/orderDetail/:id');
  expect(read).not.toContain('/menu');
  expect(isRead('/nowhere')).toBe(true);
  expect(isRead('/transactionHistory?from=2026-11-01')).toBe(true);
});
