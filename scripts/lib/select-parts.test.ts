import { expect, test, vi } from 'vitest';
import { selectParts } from './select-parts.ts';

const PARTS = { web: 1, server: 2, pricing: 3 };

test('returns all parts without arguments, else the named parts in their own order', () => {
  expect(selectParts(PARTS, [])).toEqual(Object.entries(PARTS));
  expect(selectParts(PARTS, ['pricing', 'web'])).toEqual([
    ['web', 1],
    ['pricing', 3],
  ]);
});

test('exits and lists the parts when a name is unknown', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(() => selectParts(PARTS, ['sever', 'web'])).toThrow('exit 2');
  expect(write).toHaveBeenCalledWith('Unknown part sever. Available: web, server, pricing.\n');
  exit.mockRestore();
  write.mockRestore();
});
