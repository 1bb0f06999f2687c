import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { derived } from '../../shared/testing/in-state.ts';
import { someDiscounts } from './discounts/samples.ts';
import { quotationIn, undelivered } from './fulfilment/quotation-samples.ts';
import { OrderFormView } from './OrderFormView.tsx';
import {
  aCart,
  aForm,
  aLine,
  CART,
  CLOSED_BRANCH,
  FILLED,
  loaded,
  NOODLE_LINE,
  NOW,
  OPEN_BRANCH,
  SUSPENDED_BRANCH,
  TOTAL,
} from './samples.ts';
import { inState, PROBLEMS } from './state-samples.ts';

const GONE = Temporal.Instant.from('2026-11-21T19:30:00+08:00');

const pickup = undelivered();
const timeGone = inState({ editing: 'ready' }, { problem: PROBLEMS.timeGone });

const meta = {
  component: OrderFormView,
  args: derived(pickup, {
    ...pickup,
    back: { label: 'Back', href: '/menu', onPress: fn() },
    now: NOW,
    cart: CART,
    total: TOTAL,
    tierPercent: 0,
    hours: loaded(OPEN_BRANCH),
    feePaidBy: null,
    requestedTime: null,
    lastBuyer: null,
    form: aForm(),
    checkout: inState({ editing: 'ready' }),
    savesNothing: (): boolean => false,
    discounts: null,
    pointsByJoining: 29,
    actions: {
      change: fn(),
      order: fn(),
      changeQty: fn(),
      remove: fn(),
      refreshHours: fn(),
      retryHours: fn(),
      retryQuotation: fn(),
      pickUp: fn(),
      join: fn(),
      confirm: fn(),
      dismiss: fn(),
    },
  }),
} satisfies Meta<typeof OrderFormView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Cookies are blocked: a notice warns that the order cannot be shown after the payment. */
export const SavesNothing: Story = {
  args: { savesNothing: () => true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/cookies|Cookie/)).toBeVisible();
  },
};

function orderButton(canvasElement: HTMLElement): HTMLElement {
  const button = canvasElement.querySelector<HTMLElement>('button[type=submit]');
  if (button === null) throw new Error('There is no button that orders');
  return button;
}

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(orderButton(canvasElement));
    await expect(args.actions.order).toHaveBeenCalledOnce();
  },
};

/** The delivery fee is part of the total and is shown with the address. */
export const Delivery: Story = {
  args: {
    delivery: quotationIn('quoted', { quotation: { totalFee: cents(850) } }),
    total: { ...TOTAL, delivery_fee: cents(850), total: cents(6720) },
  },
};

/** A member's discounts are listed in the payment details. The delivery fee is charged. */
export const MemberWithVoucher: Story = {
  args: {
    delivery: quotationIn('quoted', { quotation: { totalFee: cents(850) } }),
    total: {
      ...TOTAL,
      voucher_discount: cents(1000),
      tier_discount: cents(244),
      point_discount: cents(1000),
      delivery_fee: cents(850),
      total: cents(4476),
      points_earned: 46,
    },
    tierPercent: 5,
    discounts: {
      discounts: someDiscounts({
        chosen: { id: 'held-1', name: 'RM10 off', saving: cents(1000) },
        points: { cost: 1000, saving: cents(1000), on: true },
        best: null,
        hasBest: true,
      }),
      status: 'ready',
      actions: { choose: fn(), spendPoints: fn(), takeBest: fn(), retry: fn() },
    },
  },
};

/** The voucher was rejected and removed: the notice shows the new total before ordering again. */
export const VoucherRejected: Story = {
  args: {
    checkout: inState(
      { editing: 'ready' },
      { problem: { kind: 'rejected', code: 'VOUCHER_USED' } },
    ),
    discounts: {
      discounts: someDiscounts({ vouchers: [], usable: 0, best: null, points: null }),
      status: 'ready',
      actions: { choose: fn(), spendPoints: fn(), takeBest: fn(), retry: fn() },
    },
  },
};

