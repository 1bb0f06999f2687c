import type { TopUpView as TopUp } from '@claypot/counter/members';
import { cents } from '@claypot/sdk';
import { aCashTopUpResult } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TopUpView } from './TopUpView.tsx';

const EMPTY: TopUp = {
  status: 'choosing',
  isOnline: true,
  problem: null,
  amountText: '',
  receivedText: '',
  amount: null,
  change: null,
  missing: null,
  credited: null,
};

const FILLED: TopUp = {
  ...EMPTY,
  amountText: '500',
  receivedText: '510',
  amount: cents(50_000),
  change: cents(1000),
};

const meta = {
  component: TopUpView,
  args: {
    open: true,
    name: 'Mei',
    topUp: FILLED,
    onAmount: fn(),
    onReceived: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TopUpView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { topUp: EMPTY },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^RM.100\.00$/ }));
    await expect(args.onAmount).toHaveBeenCalledWith('100');
  },
};

/** The change is visible before the press. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByText(/^RM.10\.00$/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /Exact|刚好/ }));
    await expect(args.onReceived).toHaveBeenCalledWith('500');
    await userEvent.click(dialog.getByRole('button', { name: /Credit|入账/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AmountMissing: Story = { args: { topUp: { ...EMPTY, missing: 'amount' } } };
export const OutsideLimits: Story = {
  args: {
    topUp: { ...FILLED, amountText: '5', amount: cents(500), missing: 'amount_limits' },
  },
};
export const TooLittleCash: Story = {
  args: { topUp: { ...FILLED, receivedText: '20', change: null, missing: 'too_little' } },
};
export const Approving: Story = { args: { topUp: { ...FILLED, status: 'approving' } } };
export const Sending: Story = { args: { topUp: { ...FILLED, status: 'sending' } } };
/** The response was lost. */
export const Checking: Story = { args: { topUp: { ...FILLED, status: 'checking' } } };
export const Rejected: Story = {
  args: {
    topUp: {
      ...FILLED,
      status: 'rejected',
      problem: { kind: 'failed', code: 'OWN_MEMBER_RECORD' },
    },
  },
};
export const Offline: Story = { args: { topUp: { ...FILLED, isOnline: false } } };

export const Done: Story = {
  args: { topUp: { ...FILLED, status: 'done', credited: aCashTopUpResult().top_up } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByText(/TU-261128-7F3K9Q/)).toBeInTheDocument();
  },
};
export const WithoutChange: Story = {
  args: {
    name: null,
    topUp: {
      ...FILLED,
      status: 'done',
      credited: { ...aCashTopUpResult().top_up, change: cents(0), tier: null },
    },
  },
};
export const Closed: Story = { args: { open: false } };
