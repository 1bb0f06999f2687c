import type { SettleRefundView } from '@claypot/counter/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CHECKING, CHOOSING, OFFLINE, rejectedWith } from '../shared/testing/money-samples.ts';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { SettleView } from './SettleView.tsx';

const OPEN: SettleRefundView = {
  ...CHOOSING,
  number: '0048',
  amount: 1250,
  actions: ['retry', 'paid'],
  action: null,
  note: '',
  needsNote: false,
  missing: null,
};

const RETRY: SettleRefundView = { ...OPEN, action: 'retry' };

const PAID: SettleRefundView = {
  ...OPEN,
  action: 'paid',
  note: 'Cash, receipt 4711',
  needsNote: true,
};

const meta = {
  component: SettleView,
  decorators: [asScreen],
  args: {
    open: true,
    settle: OPEN,
    onAction: fn(),
    onNote: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SettleView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const [retry, paid] = within(canvasElement).getAllByRole('radio');
    if (retry) await userEvent.click(retry);
    await expect(args.onAction).toHaveBeenCalledWith('retry');
    if (paid) await userEvent.click(paid);
    await expect(args.onAction).toHaveBeenLastCalledWith('paid');
  },
};

export const Retry: Story = {
  args: { settle: RETRY },
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getByRole('button', { name: /^(Try again|再次退款)$/ });
    await userEvent.click(retry);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The note is the record of how the customer was paid. */
export const Paid: Story = {
  args: { settle: { ...PAID, note: 'Cash' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(args.onNote).toHaveBeenCalledWith('Cash!');
    await userEvent.click(canvas.getByRole('button', { name: /12\.50/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ActionMissing: Story = { args: { settle: { ...OPEN, missing: 'reason' } } };

export const NoteMissing: Story = { args: { settle: { ...PAID, note: '', missing: 'text' } } };

export const Sending: Story = { args: { settle: { ...RETRY, status: 'sending' } } };

export const Checking: Story = { args: { settle: { ...RETRY, ...CHECKING } } };

/** Money is never moved offline. */
export const Offline: Story = { args: { settle: { ...RETRY, ...OFFLINE } } };

export const SettledByAnother: Story = {
  args: { settle: { ...PAID, ...rejectedWith({ kind: 'failed', code: 'REFUND_NOT_FAILED' }) } },
};

export const Retried: Story = { args: { settle: { ...RETRY, status: 'done' } } };

export const Recorded: Story = { args: { settle: { ...PAID, status: 'done' } } };
