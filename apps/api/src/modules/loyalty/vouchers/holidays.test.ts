import { expect, test, vi } from 'vitest';
import { replaceHolidays } from './holidays.ts';

const CHRISTMAS = new Set(['2026-12-25']);

test('reads a state’s year once, even for concurrent calls', async () => {
  const read = vi.fn(async () => CHRISTMAS);
  const holidays = replaceHolidays(read);
  await Promise.all([holidays('MY-14', 2026), holidays('MY-14', 2026)]);
  expect(await holidays('MY-14', 2026)).toBe(CHRISTMAS);
  expect(read).toHaveBeenCalledTimes(1);
  await holidays('MY-10', 2026);
  await holidays('MY-14', 2027);
  expect(read).toHaveBeenCalledTimes(3);
});

test('reads again after a failed read', async () => {
  const read = vi.fn(async () => CHRISTMAS).mockRejectedValueOnce(new Error('out of memory'));
  const holidays = replaceHolidays(read);
  await expect(holidays('MY-14', 2026)).rejects.toThrow('out of memory');
  expect(await holidays('MY-14', 2026)).toBe(CHRISTMAS);
});
