import { describe, expect, it } from 'vitest';
import { findLiveRegions } from './live-regions.ts';

describe('findLiveRegions', () => {
  it.each([
    '<p role="status">{text}</p>',
    "<p role={'alert'}>{text}</p>",
    "const props = { role: 'log' };",
    '<div aria-live="polite">{text}</div>',
    "region.ariaLive = 'assertive';",
    '<output>{total}</output>',
  ])('finds %s', (line) => {
    expect(findLiveRegions(`const a = 1;\n${line}\n`)).toEqual([
      { line: 2, word: expect.any(String) },
    ]);
  });

  it('leaves comments and innocent words alone', () => {
    const source = `
      // No role="status" of its own
      /** Instead of <output> and aria-live. */
      const status = order.status;
      <dialog role="dialog" aria-labelledby={id}>{output}</dialog>
    `;
    expect(findLiveRegions(source)).toEqual([]);
  });
});