/** Removing a line moves the focus to the list instead of losing it. */
export const RemovingALine: Story = {
  play: async ({ canvasElement, args }) => {
    const [, second] = within(canvasElement).getAllByRole('listitem');
    const remove = second && within(second).getAllByRole('button')[0];
    if (remove) await userEvent.click(remove);
    await expect(args.actions.remove).toHaveBeenCalledOnce();
    await expect(args.actions.remove).toHaveBeenCalledWith('line-2');
    await expect(within(canvasElement).getByRole('list')).toHaveFocus();
  },
};

export const ChangingAQuantity: Story = {
  args: { cart: aCart({ ...aLine({ qty: 3 }), pending: true }) },
  play: async ({ canvasElement, args }) => {
    const stepper = within(within(canvasElement).getByRole('listitem')).getByRole('group');
    const [less, more] = within(stepper).getAllByRole('button');
    if (less) await userEvent.click(less);
    await expect(args.actions.changeQty).toHaveBeenLastCalledWith('line-1', 2);
    if (more) await userEvent.click(more);
    await expect(args.actions.changeQty).toHaveBeenLastCalledWith('line-1', 4);
  },
};

/** Every submit focuses the first invalid field. */
export const MissingFields: Story = {
  args: {
    form: aForm({
      values: { ...FILLED, full_name: '', email: 'mei@', phone: '' },
      errors: {
        full_name: 'FULL_NAME_REQUIRED',
        email: 'EMAIL_INVALID',
        phone: 'PHONE_REQUIRED',
      },
      firstInvalid: 'full_name',
    }),
  },
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector<HTMLInputElement>('[name=full_name]');
    for (const _ of [1, 2]) {
      await userEvent.click(orderButton(canvasElement));
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription();
      name?.blur();
    }
  },
};

export const LongRemark: Story = {
  args: {
    form: aForm({
      values: { ...FILLED, remark: 'No spring onion, please. '.repeat(9) },
      errors: { remark: 'TOO_LONG' },
    }),
  },
};

/** The remark of the last order is offered as a button, not filled in. */
export const LastRemark: Story = {
  args: {
    lastBuyer: { remark: 'No lard, and please ring at the gate of Block B', wantedAt: '20:00:00' },
  },
  play: async ({ canvasElement, args }) => {
    const remark = args.lastBuyer?.remark ?? '';
    await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(remark) }));
    await expect(args.actions.change).toHaveBeenCalledWith({
      field: 'remark',
      value: remark,
    });
  },
};

/** With a remark already typed, the last one is not offered. */
export const RemarkAfterTheLast: Story = {
  args: {
    lastBuyer: { remark: 'No lard' },
    form: aForm({ values: { ...FILLED, remark: 'Less soy sauce' } }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /No lard/ })).toBeNull();
  },
};

export const TimeNoLongerOffered: Story = {
  args: {
    requestedTime: GONE,
    checkout: derived(timeGone, { ...timeGone, rejected: { requestedTime: GONE } }),
  },
};

