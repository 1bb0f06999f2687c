import { aBranch, aUser, SAMPLE_TOKEN } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { selectGuestMigration } from '../account/guest-migration/guest-migration.selectors.ts';
import {
  selectBranch,
  selectIdentity,
  selectLeftGuest,
  selectMember,
} from '../account/session/session.selectors.ts';
import { fillIn } from '../machines/form/fill-in.ts';
import { selectForm } from '../machines/form/form.selectors.ts';
import { selectToast } from '../machines/toasts/toasts.selectors.ts';
import { selectCartSummary } from '../ordering/cart/cart.selectors.ts';
import { selectCheckout } from '../ordering/checkout/checkout.selectors.ts';
import { selectAddresses, selectDefaultAddress } from '../places/addresses/addresses.selectors.ts';
import { anAddress } from '../places/addresses/testing/samples.ts';
import { replies } from '../testing/replies.ts';
import { accountMachines } from './machines/account/account-machines.ts';
import { guestMigrationMachines } from './machines/account/guest-migration-machines.ts';
import { memberMachines } from './machines/account/member-machines.ts';
import { profileMachines } from './machines/account/profile-machines.ts';
import { signInMachines } from './machines/account/sign-in-machines.ts';
import { checkoutMachines } from './machines/ordering/checkout-machines.ts';
import { aRestaurant, asMember, fillForm, remarkOf, signIn } from './testing/restaurant.ts';

describe('app of a member', () => {
  it('sends the member’s id and token with requests', async () => {
    const { bearers, operations } = await asMember();
    expect(operations.cartLoad.mock.calls.at(-1)?.[0]).toEqual({
      body: { customer_id: 'member-1', guest_id: null },
    });
    expect(bearers.at(-1)).toBe(SAMPLE_TOKEN);
  });

  it('loads the member’s addresses and clears them on sign-out', async () => {
    const { app } = await asMember();
    expect(selectAddresses(app.addresses.getSnapshot())).toHaveLength(1);
    app.session.send({ type: 'SIGN_OUT' });
    expect(selectAddresses(app.addresses.getSnapshot())).toEqual([]);
  });

  it('places an order without the confirmation for guests', async () => {
    const { app, operations } = await asMember();
    createActor(app.machines(checkoutMachines).orderForm).start().send({ type: 'SUBMIT' });
    await replies();
    expect(operations.cartCreateOrder.mock.calls[0]?.[0]).toMatchObject({
      body: { customer_id: 'member-1', guest_id: null, name: 'Tan Mei Ling' },
    });
  });

  it('refreshes the member once the first message is seen', async () => {
    const { app, operations, ports } = await asMember();
    const show = async () => {
      createActor(app.machines(memberMachines).member).start();
      await replies();
    };
    await show();
    expect(operations.customer).not.toHaveBeenCalled();
    app.session.send({ type: 'FIRST_TIME_SEEN' });
    operations.customer.mockResolvedValue(aUser({ api_token: null, point: 258 }));
    ports.clock.advance(1000);
    await show();
    expect(selectMember(app.session.getSnapshot())).toMatchObject({ point: 258, first_time: 0 });
  });

  it('stays signed in with the new token after a password change', async () => {
    const { app, bearers, ports } = await asMember();
    const form = createActor(app.machines(profileMachines).changePassword).start();
    const values = { old_password: 'old', password: 'secret2', password_confirmation: 'secret2' };
    fillIn(form, values);
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(selectToast(app.toasts.getSnapshot())?.message).toBe('passwordChanged');
    expect(ports.navigation.visits.at(-1)).toEqual(['back', '/setting']);
    app.cart.send({ type: 'REFRESH' });
    await replies();
    expect(bearers.at(-1)).toBe('newer');
  });

  it('requires sign-in after a password reset', async () => {
    const { app, ports } = await asMember();
    const form = createActor(app.machines(accountMachines).resetPassword).start();
    expect(selectForm(form.getSnapshot()).values.phone_no).toBe('012-345 6789');
    const values = { otp_code: '123456', password: 'secret2', password_confirmation: 'secret2' };
    fillIn(form, values);
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/login']);
    expect(selectToast(app.toasts.getSnapshot())?.message).toBe('passwordReset');
  });

  it('redirects to the original destination after a password reset', async () => {
    const { open, ports } = aRestaurant();
    const app = await open();
    const from = '/forgotPassword?signIn=1&returnTo=%2FaddressBook';
    const form = createActor(app.machines(accountMachines).resetPassword, {
      input: { from },
    }).start();
    const values = {
      ...{ phone_no: '012-345 6789', otp_code: '123456' },
      ...{ password: 'secret2', password_confirmation: 'secret2' },
    };
    fillIn(form, values);
    form.send({ type: 'SUBMIT' });
    await replies();
    const [how, login = ''] = ports.navigation.visits.at(-1) ?? [];
    expect(how).toBe('replace');
    expect(login).toBe('/login?signIn=1&returnTo=%2FaddressBook');
  });

  it('shares the typed number between sign-in forms until sign-in', async () => {
    const { open } = aRestaurant();
    const app = await open();
    const typedAt = (form: AnyActorRef) => form.getSnapshot().context.values.phone_no;
    const login = () => createActor(app.firstMachines(signInMachines).signIn).start();
    const account = app.machines(accountMachines);
    fillIn(login(), { phone_no: '019-876 5432' });
    expect(typedAt(createActor(account.signUp).start())).toBe('019-876 5432');
    const reset = createActor(account.resetPassword).start();
    expect(typedAt(reset)).toBe('019-876 5432');
    const values = { otp_code: '123456', password: 'secret2', password_confirmation: 'secret2' };
    fillIn(reset, { phone_no: '012-345 6789', ...values });
    reset.send({ type: 'SUBMIT' });
    await replies();
    expect(typedAt(login())).toBe('012-345 6789');
    await signIn(app);
    expect(typedAt(login())).toBe('');
  });
});

