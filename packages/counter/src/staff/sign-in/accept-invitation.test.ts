import { fillIn, selectForm } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import { anUnpairedSession, aSession } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { type AcceptInvitationValues, createAcceptInvitation } from './accept-invitation.implementation.ts';

const FILLED = {
  code: 'abcd-efgh 2345',
  password: 'long enough 1',
  password_confirmation: 'long enough 1',
  pin: '271828',
  pin_confirmation: '271828',
};

async function submit(values: Partial<AcceptInvitationValues>, error?: ApiError) {
  const bodies: unknown[] = [];
  const runtime = fakeRuntime(
    {
      acceptInvitation: async ({ body }) => {
        bodies.push(body);
        if (error) throw error;
        return aSession();
      },
    },
    anUnpairedSession(),
  );
  const actor = createActor(createAcceptInvitation(runtime)).start();
  fillIn(actor, { ...FILLED, ...values });
  actor.send({ type: 'SUBMIT' });
  await replies();
  return { bodies, runtime, view: selectForm(actor.getSnapshot()) };
}

describe('createAcceptInvitation', () => {
  test('sends the code without separators and signs the person in', async () => {
    const { bodies, runtime, view } = await submit({});
    expect(bodies).toEqual([
      { code: 'ABCDEFGH2345', password: 'long enough 1', pin: '271828' },
    ]);
    expect(view.done).toBe(true);
    expect(runtime.sessions).toEqual([aSession()]);
  });

  test.each<[Partial<AcceptInvitationValues>, object]>([
    [{ code: 'ABC' }, { code: 'INVITATION_CODE_INVALID' }],
    [
      { password: 'short', password_confirmation: 'other' },
      { password: 'PASSWORD_TOO_SHORT', password_confirmation: 'PASSWORDS_MISMATCH' },
    ],
    [{ password_confirmation: '' }, { password_confirmation: 'PASSWORD_CONFIRMATION_REQUIRED' }],
    [{ pin: '12345', pin_confirmation: '12345' }, { pin: 'PIN_INVALID' }],
    [{ pin_confirmation: '271829' }, { pin_confirmation: 'PINS_MISMATCH' }],
  ])('shows errors for %j and sends nothing', async (values, errors) => {
    const { bodies, view } = await submit(values);
    expect(view.errors).toEqual(errors);
    expect(bodies).toEqual([]);
  });

  test('accepts the four digits of the kitchen', async () => {
    const { bodies } = await submit({ pin: '2718', pin_confirmation: '2718' });
    expect(bodies).toMatchObject([{ pin: '2718' }]);
  });

  test.each(['PIN_TOO_SIMPLE', 'PASSWORD_TOO_COMMON', 'INVITATION_INVALID'] as const)(
    'shows the rejection %s',
    async (code) => {
      const error = new ApiError({ kind: 'rejected', code, status: 422 });
      const { runtime, view } = await submit({}, error);
      expect(view.rejection).toBe(code);
      expect(runtime.sessions).toEqual([]);
    },
  );
});
