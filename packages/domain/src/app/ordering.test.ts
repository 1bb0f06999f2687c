import { ApiError, type Cart } from '@claypot/sdk';
import { aBranch, aCart, aDeliveryOption, everyDay, someDeliveryOptions } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectBranch, selectDeliveryMethod } from '../account/session/session.selectors.ts';
import { fillIn } from '../machines/form/fill-in.ts';
import { selectQuery } from '../machines/query/query.selectors.ts';
import { selectToast } from '../machines/toasts/toasts.selectors.ts';
import { selectCart, selectCartSummary } from '../ordering/cart/cart.selectors.ts';
import { selectCheckout } from '../ordering/checkout/checkout.selectors.ts';
import { selectDiscounts } from '../ordering/discounts/discounts.selectors.ts';
import { selectQuotation } from '../ordering/quotation/quotation.selectors.ts';
import { selectAddresses } from '../places/addresses/addresses.selectors.ts';
import { anAddress } from '../places/addresses/testing/samples.ts';
import { replies } from '../testing/replies.ts';
import { checkoutMachines } from './machines/ordering/checkout-machines.ts';
import { menuMachines } from './machines/ordering/menu-machines.ts';
import { orderMachines } from './machines/ordering/order-machines.ts';
import { addressMachines } from './machines/places/address-machines.ts';
import { branchMachines } from './machines/places/branch-machines.ts';
import { type App, asGuest, asMember, order } from './testing/restaurant.ts';

describe('placing an order', () => {
  it('sends the latest quantity', async () => {
    const { app, operations } = await asGuest();
    app.cart.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 3 });
    await order(app);
    app.checkout.send({ type: 'CONFIRM' });
    await replies();
    expect(operations.cartCreateOrder.mock.calls[0]?.[0]).toMatchObject({
      body: { subtotal: 5670, branch_id: 'bangsar' },
    });
  });

  it('empties the cart and lists the order once it is paid', async () => {
    const { app, open, ports, pay, operations } = await asGuest();
    const list = createActor(app.machines(orderMachines).orders).start();
    await replies();
    list.stop();
    await order(app);
    app.checkout.send({ type: 'CONFIRM' });
    await replies();
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);

    app.stop();
    pay();
    const later = await open();
    later.checkout.send({ type: 'OPEN' });
    await replies();
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
    expect(selectCart(later.cart.getSnapshot()).status).toBe('empty');
    const anew = createActor(later.machines(orderMachines).orders).start();
    expect(selectQuery(anew.getSnapshot()).status).toBe('loading');
    expect(operations.orderList).toHaveBeenCalledTimes(2);
  });

  it('remembers the order for its customer only', async () => {
    const { app } = await asGuest();
    expect(app.hasOrdered()).toBe(false);
    await order(app);
    expect(app.hasOrdered()).toBe(true);
    app.session.send({ type: 'SIGN_OUT' });
    app.session.send({ type: 'CONTINUE_AS_GUEST' });
    expect(app.hasOrdered()).toBe(false);
  });

  it('shows the opening hours and sends nothing when the branch is closed', async () => {
    const { app, closeBranch, operations } = await asGuest();
    closeBranch();
    const hours = createActor(app.machines(checkoutMachines).fulfilmentHours, {
      input: { branch_id: 'bangsar' },
    }).start();
    await replies();
    hours.stop();
    await order(app);
    expect(selectCheckout(app.checkout.getSnapshot())).toMatchObject({
      stage: 'closed',
      problem: { hours: { week_hours: everyDay('11:00', '22:00') } },
    });
    expect(operations.cartCreateOrder).not.toHaveBeenCalled();
  });

  it('updates the checkout in another tab', async () => {
    const { app, open, echo } = await asGuest();
    const other = await open();
    await order(app);
    app.checkout.send({ type: 'CONFIRM' });
    await replies();
    echo('claypot:demo:checkout');
    await replies();
    expect(selectCheckout(other.checkout.getSnapshot()).stage).toBe('confirmingPayment');
  });
});

