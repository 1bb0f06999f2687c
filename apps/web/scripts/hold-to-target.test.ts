import { describe, expect, it } from 'vitest';
import { targetFaults } from './hold-to-target.ts';

const featuresIn = (name: string, text: string) =>
  targetFaults([{ name, text }], {}).map((fault) => /: (\S+(?: \S+)?) is missing/.exec(fault)?.[1]);

describe('targetFaults', () => {
  it.each([
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy(a, f)', 'Object.groupBy'],
    ['Map.groupBy(a, f)', 'Map.groupBy'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['a.isSubsetOf(b)', '.isSubsetOf'],
    ['a.values().toArray()', '.toArray'],
    ['document.startViewTransition(f)', '.startViewTransition'],
    ['globalThis.requestIdleCallback(f)', 'requestIdleCallback'],
  ])('reports the too recent feature in %s', (code, feature) => {
    expect(featuresIn('a.js', code)).toEqual([feature]);
  });

  it.each([
    'structuredClone(a)',
    'a.at(-1); a.findLast(f); a.toSorted(f)',
    'AbortSignal.timeout(1)',
    'const { any } = own; own.any([])',
    'Temporal.Now.instant().until(a)',
  ])('accepts %s', (code) => {
    expect(featuresIn('a.js', code)).toEqual([]);
  });

  it.each([
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['@starting-style{a{opacity:0}}', '@starting-style'],
    ['a{field-sizing:content}', 'field-sizing'],
    ['a{text-wrap:balance}', 'text-wrap'],
    ['a:popover-open{color:red}', ':popover-open'],
  ])('reports the too recent feature in %s', (css, feature) => {
    expect(featuresIn('a.css', css)).toEqual([feature]);
  });

  it.each(['a{height:100dvh;color:color-mix(in srgb,red,blue)}', 'a:has(b){color:red}'])(
    'accepts %s',
    (css) => {
      expect(featuresIn('a.css', css)).toEqual([]);
    },
  );

  it('accepts a feature with a reason and reports a reason without a feature', () => {
    const files = [{ name: 'a.js', text: 'AbortSignal.any([])' }];
    expect(targetFaults(files, { 'AbortSignal.any': 'guarded' })).toEqual([]);
    expect(targetFaults([], { 'AbortSignal.any': 'guarded' })).toEqual([
      'AbortSignal.any is allowed but no longer used',
    ]);
  });
});
