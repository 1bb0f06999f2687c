import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CASH, CASH_FILLED } from '../testing/pay-samples.ts';
import { CashFormView } from './CashFormView.tsx';

const meta = {
  component: CashFormView,
  args: { cash: CASH, drawers: [], onTendered: fn(), onDrawer: fn(), onSubmit: fn() },
} satisfies Meta<typeof CashFormView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^RM.100\.00$/ }));
    await expect(args.onTendered).toHaveBeenCalledWith('100.00');
    await userEvent.click(canvas.getByRole('button', { name: /^(Exact|刚好)/ }));
    await expect(args.onTendered).toHaveBeenCalledWith('83.40');
  },
};

/** The change is visible before the press. */
export const Filled: Story = {
  args: { cash: CASH_FILLED },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^RM.16\.60$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /in cash|现金支付/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SeveralDrawers: Story = {
  args: {
    cash: { ...CASH_FILLED, drawerId: 'front' },
    drawers: [
      { id: 'front', name: 'Front' },
      { id: 'bar', name: 'Bar' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Bar' }));
    await expect(args.onDrawer).toHaveBeenCalledWith('bar');
  },
};
/** One or two sen are rounded to nothing. */
export const NothingDue: Story = {
  args: { cash: { ...CASH, due: cents(0), rounding: -2, quick: [], change: cents(0) } },
};
export const CashMissing: Story = { args: { cash: { ...CASH, missing: 'tendered' } } };
export const SmallerCoins: Story = {
  args: { cash: { ...CASH, tenderedText: '83.41', missing: 'steps' } },
};
export const TooLittle: Story = {
  args: { cash: { ...CASH, tenderedText: '80', missing: 'too_little' } },
};
/** The controls are disabled while the payment is sent. */
export const Sending: Story = {
  args: { cash: { ...CASH_FILLED, status: 'sending' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
};
export const Checking: Story = { args: { cash: { ...CASH_FILLED, status: 'checking' } } };
/** Another device has changed the bill; the new amount is shown. */
export const BillChanged: Story = {
  args: {
    cash: {
      ...CASH_FILLED,
      status: 'rejected',
      problem: { kind: 'failed', code: 'BILL_CHANGED' },
    },
  },
};
export const Offline: Story = {
  args: { cash: { ...CASH_FILLED, isOnline: false } },
  play: async ({ canvasElement }) => {
    const pay = within(canvasElement).getByRole('button', { name: /in cash|现金支付/ });
    await expect(pay).toBeDisabled();
  },
};
export const Done: Story = { args: { cash: { ...CASH_FILLED, status: 'done' } } };
