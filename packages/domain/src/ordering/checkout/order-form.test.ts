import { cents } from '@claypot/sdk';
import { aBranch, aCart, aDishInCart, aLine, aMember } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Member } from '../../account/session/member.ts';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { controlledClock } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { replies } from '../../testing/replies.ts';
import { type ShownCart, shownCart } from '../cart/lines.ts';
import type { FulfilmentHours } from '../fulfilment/fulfilment-time.ts';
import { HOURS } from '../fulfilment/testing/samples.ts';
import { orderDraftLogic } from '../order-draft/order-draft.actor.ts';
import { EMPTY_DRAFT } from '../order-draft/order-draft.ts';
import { storedOrderDraft } from '../order-draft/record.ts';
import type { QuotationView } from '../quotation/quotation.selectors.ts';
import { storedBuyer } from './buyer.ts';
import type { CheckoutEvent } from './checkout.types.ts';
import { createOrderForm } from './order-form.implementation.ts';
import type { OrderFormValues } from './order-form.schema.ts';
import { CLOSED_HOURS } from './testing/samples.ts';

const GUEST = { customer_id: null, guest_id: '00000000-0000-4000-8000-00000000000a' };
const buyerDetails = { full_name: 'Ann Tan', email: 'ann@example.com', phone: '012-345 6789' };

const PICKUP: QuotationView = {
  ...{
    status: 'none',
    fee: null,
    error: null,
    canRetry: false,
    outOfReach: false,
    branchMayHelp: false,
    address: null,
  },
};
const DELIVERY: QuotationView = {
  ...{
    status: 'quoted',
    fee: cents(650),
    error: null,
    canRetry: false,
    outOfReach: false,
    branchMayHelp: false,
    address: anAddress(),
  },
};

const OPEN: FulfilmentHours = { branch: aBranch(), hours: HOURS };
const CLOSED: FulfilmentHours = {
  branch: aBranch({ status: 'Closed', ...CLOSED_HOURS }),
  hours: HOURS,
};

interface Options {
  member?: Member;
  cart?: ShownCart | null;
  hours?: FulfilmentHours | null;
  now?: string;
  quotation?: QuotationView;
  storage?: ReturnType<typeof memoryStorage>;
}

function setUp(options: Options = {}) {
  const { cart = shownCart(aCart([aLine({ qty: 2, point: 24 })]), {}) } = options;
  const { hours = null, quotation = PICKUP } = options;
  const identity = options.member ? { customer_id: options.member.id, guest_id: null } : GUEST;
  const draft = createActor(orderDraftLogic).start();
  draft.send({
    type: 'CHANGE',
    draft: {
      identity,
      member: options.member ?? null,
      cart,
      branch_id: cart?.branch_id ?? null,
      method: quotation.status === 'none' ? 'pickup' : 'delivery',
      address: quotation.address,
    },
  });
  const storage = options.storage ?? memoryStorage();
  const send = vi.fn<(event: CheckoutEvent) => void>();
  const machine = createOrderForm({
    clock: controlledClock(options.now),
    identity: () => identity,
    member: () => options.member ?? null,
    address: () => quotation.address,
    buyer: storedBuyer(storage, 'demo'),
    record: storedOrderDraft(storage, 'demo'),
    draft,
    hours: () => hours,
    cartSettled: async () => {},
    settledQuotation: async () => quotation,
    checkout: { send },
    zone: () => 'Asia/Kuala_Lumpur',
  });
  const actor = createActor(machine).start();
  const fill = (values: Partial<OrderFormValues>) => fillIn(actor, values);
  const submit = async () => {
    actor.send({ type: 'SUBMIT' });
    await replies();
  };
  return {
    actor,
    /** Returns a form actor that is not started. */
    unstarted: () => createActor(machine),
    fill,
    submit,
    send,
    storage,
    draft: () => draft.getSnapshot().context,
    view: () => selectForm(actor.getSnapshot()),
  };
}

