import { ApiError, type Sdk } from '@claypot/sdk';
import { aUser } from '@claypot/testing';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { SessionEvent } from '../session/session.types.ts';
import { createIdentification } from './identification.implementation.ts';

function setUp(authLoginByMemberNo: Sdk['authLoginByMemberNo']) {
  const events: SessionEvent[] = [];
  const requests: unknown[] = [];
  const api = stubSdk({
    authLoginByMemberNo: (input, options) => {
      requests.push(input.body);
      return authLoginByMemberNo(input, options);
    },
  });
  const session = { send: (event: SessionEvent) => void events.push(event) };
  const deps = { api, companyId: () => 'cch', session };
  const actor = createActor(createIdentification(deps)).start();
  const submit = async (member_no: string, password: string) => {
    fillIn(actor, { member_no, password });
    actor.send({ type: 'SUBMIT' });
    await replies();
  };
  return { requests, events, submit, view: () => selectForm(actor.getSnapshot()) };
}

test.each(['0012345678', ' 0012 3456 78 ', '0012-3456-78', '0012–3456–78'])(
  'normalises %s to the same number with its leading zeros',
  async (written) => {
    const { requests, events, submit, view } = setUp(async () => aUser());
    await submit(written, 'secret1');
    expect(requests).toEqual([{ company_id: 'cch', member_no: '0012345678', password: 'secret1' }]);
    expect(view().done).toBe(true);
    const { api_token, ...user } = aUser();
    expect(events).toEqual([{ type: 'SIGNED_IN', user, api_token }]);
  },
);

test.each([
  ['', '', { member_no: 'MEMBER_NO_INVALID', password: 'PASSWORD_REQUIRED' }],
  ['12345', 'secret1', { member_no: 'MEMBER_NO_INVALID' }],
  ['会员12345678', 'secret1', { member_no: 'MEMBER_NO_INVALID' }],
  ['0012345678', '12345678901', { password: 'PASSWORD_TOO_LONG' }],
])('sends no request for number %j with password %j', async (number, password, errors) => {
  const { requests, submit, view } = setUp(async () => aUser());
  await submit(number, password);
  expect(view().errors).toEqual(errors);
  expect(requests).toEqual([]);
});

test('rejects a wrong password and accepts a second attempt', async () => {
  let tries = 0;
  const { events, submit, view } = setUp(async () => {
    tries += 1;
    if (tries > 1) return aUser();
    throw new ApiError({ code: 'INVALID_PASSWORD', kind: 'rejected', status: 422 });
  });
  await submit('0012345678', 'wrong1');
  expect([view().rejection, view().done, events]).toEqual(['INVALID_PASSWORD', false, []]);
  await submit('0012345678', 'secret1');
  expect(events).toHaveLength(1);
});
