import type { RefundOrderView } from '@claypot/counter/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  CHECKING,
  CHOOSING,
  LINES,
  OFFLINE,
  rejectedWith,
} from '../shared/testing/money-samples.ts';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { RefundView } from './RefundView.tsx';

const REST: RefundOrderView = {
  ...CHOOSING,
  number: '0048',
  refundable: 8430,
  parts: ['rest', 'lines', 'amount'],
  part: 'rest',
  lines: [],
  amountText: '',
  amount: 8430,
  reasons: ['MISSING_ITEM', 'WRONG_ITEM', 'QUALITY', 'LATE', 'OVERCHARGED', 'GOODWILL', 'OTHER'],
  reason: null,
  text: '',
  needsText: false,
  missing: null,
  needsApproval: false,
};

const AMOUNT: RefundOrderView = {
  ...REST,
  part: 'amount',
  amountText: '12.50',
  amount: 1250,
  reason: 'QUALITY',
};

const meta = {
  component: RefundView,
  decorators: [asScreen],
  args: {
    open: true,
    refund: REST,
    onPart: fn(),
    onAmount: fn(),
    onLine: fn(),
    onReason: fn(),
    onText: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button has the amount. */
export const All: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^(An amount|按金额)$/ }));
    await expect(args.onPart).toHaveBeenCalledWith('amount');
    await userEvent.click(canvas.getByRole('radio', { name: /^(Too late|太迟)$/ }));
    await expect(args.onReason).toHaveBeenCalledWith('LATE');
    await userEvent.click(canvas.getByRole('button', { name: /84\.30/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Items: Story = {
  args: { refund: { ...REST, part: 'lines', lines: LINES, amount: 850, reason: 'MISSING_ITEM' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Claypot Chicken Rice.*37\.80/ }));
    await expect(args.onLine).toHaveBeenCalledWith('line-1');
    await expect(canvas.getByRole('button', { name: /8\.50/ })).toBeEnabled();
  },
};

export const AnAmount: Story = {
  args: { refund: { ...AMOUNT, amountText: '12.5' } },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /RM/ });
    await userEvent.type(field, '0');
    await expect(args.onAmount).toHaveBeenCalledWith('12.50');
  },
};

export const AmountMissing: Story = {
  args: { refund: { ...AMOUNT, amountText: '', amount: null, missing: 'amount' } },
};

export const AmountInvalid: Story = {
  args: { refund: { ...AMOUNT, amountText: '12,5', amount: null, missing: 'amount_invalid' } },
};

/** At most what is left of the payment. */
export const TooMuch: Story = {
  args: { refund: { ...AMOUNT, amountText: '100', amount: 10_000, missing: 'too_much' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /RM/ });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/84\.30/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Refund|退款)$/ }));
    await expect(field).toHaveFocus();
  },
};

export const ItemsMissing: Story = {
  args: {
    refund: {
      ...REST,
      part: 'lines',
      lines: LINES.map((line) => ({ ...line, isChosen: false })),
      amount: 0,
      missing: 'lines',
    },
  },
};

/** A press leads to the first invalid input. */
export const ReasonMissing: Story = {
  args: { refund: { ...REST, missing: 'reason' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /84\.30/ }));
    await expect(
      canvas.getByRole('radio', { name: /^(Item was missing|少了菜品)$/ }),
    ).toHaveFocus();
  },
};

export const NoteMissing: Story = {
  args: { refund: { ...REST, reason: 'OTHER', needsText: true, missing: 'text' } },
};

export const NeedsApproval: Story = {
  args: { refund: { ...AMOUNT, needsApproval: true } },
  play: async ({ canvasElement, args }) => {
    const ask = within(canvasElement).getByRole('button', { name: /^(Ask a manager|请经理同意)$/ });
    await userEvent.click(ask);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Approving: Story = {
  args: { refund: { ...AMOUNT, status: 'approving', needsApproval: true } },
};

export const Sending: Story = { args: { refund: { ...AMOUNT, status: 'sending' } } };

export const Checking: Story = { args: { refund: { ...AMOUNT, ...CHECKING } } };

/** Money is never moved offline. */
export const Offline: Story = {
  args: { refund: { ...AMOUNT, ...OFFLINE } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /12\.50/ })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: {
    refund: {
      ...REST,
      ...rejectedWith({ kind: 'failed', code: 'REFUND_EXCEEDS_PAYMENT' }),
      refundable: 2000,
      amount: 2000,
      reason: 'LATE',
    },
  },
};

export const Done: Story = {
  args: { refund: { ...AMOUNT, status: 'done' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/12\.50/)).toBeInTheDocument();
    const close = canvas.getAllByRole('button').at(-1);
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
