import { aMember, someTiers } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untilTierEnd } from '../../account/member/tier-end.ts';
import type { Member } from '../../account/session/member.ts';
import { tierPanel } from './tier-panel.ts';

const tiers = someTiers();
const [regular, silver, gold] = tiers;
const timeZone = 'Asia/Kuala_Lumpur';
const at = (wall: string) => Temporal.Instant.from(`${wall}+08:00`);

function aMemberOf(level_id: number, expired_at: string | null, frozen = false): Member {
  const member = aMember({ expired_at, level_id });
  const is_freeze_tier = frozen ? 1 : 0;
  return { ...member, leveling: { ...member.leveling, level_id, is_freeze_tier } };
}

const panelOf = (member: Member, now = at('2026-11-21T12:00:00')) =>
  tierPanel({ member, tiers, timeZone, now });

describe('tierPanel', () => {
  it('returns no expiry for the first tier and the second as next', () => {
    expect(panelOf(aMemberOf(1, null, true))).toEqual({
      current: regular,
      expiry: null,
      next: silver,
      isFrozen: false,
      prompt: { tier: silver, amount: 50_000 },
      hasEnded: false,
    });
  });

  it('returns the last day in the zone of the company and the days left after today', () => {
    const panel = panelOf(aMemberOf(2, '2027-11-21T23:59:59+08:00'));
    expect(panel.expiry?.date.toString()).toBe('2027-11-21');
    expect(panel).toMatchObject({
      current: silver,
      expiry: { daysLeft: 365 },
      prompt: { tier: gold, amount: 100_000 },
    });
  });

  it('returns no prompt for the highest tier', () => {
    expect(panelOf(aMemberOf(3, '2027-11-21T23:59:59+08:00'))).toMatchObject({
      current: gold,
      next: null,
      prompt: null,
    });
  });

  it('returns isFrozen true if the tier of the member is frozen', () => {
    expect(panelOf(aMemberOf(2, '2027-11-21T23:59:59+08:00', true)).isFrozen).toBe(true);
  });

  it('returns null for a tier that the company does not list', () => {
    expect(panelOf(aMemberOf(9, null))).toMatchObject({ current: null, next: null, prompt: null });
  });
});

describe('tier that ends at midnight', () => {
  const member = aMemberOf(2, '2026-11-21T23:59:59+08:00', true);

  it.each([
    ['2026-11-20T23:59:59', 1],
    ['2026-11-21T00:00:00', 0],
    ['2026-11-21T23:59:59', 0],
  ])('has at %s %i days left', (now, daysLeft) => {
    expect(panelOf(member, at(now))).toMatchObject({
      current: silver,
      expiry: { daysLeft },
      hasEnded: false,
    });
  });

  it('ends at midnight, even if the record is older', () => {
    expect(panelOf(member, at('2026-11-22T00:00:00'))).toEqual({
      current: regular,
      expiry: null,
      next: silver,
      isFrozen: false,
      prompt: { tier: silver, amount: 50_000 },
      hasEnded: true,
    });
  });

  it('counts the days in the zone of the company', () => {
    // 16:30 UTC on the 20th is already the 21st in the company's zone.
    const now = Temporal.Instant.from('2026-11-20T16:30:00Z');
    expect(panelOf(member, now).expiry).toMatchObject({ daysLeft: 0 });
  });

  it('refreshes the record at the end, then once a minute until the server agrees', () => {
    expect(untilTierEnd(member, at('2026-11-21T23:59:50'))).toBe(10_000);
    expect(untilTierEnd(member, at('2026-11-22T00:00:00'))).toBe(60_000);
    expect(untilTierEnd(aMemberOf(1, null), at('2026-11-21T12:00:00'))).toBeNull();
    expect(untilTierEnd(null, at('2026-11-21T12:00:00'))).toBeNull();
  });

  it('limits the delay to one day', () => {
    const year = aMemberOf(2, '2027-11-21T23:59:59+08:00');
    expect(untilTierEnd(year, at('2026-11-21T12:00:00'))).toBe(86_400_000);
  });
});

it('counts the days left down by one a day until the tier ends', () => {
  const end = at('2026-11-21T23:59:59');
  const member = aMemberOf(3, end.toString());
  fc.assert(
    fc.property(fc.integer({ min: -400 * 24, max: 400 * 24 }), (hours) => {
      const now = end.add({ hours });
      const today = panelOf(member, now);
      const tomorrow = panelOf(member, now.add({ hours: 24 }));
      expect(today.hasEnded).toBe(today.expiry === null);
      if (today.expiry === null) {
        expect(tomorrow.hasEnded).toBe(true);
      } else if (tomorrow.expiry !== null) {
        expect(today.expiry.daysLeft - tomorrow.expiry.daysLeft).toBe(1);
      } else {
        expect(today.expiry.daysLeft).toBe(0);
      }
    }),
  );
});
