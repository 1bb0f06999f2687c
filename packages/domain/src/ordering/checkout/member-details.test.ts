import { aMember } from '@claypot/testing';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Member } from '../../account/session/member.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { fillIn } from '../../machines/form/fill-in.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { storedOrderDraft } from '../order-draft/record.ts';
import { storedBuyer } from './buyer.ts';
import { createMemberDetails } from './member-details.implementation.ts';
import { type OrderFormValues, orderFormSchema } from './order-form.schema.ts';

const GUEST = '00000000-0000-4000-8000-00000000000a';
const BLANK: OrderFormValues = {
  full_name: '',
  email: '',
  phone: '',
  remark: '',
  requestedTime: null,
};

/** Opens a guest's order form and returns a function that signs a member in. */
function setUp(member: Member) {
  const events = recordedEvents();
  const storage = memoryStorage();
  let signedIn: Member | null = null;
  const form = createActor(
    createForm({
      schema: orderFormSchema(() => true),
      initial: () => BLANK,
      submit: async () => {},
    }),
  ).start();
  const details = createMemberDetails({
    events,
    identity: () =>
      signedIn === null
        ? { customer_id: null, guest_id: GUEST }
        : { customer_id: signedIn.id, guest_id: null },
    member: () => signedIn,
    address: () => null,
    buyer: storedBuyer(storage, 'demo'),
    record: storedOrderDraft(storage, 'demo'),
  });
  const actor = createActor(details, { input: { form } }).start();
  return {
    actor,
    form,
    values: () => selectForm(form.getSnapshot()).values,
    signIn() {
      signedIn = member;
      events.emit({ type: 'owner.changed', before: GUEST, now: member.id, guestId: GUEST });
    },
  };
}

const MEMBER = aMember({ phone_no: '+60123456789', full_name: null, email: null });

test('fills in the number of a customer who joins at the checkout', () => {
  const { form, signIn, values } = setUp(MEMBER);
  form.send({ type: 'SUBMIT' });
  fillIn(form, { full_name: 'Mei' });
  expect(selectForm(form.getSnapshot()).errors.phone).toBe('PHONE_REQUIRED');
  signIn();
  expect(values()).toMatchObject({ full_name: 'Mei', email: '', phone: '012-345 6789' });
  expect(selectForm(form.getSnapshot()).errors.phone).toBeUndefined();
});

test('fills in the name and email of a member who signs in', () => {
  const { signIn, values } = setUp(aMember({ full_name: 'Mei', email: 'mei@example.com' }));
  signIn();
  expect(values()).toMatchObject({ full_name: 'Mei', email: 'mei@example.com' });
});

test('does not replace a typed number', () => {
  const { form, signIn, values } = setUp(MEMBER);
  fillIn(form, { phone: '019-876 5432' });
  signIn();
  expect(values().phone).toBe('019-876 5432');
});

test('fills in nothing once the form is closed', () => {
  const { actor, signIn, values } = setUp(MEMBER);
  actor.stop();
  signIn();
  expect(values().phone).toBe('');
});
