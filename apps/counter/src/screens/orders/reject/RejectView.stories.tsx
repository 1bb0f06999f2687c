import type { RejectView as Reject } from '@claypot/counter/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { RejectView } from './RejectView.tsx';

const CHOOSING: Reject = {
  status: 'choosing',
  orderId: 'order-0056',
  number: '0056',
  total: 8430,
  reasons: ['SOLD_OUT', 'CLOSED', 'CUSTOMER_CALLED', 'TOO_BUSY', 'CANNOT_DO_REMARK', 'OTHER'],
  reason: null,
  lines: [],
  text: '',
  needsText: false,
  missing: null,
  needsApproval: false,
  offersBusy: false,
  isOnline: true,
  problem: null,
};

const SOLD_OUT: Reject = {
  ...CHOOSING,
  reason: 'SOLD_OUT',
  lines: [
    { id: 'line-1', name: 'Signature Claypot Chicken Rice', qty: 2, isChosen: true },
    { id: 'line-2', name: 'Kampung Chicken Soup', qty: 1, isChosen: false },
  ],
};

const meta = {
  component: RejectView,
  decorators: [asScreen],
  args: {
    open: true,
    reject: CHOOSING,
    onReason: fn(),
    onLine: fn(),
    onText: fn(),
    onSubmit: fn(),
    onSetBusy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RejectView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const [soldOut] = within(canvasElement).getAllByRole('radio');
    if (soldOut) await userEvent.click(soldOut);
    await expect(args.onReason).toHaveBeenCalledWith('SOLD_OUT');
  },
};

export const SoldOut: Story = {
  args: { reject: SOLD_OUT },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const soup = canvas.getAllByRole('checkbox')[1];
    if (soup) await userEvent.click(soup);
    await expect(args.onLine).toHaveBeenCalledWith('line-2');
    const submit = canvas.getByRole('button', { name: /RM/ });
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Other: Story = {
  args: { reject: { ...CHOOSING, reason: 'OTHER', needsText: true, text: 'The gas is out.' } },
};

export const ReasonMissing: Story = { args: { reject: { ...CHOOSING, missing: 'reason' } } };

export const LinesMissing: Story = {
  args: {
    reject: {
      ...SOLD_OUT,
      missing: 'lines',
      lines: SOLD_OUT.lines.map((line) => ({ ...line, isChosen: false })),
    },
  },
};

export const TextMissing: Story = {
  args: { reject: { ...CHOOSING, reason: 'OTHER', needsText: true, missing: 'text' } },
};

export const NeedsApproval: Story = {
  args: { reject: { ...CHOOSING, reason: 'CLOSED', needsApproval: true } },
};

export const Approving: Story = {
  args: {
    reject: { ...CHOOSING, status: 'approving', reason: 'CLOSED', needsApproval: true },
  },
};

export const Sending: Story = {
  args: { reject: { ...CHOOSING, status: 'sending', reason: 'TOO_BUSY' } },
};

export const Checking: Story = {
  args: { reject: { ...CHOOSING, status: 'checking', reason: 'TOO_BUSY' } },
};

/** Money is never moved offline. */
export const Offline: Story = {
  args: { reject: { ...CHOOSING, reason: 'CUSTOMER_CALLED', isOnline: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /RM/ })).toBeDisabled();
  },
};

export const Moved: Story = {
  args: {
    reject: {
      ...CHOOSING,
      status: 'rejected',
      reason: 'CANNOT_DO_REMARK',
      problem: { kind: 'moved', status: 'COMPLETED' },
    },
  },
};

export const Failed: Story = {
  args: {
    reject: {
      ...CHOOSING,
      status: 'rejected',
      reason: 'CLOSED',
      problem: { kind: 'failed', code: 'APPROVAL_INVALID' },
    },
  },
};

export const Done: Story = {
  args: { reject: { ...CHOOSING, status: 'done', reason: 'TOO_BUSY', offersBusy: true } },
  play: async ({ canvasElement, args }) => {
    const [, setBusy] = within(canvasElement).getAllByRole('button');
    if (setBusy) await userEvent.click(setBusy);
    await expect(args.onSetBusy).toHaveBeenCalledOnce();
  },
};
