import { describe, expect, it } from 'vitest';
import { missesOf } from './targets.ts';
import type { Visit } from './visit.ts';

const visit = (changed: Partial<Visit> = {}): Visit => ({
  firstPaint: 400,
  lcp: 700,
  cls: 0,
  script: 120_000,
  scriptBefore: 20_000,
  scriptGzip: 140_000,
  requests: 20,
  ...changed,
});
const work = { blocking: 150, longestTask: 100 };
const LIST = { cold: 1000, warm: 1000 };
const landing = { isLanding: true };
const inner = { isLanding: false };

describe('missesOf', () => {
  it('returns nothing for a route that meets all targets', () => {
    expect(missesOf({ cold: visit(), warm: visit(), work }, LIST, landing)).toEqual([]);
  });

  it('allows a slower first visit than the reference page unless the route is a landing page', () => {
    const visits = { cold: visit({ lcp: 1300 }), warm: visit(), work };
    expect(missesOf(visits, LIST, inner)).toEqual([]);
    expect(missesOf(visits, LIST, landing)).toEqual(['cold 1.30× > 1.00×']);
  });

  it('returns every missed target', () => {
    const cold = visit({ cls: 0.02, scriptBefore: 151_000 });
    const warm = visit({ lcp: 710, cls: 0.011 });
    const heavy = { blocking: 151, longestTask: 101 };
    expect(missesOf({ cold, warm, work: heavy }, LIST, inner)).toEqual([
      'warm 0.71× > 0.70×',
      'script 151 kB > 150 kB',
      'blocking 151 ms > 150 ms',
      'longest task 101 ms > 100 ms',
      'CLS 0.020 > 0.010',
      'warm CLS 0.011 > 0.010',
    ]);
  });
});
