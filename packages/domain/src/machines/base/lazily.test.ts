import { expect, it, vi } from 'vitest';
import { lazily } from './lazily.ts';

it('makes each value when it is first asked for, and once', () => {
  const menu = vi.fn(() => ({ of: 'menu' }));
  const orders = vi.fn(() => undefined);
  const machines = lazily({ menu, orders });
  expect(menu).not.toHaveBeenCalled();
  expect(machines.menu).toBe(machines.menu);
  expect([machines.orders, machines.orders]).toEqual([undefined, undefined]);
  expect(menu).toHaveBeenCalledOnce();
  expect(orders).toHaveBeenCalledOnce();
});
