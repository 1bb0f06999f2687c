import { selectOtp, selectPicture } from '@claypot/domain/account';
import {
  accountMachines,
  addressMachines,
  deviceMachines,
  profileMachines,
  signInMachines,
} from '@claypot/domain/app';
import {
  type FormActor,
  type FormView,
  fillIn,
  selectForm,
  selectMutation,
} from '@claypot/domain/machines';
import { selectAddressEditor } from '@claypot/domain/places';
import { createActor, waitFor } from 'xstate';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import {
  codeSentTo,
  OTHER_PHONE,
  PASSWORD,
  PHONE,
  signUp,
} from '../../apps/api/src/testing/members.ts';
import { ADDRESS_FIELDS, PLACE } from '../../apps/api/src/testing/ownership/member-things.ts';
import { NOON } from '../../apps/api/src/testing/restaurant.ts';
import { anAddress } from '../../packages/domain/src/places/addresses/testing/samples.ts';
import type { MessageCase } from './message-case.ts';
import type { Visit } from './visit.ts';

const PROFILE = { full_name: 'Mei', email: 'mei@example.com', date_of_birth: '1994-06-18' };
const TYPED = { ...PROFILE, date_of_birth: Temporal.PlainDate.from(PROFILE.date_of_birth) };
const NEW_PASSWORD = { password: 'ikan-77', password_confirmation: 'ikan-77' };
/** Maximum addresses of a member. */
const MAX_ADDRESSES = 50;

/** Fills in a form and submits it. */
async function send<TValues>(
  { run }: Visit,
  form: FormActor<TValues>,
  values: Partial<TValues>,
): Promise<FormView<TValues>> {
  run(form);
  fillIn(form, values);
  form.send({ type: 'SUBMIT' });
  await waitFor(form, (snapshot) => !selectForm(snapshot).busy);
  return selectForm(form.getSnapshot());
}

const logIn = (visit: Visit, password: string) =>
  send(visit, createActor(visit.app.firstMachines(signInMachines).signIn), {
    phone_no: PHONE,
    password,
  });

/** Requests a code for signing up. */
async function askForCode({ app, run }: Visit, phone: string = PHONE) {
  const otp = run(createActor(app.machines(accountMachines).signUpOtp));
  otp.send({ type: 'SEND', phone });
  await waitFor(otp, (snapshot) => !selectOtp(snapshot).busy);
  return selectOtp(otp.getSnapshot());
}

const join = (visit: Visit, otp_code: string) =>
  send(visit, createActor(visit.app.machines(accountMachines).signUp), {
    phone_no: PHONE,
    otp_code,
    terms: true,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });

/** Signs the visitor up as a member. Returns their id and API client. */
export async function beMember({ app, restaurant }: Visit) {
  const { user, token, sdk } = await signUp(restaurant);
  app.session.send({ type: 'SIGNED_IN', user, api_token: token });
  return { id: user.id, sdk };
}

async function sendPicture(visit: Visit, file: Blob) {
  await beMember(visit);
  const picture = visit.run(createActor(visit.app.machines(profileMachines).picture));
  picture.send({ type: 'CHOOSE', file });
  await waitFor(picture, (snapshot) => !selectPicture(snapshot).busy);
  return send(visit, createActor(visit.app.machines(profileMachines).profile), TYPED);
}

