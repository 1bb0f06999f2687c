import { expect, test, vi } from 'vitest';
import { perMinute } from './per-minute.ts';

test('computes the same rules once a minute and other rules separately', () => {
  const compute = vi.fn((rules: { open: string }, minute: Temporal.Instant) => [
    rules.open,
    String(minute),
  ]);
  const times = perMinute(compute);
  const at = (second: string) => Temporal.Instant.from(`2026-03-02T04:0${second}Z`);
  expect(times({ open: '10:00' }, at('0:00'))).toEqual(['10:00', '2026-03-02T04:00:00Z']);
  expect(times({ open: '10:00' }, at('0:59.9'))).toEqual(['10:00', '2026-03-02T04:00:00Z']);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(times({ open: '11:00' }, at('0:59.9'))).toEqual(['11:00', '2026-03-02T04:00:00Z']);
  expect(times({ open: '10:00' }, at('1:00'))).toEqual(['10:00', '2026-03-02T04:01:00Z']);
  expect(compute).toHaveBeenCalledTimes(3);
});
