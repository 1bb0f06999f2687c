import type { Highlight } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { highlightsNow } from './highlights-now.ts';

function aHighlight(id: string, from?: string, until?: string): Highlight {
  const hours = from && until ? { from, until } : null;
  return { id, highlight_image: '/h.avif', image_alt: id, opens: null, hours, audience: null };
}

const HIGHLIGHTS = [
  aHighlight('always'),
  aHighlight('breakfast', '07:00', '11:00'),
  aHighlight('supper', '22:00', '02:00'),
];

test.each([
  ['06:59', ['always']],
  ['07:00', ['breakfast', 'always']],
  ['10:59', ['breakfast', 'always']],
  ['11:00', ['always']],
  ['23:30', ['supper', 'always']],
  ['01:59', ['supper', 'always']],
  ['02:00', ['always']],
])('returns at %s the highlights %j', (now, shown) => {
  const ids = highlightsNow(HIGHLIGHTS, Temporal.PlainTime.from(now), false).map(({ id }) => id);
  expect(ids).toEqual(shown);
});

test('returns a cached highlight without the hours property at any time', () => {
  const { hours: _, ...cached } = aHighlight('kept');
  expect(highlightsNow([cached as Highlight], Temporal.PlainTime.from('03:00'), true)).toHaveLength(
    1,
  );
});

test.each([
  [true, ['for all', 'for members']],
  [false, ['for all', 'for guests']],
])('with isMember %j returns the highlights %j', (isMember, shown) => {
  const highlights = [
    aHighlight('for all'),
    { ...aHighlight('for guests'), audience: 'guests' as const },
    { ...aHighlight('for members'), audience: 'members' as const },
  ];
  const seen = highlightsNow(highlights, Temporal.PlainTime.from('12:00'), isMember);
  expect(seen.map(({ id }) => id)).toEqual(shown);
});
