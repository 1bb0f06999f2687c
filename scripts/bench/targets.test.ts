import { describe, expect, it } from 'vitest';
import { missesOf } from './targets.ts';
import type { Visit } from './visit.ts';

const visit = (changed: Partial<Visit> = {}): Visit => ({
  firstPaint: 400,
  lcp: 700,
  usable: 900,
  cls: 0,
  script: 200_000,
  scriptBefore: 120_000,
  requests: 20,
  ...changed,
});
const work = { blocking: 150, blockingInAll: 300, longestTask: 200 };
const listVisit = visit({ lcp: 1000, usable: 1000 });
const LIST = {
  cold: listVisit,
  warm: listVisit,
  work: { blocking: 0, blockingInAll: 200, longestTask: 90 },
};
const landing = { isLanding: true, isLight: true };
const inner = { isLanding: false, isLight: false };
const page = { cold: visit(), warm: visit(), work, shift: 0, isLink: false };

describe('missesOf', () => {
  it('returns nothing for a route that meets all targets', () => {
    expect(missesOf(page, LIST, landing)).toEqual([]);
  });

  it('allows a slower first visit than the reference page unless the route is a landing page', () => {
    const slow = { ...page, cold: visit({ lcp: 1300, usable: 1600 }) };
    expect(missesOf(slow, LIST, inner)).toEqual([]);
    expect(missesOf(slow, LIST, landing)).toEqual(['usable 1.60× > 1.30×', 'LCP 1.30× > 1.00×']);
  });

  it('allows less script on a light page', () => {
    const heavy = { ...page, cold: visit({ scriptBefore: 150_000 }) };
    expect(missesOf(heavy, LIST, inner)).toEqual([]);
    expect(missesOf(heavy, LIST, landing)).toEqual(['script 150 kB > 120 kB']);
  });

  it('returns a page that never becomes usable', () => {
    const dead = { ...page, cold: visit({ usable: Number.NaN }) };
    expect(missesOf(dead, LIST, inner)).toEqual(['usable NaN× > 1.60×']);
  });

  it('returns every missed target', () => {
    const slow = {
      cold: visit({ usable: 1700, cls: 0.02, scriptBefore: 151_000 }),
      warm: visit({ usable: 910, lcp: 710, cls: 0.011 }),
      work: { blocking: 151, blockingInAll: 301, longestTask: 200 },
      shift: 0.03,
      isLink: false,
    };
    expect(missesOf(slow, LIST, inner)).toEqual([
      'usable 1.70× > 1.60×',
      'warm usable 0.91× > 0.90×',
      'warm LCP 0.71× > 0.70×',
      'script 151 kB > 150 kB',
      'blocking 151 ms > 150 ms',
      'blocking in all 301 ms > 300 ms',
      'CLS 0.030 > 0.010',
      'warm CLS 0.011 > 0.010',
    ]);
  });
});
