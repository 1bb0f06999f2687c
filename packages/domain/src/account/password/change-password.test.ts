import { ApiError, type User } from '@claypot/sdk';
import { aMember, aUser } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { Member } from '../session/member.ts';
import type { ChangePasswordValues } from './change-password.implementation.ts';
import { createChangePassword } from './change-password.implementation.ts';

const FILLED = { old_password: 'old', password: 'secret1', password_confirmation: 'secret1' };

function setUp(member: Member | null = aMember(), failure: ApiError | null = null) {
  const requests: unknown[] = [];
  const changed: User[] = [];
  const api = stubSdk({
    updatePassword: async (input) => {
      requests.push(input);
      if (failure) throw failure;
      return aUser();
    },
  });
  const form = createChangePassword({
    api,
    member: () => member,
    emit: (event) => {
      if (event.type === 'password.changed') changed.push(event.user);
    },
  });
  const actor = createActor(form).start();
  const submit = async (values: Partial<ChangePasswordValues> = {}) => {
    fillIn(actor, { ...FILLED, ...values });
    actor.send({ type: 'SUBMIT' });
    await replies();
  };
  return { requests, changed, submit, view: () => selectForm(actor.getSnapshot()) };
}

describe('createChangePassword', () => {
  test('sends the old and the new password with the member’s phone number', async () => {
    const { requests, changed, submit } = setUp();
    await submit();
    expect(requests).toEqual([
      {
        path: { id: 'member-1' },
        body: { phone_no: '+60123456789', old_password: 'old', password: 'secret1' },
      },
    ]);
    expect(changed).toEqual([aUser()]);
  });

  test.each([
    [{ old_password: '' }, { old_password: 'OLD_PASSWORD_REQUIRED' }],
    [
      { password: '', password_confirmation: '' },
      {
        password: 'NEW_PASSWORD_REQUIRED',
        password_confirmation: 'PASSWORD_CONFIRMATION_REQUIRED',
      },
    ],
    [{ password_confirmation: 'secret2' }, { password_confirmation: 'PASSWORDS_MISMATCH' }],
    [{ password: '12345', password_confirmation: '12345' }, { password: 'PASSWORD_TOO_SHORT' }],
  ])('sends no request and shows field errors for %j', async (values, errors) => {
    const { requests, submit, view } = setUp();
    await submit(values);
    expect(view().errors).toEqual(errors);
    expect(requests).toEqual([]);
  });

  test('shows the error when the old password is wrong', async () => {
    const wrong = new ApiError({ code: 'INVALID_PASSWORD', kind: 'rejected', status: 422 });
    const { changed, submit, view } = setUp(aMember(), wrong);
    await submit();
    expect(view().rejection).toBe('INVALID_PASSWORD');
    expect(changed).toEqual([]);
  });

  test('rejects a guest', async () => {
    const { requests, submit, view } = setUp(null);
    await submit();
    expect(view().rejection).toBe('USER_NOT_FOUND');
    expect(requests).toEqual([]);
  });
});
