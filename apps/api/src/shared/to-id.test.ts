import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from './to-id.ts';

describe('an id', () => {
  it('is the same for ever, since carts and orders hold it', () => {
    expect(toId('demo', 'dish', 'kopi')).toMatchInlineSnapshot(`"6q76jo27e4vebdcq"`);
  });

  it('differs by company, by kind and by slug', () => {
    const ids = [
      toId('demo', 'dish', 'kopi'),
      toId('other', 'dish', 'kopi'),
      toId('demo', 'category', 'kopi'),
      toId('demo', 'dish', 'teh'),
      toId('demo', 'dish', 'ko', 'pi'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('fits the contract, whatever the slugs', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (company, slugs) => {
        expect(toId(company, ...slugs)).toMatch(/^[a-z2-7]{16}$/);
      }),
    );
  });
});
