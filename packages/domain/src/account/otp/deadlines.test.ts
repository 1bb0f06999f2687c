import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asOf, COOLDOWN, justSent, sentBefore } from './deadlines.ts';

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const answer = moment.map((sentAt) => ({
  resend_at: Temporal.Instant.fromEpochMilliseconds(sentAt + COOLDOWN).toString(),
  expires_at: Temporal.Instant.fromEpochMilliseconds(sentAt + 300_000).toString(),
}));

test('a new code has a cooldown of 120 seconds and a lifetime of 300 at any device time', () => {
  fc.assert(
    fc.property(answer, moment, (sent, now) => {
      expect(justSent(sent, now)).toEqual({ resendAt: now + COOLDOWN, expiresAt: now + 300_000 });
    }),
  );
});

test('the cooldown is never longer than 120 seconds nor negative', () => {
  fc.assert(
    fc.property(answer, moment, moment, (sent, now, later) => {
      for (const deadlines of [sentBefore(sent, now), justSent(sent, now)]) {
        const { resendAt } = asOf(later, deadlines);
        expect(resendAt - later).toBeGreaterThanOrEqual(0);
        expect(resendAt - later).toBeLessThanOrEqual(COOLDOWN);
      }
    }),
  );
});

test('asOf is idempotent and clears an expired code', () => {
  fc.assert(
    fc.property(answer, moment, fc.nat({ max: 600_000 }), (sent, now, after) => {
      const deadlines = justSent(sent, now);
      const once = asOf(now + after, deadlines);
      expect(asOf(now + after, once)).toEqual(once);
      expect(once.expiresAt).toBe(after < 300_000 ? now + 300_000 : null);
    }),
  );
});

test('sentBefore preserves the interval between cooldown and expiry', () => {
  const sent = { resend_at: '2026-11-21T12:02:00Z', expires_at: '2026-11-21T12:05:00Z' };
  const now = Temporal.Instant.from('2026-11-21T12:00:30Z').epochMilliseconds;
  expect(sentBefore(sent, now)).toEqual({ resendAt: now + 90_000, expiresAt: now + 270_000 });
  expect(sentBefore({ ...sent, expires_at: null }, now).expiresAt).toBeNull();
});