/** The chosen time has passed: the form shows this before ordering, and submitting focuses it. */
export const TimePassed: Story = {
  args: {
    requestedTime: Temporal.Instant.from('2026-11-21T12:30:00+08:00'),
    form: aForm({
      errors: { requestedTime: 'TIME_UNAVAILABLE' },
      firstInvalid: 'requestedTime',
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(orderButton(canvasElement));
    await expect(canvasElement.querySelector('[name=requestedTime]')).toHaveFocus();
    await expect(canvasElement.querySelector('[name=requestedTime]')).toHaveAccessibleDescription();
  },
};

export const LineUnavailable: Story = {
  args: {
    cart: aCart(aLine(), { ...NOODLE_LINE, unavailable_reason: 'SOLD_OUT' }),
    form: aForm({ rejection: 'ITEM_UNAVAILABLE' }),
  },
};

/** Waiting for pending quantity changes. */
export const Submitting: Story = {
  args: { form: aForm({}, 'submitting') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(orderButton(canvasElement));
    await expect(args.actions.order).not.toHaveBeenCalled();
  },
};

export const ConfirmGuest: Story = {
  args: { checkout: inState({ editing: 'asked' }, { problem: PROBLEMS.confirmingGuest }) },
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    // Simulates Escape on a native dialog, because simulated keys do not trigger browser defaults.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(args.actions.dismiss).toHaveBeenCalledOnce();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

/** Signing up keeps the order; it is offered in the popup and in the form. */
export const JoinInstead: Story = {
  args: { checkout: inState({ editing: 'asked' }, { problem: PROBLEMS.confirmingGuest }) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /29/ }));
    await expect(args.actions.join).toHaveBeenCalledOnce();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: {
    hours: loaded(CLOSED_BRANCH),
    checkout: inState({ editing: 'asked' }, { problem: PROBLEMS.closed }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(dialog).toHaveTextContent(/Mon–Thu 11:00 am|周一至周四 早上11:00/);
    await expect(dialog).toHaveTextContent(/Closed today · Staff outing|今天休息 · Staff outing/);
    await expect(dialog).not.toHaveTextContent(/Open Daily|每日营业/);
  },
};

/** Temporarily closed: same title, with the usual hours and no opening time. */
export const ClosedForAWhile: Story = {
  args: {
    hours: loaded(SUSPENDED_BRANCH),
    checkout: inState({ editing: 'asked' }, { problem: PROBLEMS.suspended }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/We are closed|本店已打烊/);
    await expect(dialog).toHaveTextContent(/10:00.*11:30|上午10:00/);
  },
};

/** The member's tier grants a discount, and the order earns points. */
export const Member: Story = {
  args: {
    total: { ...TOTAL, tier_discount: cents(294), total: cents(5576), points_earned: 36 },
    tierPercent: 5,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/5%/)).toBeVisible();
    await expect(canvas.getByText('−RM 2.94')).toBeVisible();
    await expect(canvas.getByText(/36/)).toBeVisible();
  },
};

export const PriceChanged: Story = {
  args: {
    total: { ...TOTAL, subtotal: cents(6170), tax: cents(349), total: cents(6170) },
    checkout: inState({ editing: 'asked' }, { problem: PROBLEMS.priceChanged }),
  },
};

/** Other orders came in since the customer opened the checkout. */
export const WaitChanged: Story = {
  args: { checkout: inState({ editing: 'asked' }, { problem: PROBLEMS.waitChanged }) },
  play: async ({ canvasElement, args }) => {
    const element = await within(canvasElement).findByRole('dialog');
    await expect(element).toHaveTextContent(/50\s*(min|分钟)/);
    const dialog = within(element);
    await userEvent.click(dialog.getByRole('button', { name: /Order for|^下单/ }));
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

/** The popup can remove the unavailable lines. */
export const Unavailable: Story = {
  args: {
    cart: aCart(aLine(), { ...NOODLE_LINE, unavailable_reason: 'SOLD_OUT' }),
    checkout: inState({ editing: 'asked' }, { problem: PROBLEMS.unavailable }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const [remove] = dialog.getAllByRole('button');
    if (remove) await userEvent.click(remove);
    await expect(args.actions.remove).toHaveBeenCalledOnce();
    await expect(args.actions.remove).toHaveBeenCalledWith('line-2');
    await expect(args.actions.dismiss).toHaveBeenCalledOnce();
  },
};

/** After a declined payment, the notice has the focus and the cart is unchanged. */
export const Declined: Story = {
  args: { checkout: inState({ editing: 'ready' }, { problem: PROBLEMS.declined }) },
  play: async ({ canvasElement }) => {
    const regions = within(canvasElement).getAllByRole('region');
    await expect(regions).toContain(document.activeElement);
  },
};

export const Cancelled: Story = {
  args: { checkout: inState({ editing: 'ready' }, { problem: PROBLEMS.cancelledByCustomer }) },
};

export const NotPlaced: Story = {
  args: { checkout: inState({ editing: 'ready' }, { problem: PROBLEMS.notPlaced }) },
};

export const Rejected: Story = {
  args: {
    checkout: inState(
      { editing: 'ready' },
      { problem: { kind: 'rejected', code: 'SERVICE_UNAVAILABLE' } },
    ),
  },
};
