import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from './to-id.ts';

describe('toId', () => {
  it('returns a stable id, because carts and orders store it', () => {
    expect(toId('demo', 'dish', 'kopi')).toMatchInlineSnapshot(`"6q76jo27e4vebdcq"`);
  });

  it('returns different ids per company, kind and slug', () => {
    const ids = [
      toId('demo', 'dish', 'kopi'),
      toId('other', 'dish', 'kopi'),
      toId('demo', 'category', 'kopi'),
      toId('demo', 'dish', 'teh'),
      toId('demo', 'dish', 'ko', 'pi'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('returns an id valid in the contract for any slugs', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (company, slugs) => {
        expect(toId(company, ...slugs)).toMatch(/^[a-z2-7]{16}$/);
      }),
    );
  });
});