describe('vouchers at checkout', () => {
  /** Opens the form with RM75.60 in the cart; the member has a voucher of RM10 off from RM50. */
  async function atTheForm() {
    const restaurant = await asMember();
    const { app } = restaurant;
    app.cart.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 4 });
    const machines = app.machines(checkoutMachines);
    const vouchers = createActor(machines.availableVouchers, { input: { branch_id: 'bangsar' } });
    vouchers.start();
    const discounts = createActor(machines.discounts).start();
    await replies();
    return { ...restaurant, discounts };
  }
  const view = (app: App) =>
    selectDiscounts(app.orderDraft.getSnapshot(), app.discounts.getSnapshot(), null);

  it('sends the voucher of the best deal, also after a reload', async () => {
    const { app, discounts, open, operations } = await atTheForm();
    discounts.send({ type: 'TAKE_BEST' });
    expect(view(app).chosen).toMatchObject({ id: 'cv_rm10', saving: 950 });
    app.stop();
    const later = await open();
    createActor(later.machines(checkoutMachines).discounts).start();
    expect(view(later).chosen).toMatchObject({ id: 'cv_rm10' });
    await order(later);
    expect(operations.cartCreateOrder.mock.calls.at(-1)?.[0]).toMatchObject({
      body: { claim_voucher_id: 'cv_rm10', voucher_use_amount: 1000 },
    });
  });

  it('deselects the voucher when the server rejects it', async () => {
    const { app, discounts, operations } = await atTheForm();
    discounts.send({ type: 'CHOOSE', voucherId: 'cv_rm10' });
    operations.cartCreateOrder.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'VOUCHER_USED', status: 422 }),
    );
    await order(app);
    expect(selectCheckout(app.checkout.getSnapshot()).problem).toMatchObject({
      code: 'VOUCHER_USED',
    });
    expect(view(app).chosen).toBeNull();
  });

  it('deselects the voucher once the order is paid', async () => {
    const { app, discounts, open, pay } = await atTheForm();
    discounts.send({ type: 'CHOOSE', voucherId: 'cv_rm10' });
    await order(app);
    app.stop();
    pay();
    const later = await open();
    later.checkout.send({ type: 'OPEN' });
    await replies();
    createActor(later.machines(checkoutMachines).discounts).start();
    expect(view(later).chosen).toBeNull();
  });

  it('loads no vouchers for a guest', async () => {
    const { app, operations } = await asGuest();
    const { availableVouchers } = app.machines(checkoutMachines);
    createActor(availableVouchers, { input: { branch_id: 'bangsar' } }).start();
    await replies();
    expect(operations.claimedVoucherListAvailable).not.toHaveBeenCalled();
  });
});

