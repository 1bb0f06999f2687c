import { describe, expect, test } from 'vitest';
import { crowdedFolders } from './crowded-folders.ts';

describe('crowdedFolders', () => {
  test('returns the folders with more files and folders than the limit', () => {
    const paths = ['cart/a.ts', 'cart/b.ts', 'cart/lines/c.ts', 'item/a.ts', 'item/b.ts'];
    expect(crowdedFolders(paths, 2)).toEqual([{ folder: 'cart', siblings: 3 }]);
  });

  test('counts a folder once, however many files lie in it', () => {
    expect(crowdedFolders(['cart/lines/a.ts', 'cart/lines/b.ts', 'cart/c.ts'], 2)).toEqual([]);
  });

  test('counts the root itself', () => {
    expect(crowdedFolders(['a.ts', 'b.ts', 'cart/c.ts'], 2)).toEqual([
      { folder: '.', siblings: 3 },
    ]);
  });
});
