import { describe, expect, test } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { ANN, aPhone, KEY, SEND, sent } from './testing/harness.ts';

const HOUR = 3_600_000;

describe('a reload', () => {
  test('finds the code, its number and what is left of the wait', async () => {
    const { actor, clock, openPage } = await sent();
    clock.advance(50_000);
    actor.stop();
    clock.advance(20_000);
    const later = openPage();
    expect(later.view()).toMatchObject({ step: 'code', phone_no: ANN, secondsLeft: 50 });
    clock.advance(50_000);
    expect(later.view().canResend).toBe(true);
  });

  test('finds nothing of a code that has run out, was used, or was for something else', async () => {
    const { clock, codes, openPage } = await sent();
    expect(openPage('resetPassword').view().step).toBe('number');
    codes.clearStored('signUp', ANN);
    expect(openPage().view().step).toBe('number');
    const again = openPage();
    clock.advance(120_000);
    again.send(SEND);
    await replies();
    clock.advance(300_000);
    expect(openPage().view().step).toBe('number');
  });

  test('finds no other number once the code of one was used', async () => {
    const { clock, codes, openPage } = await sent();
    const now = clock.now().epochMilliseconds;
    codes.put('signUp', '+60123456780', { resendAt: now + 120_000, expiresAt: now + 300_000 });
    codes.clearStored('signUp', '+60123456780');
    expect(openPage().view().step).toBe('number');
  });

  test.each(['blocked', 'full'] as const)(
    'on a device whose store is %s begins anew',
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

  test('over a damaged record begins anew', () => {
    const { openPage, ports } = aPhone();
    ports.storage.set(KEY, '{"version":1,"value":[{"purpose":"signUp"}]}');
    expect(openPage().view().step).toBe('number');
  });
});

describe('a phone asleep', () => {
  test('wakes to what is left by the clock, not by the count', async () => {
    const { actor, clock, openPage } = await sent();
    clock.advance(10_000);
    // No timer runs in its sleep: the next tick comes when all is over.
    actor.stop();
    clock.advance(400_000);
    const awake = openPage();
    expect(awake.view()).toMatchObject({ step: 'number', canSend: true });
  });

  test('that slept over one tick of the page is right at the next', async () => {
    const { clock, setClock, view } = await sent();
    // The clock has gone on while the timers stood still.
    setClock(90_000);
    clock.advance(1000);
    expect(view().secondsLeft).toBe(29);
  });
});

describe('a clock that is set', () => {
  test('back makes nobody wait longer than 120 seconds', async () => {
    const { clock, setClock, view } = await sent();
    clock.advance(60_000);
    setClock(-HOUR);
    clock.advance(1000);
    expect(view().secondsLeft).toBe(120);
    clock.advance(120_000);
    expect(view().canResend).toBe(true);
  });

  test('forward lets ask early, and the server’s no leads back to the wait', async () => {
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

  test.each([-HOUR, HOUR])('wrong by %i ms counts a new code right', async (off) => {
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
  });
});

describe('two tabs', () => {
  test('that ask at once send one code and both come to it', async () => {
    const { asked, openPage } = aPhone();
    const first = openPage();
    const second = openPage();
    first.send(SEND);
    second.send(SEND);
    await replies();
    expect(asked).toEqual([ANN, ANN]);
    expect(first.view()).toMatchObject({ step: 'code', secondsLeft: 120, rejection: null });
    expect(second.view()).toMatchObject({ step: 'code', secondsLeft: 120, rejection: null });
  });

  test('know of each other’s resending', async () => {
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

  test('for two purposes: the code of the one is none for the other, which has to wait', async () => {
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
