import type { RefundBillView as Refund } from '@claypot/counter/after-sale';
import { cents } from '@claypot/sdk';
import { aPaidBill, aRefundedBill } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  CHECKING,
  CHOOSING,
  OFFLINE,
  rejectedWith,
} from '../../../orders/shared/testing/money-samples.ts';
import { RefundBillView } from './RefundBillView.tsx';

const EMPTY: Refund = {
  ...CHOOSING,
  parts: aPaidBill().payments.map((payment) => ({
    payment,
    refundable: payment.amount,
    amountText: '',
    problem: null,
  })),
  total: cents(0),
  reasons: ['MISSING_ITEM', 'WRONG_ITEM', 'QUALITY', 'LATE', 'OVERCHARGED', 'GOODWILL', 'OTHER'],
  reason: null,
  text: '',
  needsText: false,
  drawerId: null,
  takesCash: false,
  missing: null,
  needsApproval: false,
  refund: null,
};

/** Returns the view with the text in the amount of the cash payment. */
function withCash(amountText: string, fields: Partial<Refund> = {}): Refund {
  const parts = EMPTY.parts.map((part) =>
    part.payment.method === 'cash' ? { ...part, amountText } : part,
  );
  return { ...EMPTY, parts, total: cents(1000), takesCash: true, reason: 'LATE', ...fields };
}

const FILLED = withCash('10');

const meta = {
  component: RefundBillView,
  args: {
    open: true,
    receiptNumber: 1042,
    refund: EMPTY,
    drawers: [],
    onAmount: fn(),
    onAll: fn(),
    onDrawer: fn(),
    onReason: fn(),
    onText: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundBillView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^(Cash|现金)/), '5');
    await expect(args.onAmount).toHaveBeenCalledWith('pay_2', '5');
    await userEvent.click(dialog.getByRole('button', { name: /All that is left|全部余额/ }));
    await expect(args.onAll).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = {
  args: { refund: FILLED },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /(Refund|退款) RM.10\.00/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const SeveralDrawers: Story = {
  args: {
    refund: { ...FILLED, drawerId: 'front' },
    drawers: [
      { id: 'front', name: 'Front' },
      { id: 'bar', name: null },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^(Drawer|钱箱) 2$/ }));
    await expect(args.onDrawer).toHaveBeenCalledWith('bar');
  },
};
export const NothingEntered: Story = { args: { refund: { ...EMPTY, missing: 'nothing' } } };
export const TooMuch: Story = {
  args: {
    refund: {
      ...withCash('100', { total: cents(0), missing: 'part' }),
      parts: withCash('100').parts.map((part) =>
        part.payment.method === 'cash' ? { ...part, problem: 'too_much' } : part,
      ),
    },
  },
};
export const ReasonMissing: Story = {
  args: { refund: { ...FILLED, reason: null, missing: 'reason' } },
};
export const NoteMissing: Story = {
  args: { refund: { ...FILLED, reason: 'OTHER', needsText: true, missing: 'text' } },
};
export const NeedsApproval: Story = { args: { refund: { ...FILLED, needsApproval: true } } };
export const Approving: Story = {
  args: { refund: { ...FILLED, needsApproval: true, status: 'approving' } },
};
export const Sending: Story = { args: { refund: { ...FILLED, status: 'sending' } } };
export const Checking: Story = { args: { refund: { ...FILLED, ...CHECKING } } };
export const Offline: Story = { args: { refund: { ...FILLED, ...OFFLINE } } };
export const LessIsLeft: Story = {
  args: {
    refund: { ...FILLED, ...rejectedWith({ kind: 'failed', code: 'REFUND_EXCEEDS_PAYMENT' }) },
  },
};
export const Done: Story = {
  args: { refund: { ...FILLED, status: 'done', refund: aRefundedBill().refunds[0] ?? null } },
};