describe('delivery order', () => {
  async function delivered(filled?: Cart) {
    const restaurant = await asGuest(filled);
    const { app } = restaurant;
    app.addresses.send({ type: 'SAVE', address: anAddress() });
    createActor(app.machines(menuMachines).orderMethod).start().send({ type: 'DELIVER' });
    await replies();
    return restaurant;
  }

  it('sends the address and the delivery fee of the quotation', async () => {
    const { app, operations } = await delivered();
    expect(selectQuotation(app.quotation.getSnapshot())).toMatchObject({ fee: 750 });
    await order(app);
    app.checkout.send({ type: 'CONFIRM' });
    await replies();
    expect(operations.cartCreateOrder.mock.calls[0]?.[0]).toMatchObject({
      body: {
        delivery_method: 'delivery',
        address: { mail_unit_no: '12-3' },
        ...{ subtotal: 1890, delivery_fee: 750, final_total_amount: 2640 },
      },
    });
  });

  it('requests a new quotation when the time or the address changes', async () => {
    const { app, operations } = await delivered();
    const form = createActor(app.machines(checkoutMachines).orderForm).start();
    const requestedTime = Temporal.Instant.from('2026-11-22T18:15:00+08:00');
    fillIn(form, { requestedTime });
    app.addresses.send({ type: 'SAVE', address: anAddress({ latitude: '3.2' }) });
    await replies();
    expect(operations.cartGetQuotation.mock.calls.at(-1)?.[0]).toMatchObject({
      body: { delivery_time: '2026-11-22T10:15:00Z', customer_delivery_address_latitude: '3.2' },
    });
    expect(operations.cartCreateOrder).not.toHaveBeenCalled();
  });

  it('is not sent while the courier rejects the address', async () => {
    const { app, operations } = await delivered();
    operations.cartGetQuotation.mockRejectedValue(
      new ApiError({ kind: 'rejected', code: 'ERR_OUT_OF_SERVICE_AREA', status: 422 }),
    );
    app.addresses.send({ type: 'SAVE', address: anAddress({ latitude: '5.4' }) });
    await order(app);
    expect(selectCheckout(app.checkout.getSnapshot()).stage).toBe('form');
    expect(operations.cartCreateOrder).not.toHaveBeenCalled();
  });

  it('selects the nearest branch that delivers when the cart is empty', async () => {
    const { app, operations } = await delivered(aCart([]));
    operations.deliveryOptions.mockResolvedValue(
      someDeliveryOptions({ branches: [aDeliveryOption({ branch_id: 'uptown' })] }),
    );
    const menu = createActor(app.machines(menuMachines).menu).start();
    await replies();
    menu.stop();
    expect(operations.deliveryOptions).toHaveBeenCalledTimes(1);
    expect(selectBranch(app.session.getSnapshot())?.id).toBe('uptown');
  });

  it('redirects to the address form when there is no address, then back to the menu', async () => {
    const { app, ports } = await asGuest(aCart([]));
    app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
    createActor(app.machines(menuMachines).menu).start();
    expect(ports.navigation.visits).toEqual([['replace', '/addNewAddress?returnTo=%2Fmenu']]);
    // No toast: the customer made no mistake, and the address page explains what is needed.
    expect(selectToast(app.toasts.getSnapshot())).toBeNull();
    const input = { address: anAddress(), from: '/bookmarkAddress/bangsar?returnTo=%2Fmenu' };
    const form = createActor(app.machines(addressMachines).addressEditor, { input }).start();
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(ports.navigation.visits.at(-1)).toEqual(['end', '/menu']);
    expect(selectAddresses(app.addresses.getSnapshot())).toHaveLength(1);
  });
});

it('reordering selects the branch and the delivery method of the order', async () => {
  const { app, changeCart, operations, ports } = await asGuest();
  operations.branchList.mockResolvedValue([aBranch({ id: 'uptown' })]);
  changeCart(aCart([]));
  const reorder = createActor(app.machines(orderMachines).reorder).start();
  reorder.send({ type: 'REORDER', order_id: 'order-1' });
  await replies();
  expect(ports.navigation.visits).toEqual([['to', '/orderConfirmation']]);
  expect(selectCartSummary(app.cart.getSnapshot()).total_qty).toBe(2);
  expect(selectBranch(app.session.getSnapshot())?.id).toBe('bangsar');
  expect(selectDeliveryMethod(app.session.getSnapshot())).toBe('delivery');
});

it('branch requests send the delivery address for distances', async () => {
  const { app, operations } = await asGuest();
  app.addresses.send({ type: 'SAVE', address: anAddress() });
  createActor(app.machines(branchMachines).pickupBranch, {
    input: { branch_id: 'bangsar' },
  }).start();
  createActor(app.machines(branchMachines).branches).start();
  await replies();
  const body = { latitude: '3.131900', longitude: '101.671300' };
  expect(operations.branchDetail.mock.calls.at(-1)?.[0]).toMatchObject({ body });
  expect(operations.branchList.mock.calls.at(-1)?.[0]).toMatchObject({ body });
});
