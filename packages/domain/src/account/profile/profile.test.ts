import { ApiError, type User } from '@claypot/sdk';
import { aMember, aUser } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { Member } from '../session/member.ts';
import { createProfile } from './profile.implementation.ts';
import type { ProfileValues } from './profile.schema.ts';

function setUp(
  member: Member | null = aMember({ full_name: null, email: null, date_of_birth: null }),
) {
  const sent: unknown[] = [];
  const changed: User[] = [];
  let answer: () => User = () => aUser({ api_token: null });
  let picture: Blob | null = null;
  const ports = fakePorts({
    updateProfile: async (input) => {
      sent.push(input);
      return answer();
    },
  });
  const form = createProfile({
    ...ports,
    member: () => member,
    picture: () => picture,
    zone: () => 'Asia/Kuala_Lumpur',
    emit: (event) => {
      if (event.type === 'profile.changed') changed.push(event.user);
    },
  });
  const actor = createActor(form).start();
  return {
    sent,
    changed,
    ports,
    choose: (blob: Blob) => {
      picture = blob;
    },
    reject: (code: string) => {
      answer = () => {
        throw new ApiError({ code, kind: 'rejected', status: 422 });
      };
    },
    submit: async (values: Partial<ProfileValues>) => {
      fillIn(actor, values);
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
    view: () => selectForm(actor.getSnapshot()),
  };
}

const BIRTH = Temporal.PlainDate.from('1990-05-17');
const FILLED = { full_name: 'Mei 🍲', email: 'mei@example.com', date_of_birth: BIRTH };
const SENT = { ...FILLED, date_of_birth: '1990-05-17' };
const date = (text: string) => Temporal.PlainDate.from(text);

describe('createProfile', () => {
  test('starts with the member’s values, or empty when none are set', () => {
    expect(setUp().view().values).toEqual({ full_name: '', email: '', date_of_birth: null });
    expect(setUp(aMember()).view().values).toEqual({
      full_name: 'Tan Mei Ling',
      email: 'meiling@example.com',
      date_of_birth: BIRTH,
    });
  });

  test('sends all fields, and the picture when one was chosen', async () => {
    const { changed, choose, sent, submit } = setUp();
    await submit(FILLED);
    const avatar = new Blob(['photo']);
    choose(avatar);
    await submit({ full_name: ' Mei ' });
    expect(sent).toEqual([
      { path: { id: 'member-1' }, body: SENT },
      { path: { id: 'member-1' }, body: { ...SENT, full_name: 'Mei', avatar } },
    ]);
    expect(changed).toHaveLength(2);
  });

  test('sends the existing email address when one is set', async () => {
    const { sent, submit } = setUp(aMember());
    await submit({ email: 'other@example.com' });
    expect(sent).toMatchObject([{ body: { email: 'meiling@example.com' } }]);
  });

  test.each([
    [{ full_name: ' ' }, { full_name: 'FULL_NAME_REQUIRED' }],
    [{ full_name: 'x'.repeat(200) }, { full_name: 'TOO_LONG' }],
    [{ email: '' }, { email: 'EMAIL_REQUIRED' }],
    [{ email: 'mei' }, { email: 'EMAIL_INVALID' }],
    [{ date_of_birth: null }, { date_of_birth: 'DATE_OF_BIRTH_REQUIRED' }],
    [{ date_of_birth: date('1909-12-31') }, { date_of_birth: 'DATE_OF_BIRTH_INVALID' }],
    [{ date_of_birth: date('2026-11-22') }, { date_of_birth: 'DATE_OF_BIRTH_INVALID' }],
  ])('sends no request and shows field errors for %j', async (values, errors) => {
    const { sent, submit, view } = setUp();
    await submit({ ...FILLED, ...values });
    expect(view().errors).toEqual(errors);
    expect(sent).toEqual([]);
  });

  test.each(['1910-01-01', '2026-11-21'])('accepts %s as a date of birth', async (born) => {
    const { sent, submit } = setUp();
    await submit({ ...FILLED, date_of_birth: date(born) });
    expect(sent).toHaveLength(1);
  });

  test('uses the current date in the time zone of the company', async () => {
    const { ports, sent, submit } = setUp();
    // Advances from noon to half past midnight in Kuala Lumpur; in London it is still the 21st.
    ports.clock.advance(12.5 * 3_600_000);
    await submit({ ...FILLED, date_of_birth: date('2026-11-22') });
    expect(sent).toHaveLength(1);
  });

  test.each(['AVATAR_TOO_LARGE', 'AVATAR_NOT_AN_IMAGE', 'EMAIL_ALREADY_SET'] as const)(
    'shows %s and preserves the typed values',
    async (code) => {
      const { changed, reject, submit, view } = setUp();
      reject(code);
      await submit(FILLED);
      expect(view()).toMatchObject({ rejection: code, values: FILLED });
      expect(changed).toEqual([]);
    },
  );

  test('rejects a guest', async () => {
    const { submit, view } = setUp(null);
    await submit(FILLED);
    expect(view().rejection).toBe('USER_NOT_FOUND');
  });
});