describe('guest who signs in', () => {
  it('retains the cart, the branch, the form and the unpaid order', async () => {
    const { open, operations, ports } = aRestaurant();
    operations.branchList.mockResolvedValue([aBranch({ id: 'uptown' })]);
    const app = await open();
    app.session.send({ type: 'CONTINUE_AS_GUEST' });
    app.addresses.send({ type: 'SAVE', address: anAddress() });
    await replies();
    const { guest_id } = app.session.getSnapshot().context;
    const form = fillForm(app, 'No peanuts');
    const buyer = { full_name: 'Ann Tan', email: 'ann@example.com', phone: '0123456789' };
    fillIn(form, buyer);
    form.send({ type: 'SUBMIT' });
    await replies();
    app.checkout.send({ type: 'CONFIRM' });
    await replies();
    app.checkout.send({ type: 'RETURNED' });
    expect(selectCheckout(app.checkout.getSnapshot()).stage).toBe('confirmingPayment');
    form.stop();

    await signIn(app);
    expect(selectLeftGuest(app.session.getSnapshot())?.guest_id).toBe(guest_id);
    expect(remarkOf(app)).toBe('No peanuts');
    const guestMigration = createActor(app.machines(guestMigrationMachines).guestMigration).start();
    await replies();
    expect(operations.cartMigrateGuest.mock.calls).toMatchObject([
      [{ body: { customer_id: 'member-1', guest_id, keep: 'both' } }, {}],
    ]);
    expect(selectCartSummary(app.cart.getSnapshot()).total_qty).toBe(3);
    expect(selectBranch(app.session.getSnapshot())?.id).toBe('bangsar');
    expect(selectCheckout(app.checkout.getSnapshot()).stage).toBe('confirmingPayment');
    expect(selectGuestMigration(guestMigration.getSnapshot()).stage).toBe('offering');
    guestMigration.send({ type: 'DECLINE' });
    expect(selectLeftGuest(app.session.getSnapshot())).toBeNull();
    expect(ports.storage.get('claypot:demo:addresses')).toBeNull();
  });

  it('retains the delivery address', async () => {
    const { open, operations } = aRestaurant();
    operations.createAddress.mockResolvedValue([
      { ...anAddress({ id: 'saved' }), customer_id: 'member-1' },
    ]);
    const app = await open();
    app.session.send({ type: 'CONTINUE_AS_GUEST' });
    app.addresses.send({ type: 'SAVE', address: anAddress() });
    app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
    await replies();
    await signIn(app);
    createActor(app.machines(guestMigrationMachines).guestMigration).start();
    await replies();
    expect(operations.createAddress.mock.calls).toMatchObject([
      [{ body: { customer_id: 'member-1', mail_unit_no: anAddress().mail_unit_no } }, {}],
    ]);
    expect(selectDefaultAddress(app.addresses.getSnapshot())?.id).toBe('saved');
    expect(selectLeftGuest(app.session.getSnapshot())).toBeNull();
  });

  it('completes the migration after a reload', async () => {
    const { open } = aRestaurant();
    const app = await open();
    app.session.send({ type: 'CONTINUE_AS_GUEST' });
    await signIn(app);
    app.stop();
    const later = await open();
    expect(selectLeftGuest(later.session.getSnapshot())).not.toBeNull();
    createActor(later.machines(guestMigrationMachines).guestMigration).start();
    await replies();
    expect(selectLeftGuest(later.session.getSnapshot())).toBeNull();
  });
});
