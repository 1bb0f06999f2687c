import type { UnavailableLinesView } from '@claypot/counter/orders';
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
import { UnavailableView } from './UnavailableView.tsx';

const ONE_LINE: UnavailableLinesView = {
  ...CHOOSING,
  number: '0048',
  reasons: ['SOLD_OUT', 'OTHER'],
  reason: null,
  lines: LINES,
  text: '',
  needsText: false,
  missing: null,
  amount: 850,
  endsOrder: false,
};

const SOLD_OUT: UnavailableLinesView = { ...ONE_LINE, reason: 'SOLD_OUT' };

const ALL_LINES: UnavailableLinesView = {
  ...SOLD_OUT,
  lines: LINES.map((line) => ({ ...line, isChosen: true })),
  amount: 4630,
  endsOrder: true,
};

const meta = {
  component: UnavailableView,
  decorators: [asScreen],
  args: {
    open: true,
    unavailable: ONE_LINE,
    onLine: fn(),
    onReason: fn(),
    onText: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UnavailableView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The amount is shown before the press. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Claypot Chicken Rice.*37\.80/ }));
    await expect(args.onLine).toHaveBeenCalledWith('line-1');
    await userEvent.click(canvas.getByRole('radio', { name: /^(Sold out|售罄)$/ }));
    await expect(args.onReason).toHaveBeenCalledWith('SOLD_OUT');
    await userEvent.click(canvas.getByRole('button', { name: /8\.50/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SoldOut: Story = { args: { unavailable: SOLD_OUT } };

export const Other: Story = {
  args: {
    unavailable: { ...ONE_LINE, reason: 'OTHER', needsText: true, text: 'Our soup pot broke.' },
  },
};

/** No item is left, so the order is rejected. */
export const EndsTheOrder: Story = {
  args: { unavailable: ALL_LINES },
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole('button', { name: /46\.30/ });
    await expect(submit).toHaveAccessibleName(/Reject|拒单/);
  },
};

/** The items are refunded already. */
export const NothingToRefund: Story = {
  args: {
    unavailable: {
      ...SOLD_OUT,
      lines: LINES.map((line) => ({ ...line, amount: line.isChosen ? 0 : line.amount })),
      amount: 0,
    },
  },
};

export const ItemsMissing: Story = {
  args: {
    unavailable: {
      ...SOLD_OUT,
      lines: LINES.map((line) => ({ ...line, isChosen: false })),
      missing: 'lines',
      amount: 0,
    },
  },
};

export const ReasonMissing: Story = { args: { unavailable: { ...ONE_LINE, missing: 'reason' } } };

export const TextMissing: Story = {
  args: { unavailable: { ...ONE_LINE, reason: 'OTHER', needsText: true, missing: 'text' } },
};

export const Sending: Story = { args: { unavailable: { ...SOLD_OUT, status: 'sending' } } };

export const Checking: Story = { args: { unavailable: { ...SOLD_OUT, ...CHECKING } } };

/** Money is never moved offline. */
export const Offline: Story = {
  args: { unavailable: { ...SOLD_OUT, ...OFFLINE } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /8\.50/ })).toBeDisabled();
  },
};

export const Moved: Story = {
  args: { unavailable: { ...SOLD_OUT, ...rejectedWith({ kind: 'moved', status: 'READY' }) } },
};

export const Done: Story = { args: { unavailable: { ...SOLD_OUT, status: 'done' } } };

export const DoneAndRejected: Story = { args: { unavailable: { ...ALL_LINES, status: 'done' } } };
