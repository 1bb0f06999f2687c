import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('blocks until it is opened, and not after that', async () => {
  const gate = createGate(false);
  let isThrough = false;
  const through = gate.opened()?.then(() => {
    isThrough = true;
  });
  await Promise.resolve();
  expect(isThrough).toBe(false);
  gate.open();
  await through;
  expect(isThrough).toBe(true);
  expect(gate.opened()).toBeNull();
});

it('can be open from the start', () => {
  expect(createGate(true).opened()).toBeNull();
});
