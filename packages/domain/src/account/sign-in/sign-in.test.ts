import { ApiError, type Sdk } from '@claypot/sdk';
import { aUser } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { SessionEvent } from '../session/session.types.ts';
import { createSignIn } from './sign-in.implementation.ts';
import { createTypedNumber } from './typed-number.ts';

const rejected = (code: string, status = 422) => new ApiError({ code, kind: 'rejected', status });

function setUp(authLogin: Sdk['authLogin'], company: string | null = 'cch') {
  const events: SessionEvent[] = [];
  const requests: unknown[] = [];
  const api = stubSdk({
    authLogin: (input, options) => {
      requests.push(input.body);
      return authLogin(input, options);
    },
  });
  const session = { send: (event: SessionEvent) => void events.push(event) };
  const actor = createActor(
    createSignIn({ api, companyId: () => company, session, typed: createTypedNumber() }),
  ).start();
  const submit = async (phone_no: string, password: string) => {
    fillIn(actor, { phone_no, password });
    actor.send({ type: 'SUBMIT' });
    await replies();
  };
  return { requests, events, submit, view: () => selectForm(actor.getSnapshot()) };
}

describe('createSignIn', () => {
  test.each(['012-345 6789', '60123456789', '+60 (0)12 345 6789'])(
    'normalises %s to the same phone number',
    async (phone) => {
      const { requests, events, submit, view } = setUp(async () => aUser());
      await submit(phone, 'secret1');
      expect(requests).toEqual([
        { company_id: 'cch', phone_no: '+60123456789', password: 'secret1' },
      ]);
      expect(view().done).toBe(true);
      const { api_token, ...user } = aUser({ first_time: 1 });
      expect(events).toEqual([{ type: 'SIGNED_IN', user, api_token }]);
    },
  );

  test.each([
    ['', '', { phone_no: 'PHONE_REQUIRED', password: 'PASSWORD_REQUIRED' }],
    ['0123456789', '12345678901', { password: 'PASSWORD_TOO_LONG' }],
    ['12', '1', { phone_no: 'PHONE_INVALID' }],
  ])('sends no request for number %j with password %j', async (phone, password, errors) => {
    const { requests, submit, view } = setUp(async () => aUser());
    await submit(phone, password);
    expect(view().errors).toEqual(errors);
    expect(requests).toEqual([]);
  });

  test('shows the server’s error on each failed attempt and accepts a later one', async () => {
    let tries = 0;
    const { events, submit, view } = setUp(async () => {
      tries += 1;
      if (tries > 10) return aUser();
      throw tries <= 5 ? rejected('INVALID_PASSWORD') : rejected('TOO_MANY_REQUESTS', 429);
    });
    for (let n = 1; n <= 10; n += 1) {
      await submit('0123456789', `wrong${n}`);
      expect(view().rejection).toBe(n <= 5 ? 'INVALID_PASSWORD' : 'TOO_MANY_REQUESTS');
      expect(view().values.password).toBe(`wrong${n}`);
    }
    await submit('0123456789', 'secret1');
    expect(events).toHaveLength(1);
  });

  test('shows an error when there is no company', async () => {
    const { requests, submit, view } = setUp(async () => aUser(), null);
    await submit('0123456789', 'secret1');
    expect(view().rejection).toBe('COMPANY_NOT_FOUND');
    expect(requests).toEqual([]);
  });

  test('rejects a response without a token', async () => {
    const { events, submit, view } = setUp(async () => aUser({ api_token: null }));
    await submit('0123456789', 'secret1');
    expect(view().rejection).toBe('ERROR');
    expect(events).toEqual([]);
  });
});