/** Cases of every message about signing up, signing in and membership. */
export const members: readonly MessageCase[] = [
  {
    code: 'INVALID_PHONE_NO',
    when: 'the server takes fewer numbers than the app on the device',
    showing: 'form',
    trigger: (visit) => {
      visit.network.garbleNext((body) => body.replace(PHONE, '+60312345678'));
      return askForCode(visit);
    },
  },
  {
    code: 'PHONE_NO_REGISTERED',
    when: 'a member signs up',
    showing: 'form',
    trigger: async (visit) => {
      await signUp(visit.restaurant);
      return askForCode(visit);
    },
  },
  {
    code: 'SMS_NOT_SENT',
    when: 'the gateway is down',
    showing: 'form',
    trigger: (visit) => {
      visit.restaurant.phones.behaviour = 'down';
      return askForCode(visit);
    },
  },
  {
    code: 'TOO_MANY_REQUESTS',
    when: 'a code is asked for by the twenty-first number of one house',
    showing: 'form',
    trigger: async (visit) => {
      for (let attempts = 0; attempts < 20; attempts += 1) {
        await visit.restaurant.sdk.authSendOtp({
          body: { company_id: 'demo', phone_no: `+601255500${10 + attempts}` },
        });
      }
      return askForCode(visit);
    },
  },
  {
    code: 'OTP_ALREADY_SENT',
    when: 'another device has asked for the same code',
    showing: 'unspoken',
    trigger: async (visit) => {
      const body = { company_id: 'demo', phone_no: PHONE };
      await visit.restaurant.sdk.authSendOtp({ body });
      return askForCode(visit);
    },
    view: { step: 'code', phone_no: PHONE, secondsLeft: 120, problem: null, rejection: null },
  },
  {
    code: 'OTP_NOT_SAME',
    when: 'the code is mistyped',
    showing: 'form',
    trigger: async (visit) => {
      await askForCode(visit);
      return join(visit, '000000');
    },
  },
  {
    code: 'OTP_EXPIRED',
    when: 'the code is typed after five minutes',
    showing: 'form',
    trigger: async (visit) => {
      await askForCode(visit);
      visit.restaurant.clock.set(NOON.add({ seconds: 300 }));
      return join(visit, await codeSentTo(visit.restaurant));
    },
  },
  {
    code: 'INVALID_PASSWORD',
    when: 'a member mistypes it',
    showing: 'form',
    trigger: async (visit) => {
      await signUp(visit.restaurant);
      return logIn(visit, 'ikan-00');
    },
  },
  {
    code: 'INVALID_PASSWORD',
    when: 'nobody has this number',
    showing: 'form',
    trigger: (visit) => logIn(visit, PASSWORD),
  },
  {
    code: 'INVALID_PASSWORD',
    when: 'the old one is mistyped',
    showing: 'form',
    trigger: async (visit) => {
      await beMember(visit);
      const values = { old_password: 'ikan-00', ...NEW_PASSWORD };
      return send(visit, createActor(visit.app.machines(profileMachines).changePassword), values);
    },
  },
  {
    code: 'TOO_MANY_REQUESTS',
    when: 'a password is wrong for the sixth time',
    showing: 'form',
    trigger: async (visit) => {
      for (let tried = 0; tried < 5; tried += 1) await logIn(visit, 'ikan-00');
      return logIn(visit, PASSWORD);
    },
  },
  {
    code: 'PASSWORD_TOO_COMMON',
    when: 'the new one is what many use',
    showing: 'form',
    trigger: async (visit) => {
      await beMember(visit);
      const easy = { password: 'abc123', password_confirmation: 'abc123' };
      const values = { old_password: PASSWORD, ...easy };
      return send(visit, createActor(visit.app.machines(profileMachines).changePassword), values);
    },
  },
  {
    code: 'EMAIL_ALREADY_SET',
    when: 'another device has just told another one',
    showing: 'form',
    trigger: async (visit) => {
      const { id, sdk } = await beMember(visit);
      await sdk.updateProfile({ path: { id }, body: PROFILE });
      return send(visit, createActor(visit.app.machines(profileMachines).profile), {
        ...TYPED,
        email: 'ling@example.com',
      });
    },
  },
  {
    code: 'AVATAR_NOT_AN_IMAGE',
    when: 'a text is called a picture',
    showing: 'form',
    trigger: (visit) => sendPicture(visit, new File(['hello'], 'me.png', { type: 'image/png' })),
  },
  {
    code: 'AVATAR_TOO_LARGE',
    when: 'a picture has 10 MB',
    showing: 'form',
    trigger: (visit) => sendPicture(visit, new File([new Uint8Array(10 * 2 ** 20)], 'me.png')),
  },
  {
    code: 'ADDRESS_MISMATCH',
    when: 'the postcode is of another part of the country, and the pin was said to be right',
    showing: 'form',
    trigger: async (visit) => {
      await beMember(visit);
      const input = { address: { ...anAddress(), id: null }, from: '/bookmarkAddress/place' };
      const editor = visit.run(
        createActor(visit.app.machines(addressMachines).addressEditor, { input }),
      );
      editor.send({ type: 'CHANGE', change: { field: 'mail_postcode', value: '80000' } });
      editor.send({ type: 'SUBMIT' });
      await waitFor(editor, (snapshot) => selectAddressEditor(snapshot).asking);
      editor.send({ type: 'CONFIRM' });
      await waitFor(editor, (snapshot) => selectAddressEditor(snapshot).form.rejection !== null);
      return selectAddressEditor(editor.getSnapshot()).form;
    },
  },
  {
    code: 'ADDRESS_LIMIT_EXCEEDED',
    when: 'a member saves one address too many',
    showing: 'form',
    trigger: async (visit) => {
      const { id: customer_id, sdk } = await beMember(visit);
      const body = { ...ADDRESS_FIELDS, ...PLACE, customer_id };
      for (let saved = 0; saved < MAX_ADDRESSES; saved += 1) await sdk.createAddress({ body });
      const input = { address: { ...anAddress(), id: null }, from: '/bookmarkAddress/place' };
      const editor = visit.run(
        createActor(visit.app.machines(addressMachines).addressEditor, { input }),
      );
      editor.send({ type: 'SUBMIT' });
      await waitFor(editor, (snapshot) => selectAddressEditor(snapshot).form.rejection !== null);
      return selectAddressEditor(editor.getSnapshot()).form;
    },
  },
];