describe('order form', () => {
  it('requires a requested time once the last orders have passed', async () => {
    const { fill, submit, send, view } = setUp({ hours: OPEN, now: '2026-11-21T21:25:00+08:00' });
    fill(buyerDetails);
    await submit();
    expect(view()).toMatchObject({
      errors: { requestedTime: 'TIME_UNAVAILABLE' },
      firstInvalid: 'requestedTime',
    });
    expect(send).not.toHaveBeenCalled();
    fill({ requestedTime: Temporal.Instant.from('2026-11-23T11:00:00+08:00') });
    await submit();
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends a complete order to checkout with the amounts shown', async () => {
    const { fill, submit, send } = setUp();
    fill({ ...buyerDetails, phone: '012-345 6789', remark: 'No lard ' });
    await submit();
    expect(send.mock.calls.map(([event]) => event)).toEqual([
      {
        type: 'SUBMIT',
        problem: { kind: 'confirmingGuest' },
        body: {
          ...GUEST,
          branch_id: 'bangsar',
          address: null,
          delivery_method: 'pickup',
          delivery_time: null,
          asap_minutes: null,
          buyer_remark: 'No lard',
          payment_method: 'card',
          point_discount: 0,
          subtotal: 3780,
          voucher_use_amount: 0,
          total_point_get: 0,
          claim_voucher_id: null,
          delivery_fee: 0,
          lalamove_delivery_fee: 0,
          name: 'Ann Tan',
          phone: '+60123456789',
          email: 'ann@example.com',
          final_total_amount: cents(3780),
        },
      },
    ]);
  });

  it('sends the chosen time', async () => {
    const { fill, submit, send } = setUp();
    fill({ ...buyerDetails, requestedTime: Temporal.Instant.from('2026-11-21T18:15:00+08:00') });
    await submit();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      body: { delivery_time: '2026-11-21T10:15:00Z' },
    });
  });

  it('rejects a time in the past', async () => {
    const { fill, submit, send, view } = setUp();
    fill({ ...buyerDetails, requestedTime: Temporal.Instant.from('2026-11-21T12:00:00+08:00') });
    await submit();
    expect(view()).toMatchObject({
      errors: { requestedTime: 'TIME_UNAVAILABLE' },
      firstInvalid: 'requestedTime',
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the hours of a closed branch to checkout', async () => {
    const { fill, submit, send } = setUp({ hours: CLOSED });
    fill(buyerDetails);
    await submit();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      problem: { kind: 'closed', hours: CLOSED_HOURS },
    });
  });

  it.each([
    ['NOTHING_TO_CHECK_OUT', null],
    ['NOTHING_TO_CHECK_OUT', shownCart(aCart([]), {})],
    ['ITEM_UNAVAILABLE', shownCart(aCart([aLine({ unavailable_reason: 'SOLD_OUT' })]), {})],
  ])('rejects with %s before calling the server', async (code, cart) => {
    const { fill, submit, send, view } = setUp({ cart });
    fill(buyerDetails);
    await submit();
    expect(view()).toMatchObject({ rejection: code, busy: false });
    expect(send).not.toHaveBeenCalled();
  });

  it('persists only the buyer for the next order of the same guest', async () => {
    const { fill, submit, storage } = setUp();
    fill({ ...buyerDetails, remark: 'No lard' });
    await submit();
    storedOrderDraft(storage, 'demo').clear();
    expect(setUp({ storage }).view().values).toEqual({
      ...buyerDetails,
      remark: '',
      requestedTime: null,
    });
    storedOrderDraft(storage, 'demo').clear();
    storedBuyer(storage, 'demo').write({ ...buyerDetails, owner: 'somebody-else' });
    expect(setUp({ storage }).view().values.full_name).toBe('');
  });

  it('persists time and options as suggestions for the next order', async () => {
    const bone = {
      dish_option_id: 'cut',
      dish_option_variation_id: 'bone-in',
      dish_variation_id: null,
    };
    const chosen = {
      ...bone,
      dish_variation_option_id: null,
      option_name: 'Cut',
      dish_name: null,
      qty: 1,
    };
    const cut = { ...chosen, variation_name: 'Bone-in', chosen_qty: 1, additional_price: cents(0) };
    const egg = { ...cut, dish_option_id: 'extra', additional_price: cents(200) };
    const line = aLine({ dish: aDishInCart({ id: 'claypot' }), variation_list: [cut, egg] });
    const cart = shownCart(aCart([line]), {});
    const { fill, submit, storage } = setUp({ cart });
    const requestedTime = Temporal.Instant.from('2026-11-21T18:15:00+08:00');
    fill({ ...buyerDetails, remark: 'No lard', requestedTime });
    await submit();
    expect(storedBuyer(storage, 'demo').read()).toEqual({
      ...buyerDetails,
      owner: GUEST.guest_id,
      phone: '+60123456789',
      remark: 'No lard',
      wantedAt: '18:15:00',
      choices: ['claypot cut bone-in  '],
    });
    const other = aLine({ dish: aDishInCart({ id: 'soup' }), variation_list: [cut] });
    const next = setUp({ storage, cart: shownCart(aCart([other]), {}) });
    next.fill({ remark: '', requestedTime: null });
    await next.submit();
    expect(storedBuyer(storage, 'demo').read()).not.toHaveProperty('wantedAt');
    expect(storedBuyer(storage, 'demo').read()).toMatchObject({
      remark: '',
      choices: ['claypot cut bone-in  ', 'soup cut bone-in  '],
    });
  });

  it('sends address and fee for a delivery and includes the fee in the total', async () => {
    const { fill, submit, send } = setUp({ quotation: DELIVERY });
    fill(buyerDetails);
    await submit();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      body: {
        delivery_method: 'delivery',
        address: { mail_name: 'Ann Tan', mail_unit_no: '12-3', state_id: 'MY-14' },
        ...{ subtotal: 3780, delivery_fee: 650, lalamove_delivery_fee: 650 },
        final_total_amount: 4430,
      },
    });
    expect(send.mock.calls[0]?.[0]).not.toHaveProperty('body.address.is_default');
  });

  it.each(['MISSING_ADDRESS', 'ERR_OUT_OF_SERVICE_AREA', 'LALAMOVE_ERROR'] as const)(
    'does not order while the quotation has the error %s',
    async (error) => {
      const quotation = { ...DELIVERY, status: 'blocked' as const, fee: null, error };
      const { fill, submit, send, view } = setUp({ quotation });
      fill(buyerDetails);
      await submit();
      expect(view().rejection).toBe(error);
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('sends its values to the draft from the start', () => {
    const { draft, fill } = setUp();
    expect(draft()).toMatchObject({ requestedTime: null, details: EMPTY_DRAFT.details });
    fill({ ...buyerDetails, requestedTime: Temporal.Instant.from('2026-11-21T18:15:00+08:00') });
    expect(draft().requestedTime?.toString()).toBe('2026-11-21T10:15:00Z');
    expect(draft().details).toEqual({ ...buyerDetails, remark: '' });
  });

  it('restores its values, before and after sending', async () => {
    const { fill, submit, storage } = setUp();
    const values = {
      ...buyerDetails,
      remark: 'No lard',
      requestedTime: Temporal.Instant.from('2026-11-21T10:15:00Z'),
    };
    fill(values);
    expect(setUp({ storage }).view().values).toEqual(values);
    await submit();
    expect(setUp({ storage }).view().values).toEqual(values);
  });

  it('prefills the receiver from the delivery address', () => {
    const delivery = { ...PICKUP, address: anAddress({ mail_name: 'Ann Tan' }) };
    const expectedReceiver = { full_name: 'Ann Tan', phone: '012-345 6789' };
    const { storage, view } = setUp({ quotation: delivery });
    expect(view().values).toMatchObject(expectedReceiver);
    // The form was opened before there was an address, so its stored values are empty.
    const opened = setUp({ storage: memoryStorage() });
    expect(setUp({ storage: opened.storage, quotation: delivery }).view().values).toMatchObject(
      expectedReceiver,
    );
    const reopened = setUp({ storage, quotation: delivery });
    reopened.fill({ full_name: 'Tan Mei Ling' });
    expect(setUp({ storage, quotation: delivery }).view().values.full_name).toBe('Tan Mei Ling');
  });

  it('does not restore a draft deleted while the form opens', () => {
    const before = setUp();
    before.fill({ ...buyerDetails, remark: 'No lard' });
    const record = storedOrderDraft(before.storage, 'demo');
    const back = before.unstarted();
    record.clear();
    back.start();
    expect(record.read()).toBeNull();
    fillIn(back, { remark: 'No chilli' });
    expect(record.read()).toMatchObject({ remark: 'No chilli' });
  });

  it('ignores the draft of another customer', () => {
    const { fill, storage } = setUp();
    fill(buyerDetails);
    const draft = storedOrderDraft(storage, 'demo').read();
    if (draft) storedOrderDraft(storage, 'demo').write({ ...draft, owner: 'somebody-else' });
    expect(setUp({ storage }).view().values.full_name).toBe('');
  });

  it('ignores a stored time that is invalid', () => {
    const value = {
      ...buyerDetails,
      owner: GUEST.guest_id,
      remark: 'No lard',
      requestedTime: 'soon',
    };
    const stored = JSON.stringify({ version: 2, value });
    const storage = memoryStorage({ [storageKey('demo', 'order-draft')]: stored });
    expect(setUp({ storage }).view().values).toMatchObject({
      remark: 'No lard',
      requestedTime: null,
    });
  });

  it('works with blocked storage', async () => {
    const { fill, submit, send } = setUp({ storage: memoryStorage({}, 'blocked') });
    fill(buyerDetails);
    await submit();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('order form of a member', () => {
  it('prefills the details of the member', () => {
    const { view } = setUp({ member: aMember() });
    expect(view().values).toMatchObject({
      full_name: 'Tan Mei Ling',
      email: 'meiling@example.com',
      phone: '012-345 6789',
    });
  });

  it('fills the fields that a guest left empty before signing up', () => {
    const left = setUp({});
    left.fill({ remark: 'No chilli' });
    const record = storedOrderDraft(left.storage, 'demo').read();
    const member = aMember({ phone_no: '+60123456789' });
    if (record) storedOrderDraft(left.storage, 'demo').write({ ...record, owner: member.id });
    const { view } = setUp({ member, storage: left.storage });
    expect(view().values).toMatchObject({ phone: '012-345 6789', remark: 'No chilli' });
  });

  it('leaves fields empty that the member profile lacks', () => {
    const { view } = setUp({ member: aMember({ full_name: null, email: null }) });
    expect(view().values).toMatchObject({ full_name: '', email: '', phone: '012-345 6789' });
  });

  it('applies the tier discount and the points', async () => {
    const leveling = { ...aMember().leveling, discount_percent: 10, is_freeze_tier: 0 as const };
    const { fill, send, submit } = setUp({ member: aMember({ leveling }) });
    fill({ full_name: 'Ann' });
    await submit();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      problem: null,
      body: { subtotal: 3780, final_total_amount: 3402, total_point_get: 24 },
    });
  });
});
