import { expect, it, vi } from 'vitest';
import { lazily } from './lazily.ts';

it('creates each value once, on first access', () => {
  const menu = vi.fn(() => ({ of: 'menu' }));
  const orders = vi.fn(() => undefined);
  const machines = lazily({ menu, orders });
  expect(menu).not.toHaveBeenCalled();
  expect(machines.menu).toBe(machines.menu);
  expect([machines.orders, machines.orders]).toEqual([undefined, undefined]);
  expect(menu).toHaveBeenCalledOnce();
  expect(orders).toHaveBeenCalledOnce();
});
