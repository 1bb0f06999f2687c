import { describe, expect, test } from 'vitest';
import { createServerClock } from '../../time/server-clock.ts';
import { paymentCodeAt } from './payment-code.ts';

/** The secret of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const TERMS = { secret: SECRET, period: 30, digits: 6 };
const second = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('paymentCodeAt', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('returns the code of RFC 6238 at %d s', (seconds, digits) => {
    expect(paymentCodeAt({ ...TERMS, digits: 8 }, second(seconds)).digits).toBe(digits);
    expect(paymentCodeAt(TERMS, second(seconds)).digits).toBe(digits.slice(2));
  });

  test('keeps the code for 30 seconds and counts them down', () => {
    const at = (seconds: number) => paymentCodeAt(TERMS, second(1_200_000_000 + seconds));
    expect(at(0).secondsLeft).toBe(30);
    expect(at(29)).toEqual({ digits: at(0).digits, secondsLeft: 1 });
    expect(at(30).digits).not.toBe(at(0).digits);
    expect(at(30).secondsLeft).toBe(30);
  });
});

describe('a device with a clock an hour wrong', () => {
  const START = Temporal.Instant.from('2026-11-21T04:00:00.500Z').epochMilliseconds;
  /** Returns the code of the device and that of the server's time. */
  function codes(wrongBy: number, offset: number) {
    const clock = createServerClock(
      { wall: () => START + wrongBy, steady: () => 0 },
      { read: () => offset, write: () => undefined },
    );
    const right = Temporal.Instant.fromEpochMilliseconds(START);
    return [paymentCodeAt(TERMS, clock.now()), paymentCodeAt(TERMS, right)];
  }
  const HOUR = 3_600_000;

  test.each([HOUR, -HOUR])('shows the right code with the last known offset (%d ms)', (wrongBy) => {
    const [shown, right] = codes(wrongBy, -wrongBy);
    expect(shown).toEqual(right);
  });

  test.each([HOUR, -HOUR])('shows a wrong code without it (%d ms)', (wrongBy) => {
    const [shown, right] = codes(wrongBy, 0);
    expect(shown?.digits).not.toBe(right?.digits);
  });
});
