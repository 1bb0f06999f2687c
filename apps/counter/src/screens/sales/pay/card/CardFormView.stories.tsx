import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CARD } from '../testing/pay-samples.ts';
import { CardFormView } from './CardFormView.tsx';

const meta = {
  component: CardFormView,
  args: {
    card: CARD,
    onAmount: fn(),
    onReference: fn(),
    onCharge: fn(),
    onApproved: fn(),
    onDeclined: fn(),
  },
} satisfies Meta<typeof CardFormView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without an amount the card pays all that is left. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /83\.39/ }));
    await expect(args.onCharge).toHaveBeenCalledOnce();
  },
};
export const InvalidAmount: Story = {
  args: { card: { ...CARD, amountText: 'x', amount: null, canCharge: false, missing: 'amount' } },
};
export const TooMuch: Story = {
  args: { card: { ...CARD, amountText: '100', canCharge: false, missing: 'too_much' } },
};
export const InvalidSlip: Story = {
  args: { card: { ...CARD, reference: '银行', canCharge: false, missing: 'reference' } },
};
/** Nothing is recorded before the answer. */
export const AtTerminal: Story = {
  args: { card: { ...CARD, terminal: 'charging' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /No, declined|被拒绝/ }));
    await expect(args.onDeclined).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Yes, approved|已批准/ }));
    await expect(args.onApproved).toHaveBeenCalledOnce();
  },
};
export const Declined: Story = { args: { card: { ...CARD, terminal: 'declined' } } };
export const Sending: Story = {
  args: { card: { ...CARD, terminal: 'charging', status: 'sending' } },
};
export const Checking: Story = {
  args: { card: { ...CARD, terminal: 'charging', status: 'checking' } },
};
/** The terminal has charged the card, but the bill does not take it. */
export const Rejected: Story = {
  args: {
    card: {
      ...CARD,
      terminal: 'charging',
      status: 'rejected',
      problem: { kind: 'failed', code: 'OVERPAID' },
    },
  },
};
export const Offline: Story = { args: { card: { ...CARD, isOnline: false } } };
export const Done: Story = { args: { card: { ...CARD, terminal: 'charging', status: 'done' } } };