/** Actions that cause each success message. */
/** Requests a code and signs up with it. */
async function signUpWithCode(visit: Visit) {
  await askForCode(visit);
  await join(visit, await codeSentTo(visit.restaurant, PHONE));
}

export const memberSuccesses = {
  async joined(visit: Visit) {
    await visit.restaurant.db.execute(sql`update companies set sign_up_point = 100`);
    await signUpWithCode(visit);
  },
  joinedPlain: signUpWithCode,
  async profileChanged(visit: Visit) {
    await beMember(visit);
    await send(visit, createActor(visit.app.machines(profileMachines).profile), TYPED);
  },
  async passwordChanged(visit: Visit) {
    await beMember(visit);
    const values = { old_password: PASSWORD, ...NEW_PASSWORD };
    await send(visit, createActor(visit.app.machines(profileMachines).changePassword), values);
  },
  async devicesSignedOut(visit: Visit) {
    await beMember(visit);
    const others = visit.run(createActor(visit.app.machines(deviceMachines).signOutOthers));
    others.send({ type: 'RUN', input: {} });
    await waitFor(others, (snapshot) => selectMutation(snapshot).status === 'asking');
    others.send({ type: 'CONFIRM' });
    await waitFor(others, (snapshot) => selectMutation(snapshot).status === 'done');
  },
  async passwordReset(visit: Visit) {
    const { restaurant } = visit;
    await signUp(restaurant, OTHER_PHONE);
    restaurant.clock.set(NOON.add({ seconds: 120 }));
    const body = { company_id: 'demo', phone_no: OTHER_PHONE };
    await restaurant.sdk.authSendForgotOtp({ body });
    const otp_code = await codeSentTo(restaurant, OTHER_PHONE);
    const values = { phone_no: OTHER_PHONE, otp_code, ...NEW_PASSWORD };
    await send(visit, createActor(visit.app.machines(accountMachines).resetPassword), values);
  },
  async addressRemoved({ app }: Visit) {
    app.addresses.send({ type: 'SAVE', address: anAddress({ id: 'home' }) });
    app.addresses.send({ type: 'REMOVE', id: 'home' });
  },
};
