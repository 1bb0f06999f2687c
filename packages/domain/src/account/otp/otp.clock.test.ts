import { describe, expect, test } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { ANN, aPhone, KEY, SEND, sent } from './testing/harness.ts';

const HOUR = 3_600_000;

describe('otp machine after a reload', () => {
  test('restores the code step, the number and the rest of the cooldown', async () => {
    const { actor, clock, openPage } = await sent();
    clock.advance(50_000);
    actor.stop();
    clock.advance(20_000);
    const later = openPage();
    expect(later.view()).toMatchObject({ step: 'code', phone_no: ANN, secondsLeft: 50 });
    clock.advance(50_000);
    expect(later.view().canResend).toBe(true);
  });

  test('ignores a code that expired, was used or has another purpose', async () => {
    const { clock, codes, openPage } = await sent();
    expect(openPage('resetPassword').view().step).toBe('number');
    codes.clearStored('signUp', ANN);
    expect(openPage().view().step).toBe('number');
    const retry = openPage();
    clock.advance(120_000);
    retry.send(SEND);
    await replies();
    clock.advance(300_000);
    expect(openPage().view().step).toBe('number');
  });

  test('ignores codes sent to other numbers once one code was used', async () => {
    const { clock, codes, openPage } = await sent();
    const now = clock.now().epochMilliseconds;
    codes.put('signUp', '+60123456780', { resendAt: now + 120_000, expiresAt: now + 300_000 });
    codes.clearStored('signUp', '+60123456780');
    expect(openPage().view().step).toBe('number');
  });

  test.each(['blocked', 'full'] as const)(
    'starts at the number when storage is %s',
    async (mode) => {
      const { openPage, ports } = aPhone();
      ports.storage.become(mode);
      const page = openPage();
      page.send(SEND);
      await replies();
      page.send({ type: 'EDIT' });
      page.send(SEND);
      expect(page.view().step).toBe('code');
      expect(openPage().view().step).toBe('number');
    },
  );

  test('starts at the number when the stored record is damaged', () => {
    const { openPage, ports } = aPhone();
    ports.storage.set(KEY, '{"version":1,"value":[{"purpose":"signUp"}]}');
    expect(openPage().view().step).toBe('number');
  });
});

describe('otp machine on a sleeping phone', () => {
  test('counts by the clock, not by the ticks', async () => {
    const { actor, clock, openPage } = await sent();
    clock.advance(10_000);
    // No timer runs during sleep: the next tick comes after the code has expired.
    actor.stop();
    clock.advance(400_000);
    const awake = openPage();
    expect(awake.view()).toMatchObject({ step: 'number', canSend: true });
  });

  test('corrects the countdown at the next tick after missed ticks', async () => {
    const { clock, setClock, view } = await sent();
    // The clock advances while the timers are paused.
    setClock(90_000);
    clock.advance(1000);
    expect(view().secondsLeft).toBe(29);
  });
});

describe('otp machine with a changed clock', () => {
  test('waits at most 120 seconds when the clock is set back', async () => {
    const { clock, setClock, view } = await sent();
    clock.advance(60_000);
    setClock(-HOUR);
    clock.advance(1000);
    expect(view().secondsLeft).toBe(120);
    clock.advance(120_000);
    expect(view().canResend).toBe(true);
  });

  test('returns to the cooldown when the server rejects a request made too early', async () => {
    const { clock, send, setClock, view } = await sent();
    clock.advance(30_000);
    setClock(100_000);
    clock.advance(1000);
    expect(view().canResend).toBe(true);
    setClock(-100_000);
    send({ type: 'RESEND' });
    await replies();
    expect(view()).toMatchObject({ step: 'code', secondsLeft: 89, rejection: null });
  });

  test.each([-HOUR, HOUR])(
    'counts a new code correctly when the clock is off by %i ms',
    async (off) => {
      const { clock, openPage, setClock } = aPhone();
      setClock(off);
      const { send, view } = openPage();
      send(SEND);
      await replies();
      expect(view()).toMatchObject({ step: 'code', secondsLeft: 120, expired: false });
      clock.advance(120_000);
      expect(view()).toMatchObject({ canResend: true, expired: false });
      clock.advance(180_000);
      expect(view().expired).toBe(true);
    },
  );
});

describe('otp machine in two tabs', () => {
  test('sends one code when both tabs request it at once', async () => {
    const { requests, openPage } = aPhone();
    const first = openPage();
    const second = openPage();
    first.send(SEND);
    second.send(SEND);
    await replies();
    expect(requests).toEqual([ANN, ANN]);
    expect(first.view()).toMatchObject({ step: 'code', secondsLeft: 120, rejection: null });
    expect(second.view()).toMatchObject({ step: 'code', secondsLeft: 120, rejection: null });
  });

  test('updates the cooldown when the other tab resends', async () => {
    const { clock, openPage } = aPhone();
    const first = openPage();
    first.send(SEND);
    await replies();
    const second = openPage();
    clock.advance(130_000);
    first.send({ type: 'RESEND' });
    await replies();
    second.hear();
    expect(second.view()).toMatchObject({ step: 'code', secondsLeft: 120 });
  });

  test('waits for the cooldown when a code for another purpose was sent', async () => {
    const { clock, openPage } = aPhone();
    const joining = openPage('signUp');
    joining.send(SEND);
    await replies();
    const resetting = openPage('resetPassword');
    clock.advance(20_000);
    resetting.send(SEND);
    await replies();
    expect(resetting.view()).toMatchObject({
      step: 'number',
      canSend: false,
      secondsLeft: 100,
      rejection: 'OTP_ALREADY_SENT',
    });
    resetting.send({ type: 'SEND', phone: SEND.phone });
    expect(resetting.view().canSend).toBe(false);
    resetting.send({ type: 'TYPED' });
    expect(resetting.view()).toMatchObject({ canSend: true, rejection: null });
    resetting.send(SEND);
    clock.advance(100_000);
    expect(resetting.view()).toMatchObject({ canSend: true, secondsLeft: 0 });
    resetting.send(SEND);
    await replies();
    expect(resetting.view().step).toBe('code');
  });
});
