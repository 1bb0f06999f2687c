import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSlug, toUniqueSlug } from './slug.ts';

describe('toSlug', () => {
  it.each([
    [{ en: 'Iced Kopi (Large)' }, 'iced-kopi-large'],
    [{ en: 'Crème Brûlée' }, 'creme-brulee'],
    [{ en: "Mum's Soup" }, 'mums-soup'],
    [{ zh_CN: '招牌 ABC 汤' }, 'abc'],
    [{ en: 'Kopi', zh_CN: '咖啡' }, 'kopi'],
  ])('converts %j to %s', (texts, slug) => {
    expect(toSlug(texts, 'dish')).toBe(slug);
  });

  it('returns the same slug for the same Chinese name, and another for another', () => {
    expect(toSlug({ zh_CN: '牛腩面' }, 'dish')).toBe('dish-0123b93b');
    expect(toSlug({ zh_CN: '鱼头米粉' }, 'dish')).toMatch(/^dish-[0-9a-f]{8}$/);
    expect(toSlug({ zh_CN: '鱼头米粉' }, 'dish')).not.toBe(toSlug({ zh_CN: '牛腩面' }, 'dish'));
  });

  it('hashes a name with digits only', () => {
    expect(toSlug({ zh_CN: '8宝饭' }, 'dish')).toMatch(/^dish-[0-9a-f]{8}$/);
  });

  it('returns a valid slug for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (en) => {
        expect(toSlug({ en }, 'dish')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
      { seed: Number(process.env.SEED ?? 1), numRuns: 500 },
    );
  });
});

describe('toUniqueSlug', () => {
  it('numbers a slug that is taken', () => {
    const taken = new Set(['kopi']);
    const slugs = ['kopi', 'kopi', 'teh'].map((slug) => toUniqueSlug(slug, taken));
    expect(slugs).toEqual(['kopi-2', 'kopi-3', 'teh']);
  });
});
