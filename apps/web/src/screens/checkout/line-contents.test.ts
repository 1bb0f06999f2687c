import { describe, expect, it } from 'vitest';
import { lineContents } from './line-contents.ts';
import { PACKAGE_LINE } from './samples.ts';

describe('the contents of a package line', () => {
  it('are its dishes, each with what was chosen of it, and what the deal adds', () => {
    expect(lineContents(PACKAGE_LINE)).toEqual([
      { qty: 1, name: 'Kung Pao Claypot Chicken Rice', choices: ['Fiery', 'Drumstick'] },
      { qty: 2, name: 'Iced Barley Lime', choices: [] },
      { qty: 1, name: 'Cendol', choices: [] },
    ]);
  });
});
