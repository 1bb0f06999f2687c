import type { ReasonedView } from '@claypot/counter/pay';
import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  CHECKING,
  CHOOSING,
  OFFLINE,
  rejectedWith,
} from '../../../orders/shared/testing/money-samples.ts';
import { RemovePaymentView } from './RemovePaymentView.tsx';

const EMPTY: ReasonedView = { ...CHOOSING, reason: '', lacksReason: false, needsApproval: false };
const FILLED: ReasonedView = { ...EMPTY, reason: 'Wrong method' };

const meta = {
  component: RemovePaymentView,
  args: {
    open: true,
    payment: { amount: cents(4000), method: 'wallet' },
    removal: EMPTY,
    onReason: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RemovePaymentView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfWallet: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'W');
    await expect(args.onReason).toHaveBeenCalledWith('W');
    await userEvent.click(dialog.getByRole('button', { name: /^(Remove|撤销) RM.40\.00$/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const OfCash: Story = { args: { payment: { amount: cents(4340), method: 'cash' } } };
export const OfCard: Story = { args: { payment: { amount: cents(4339), method: 'card' } } };
export const ReasonMissing: Story = { args: { removal: { ...EMPTY, lacksReason: true } } };
export const NeedsApproval: Story = { args: { removal: { ...FILLED, needsApproval: true } } };
export const Approving: Story = {
  args: { removal: { ...FILLED, needsApproval: true, status: 'approving' } },
};
export const Sending: Story = { args: { removal: { ...FILLED, status: 'sending' } } };
export const Checking: Story = { args: { removal: { ...FILLED, ...CHECKING } } };
export const Offline: Story = { args: { removal: { ...FILLED, ...OFFLINE } } };
export const BillClosed: Story = {
  args: { removal: { ...FILLED, ...rejectedWith({ kind: 'failed', code: 'BILL_CLOSED' }) } },
};
export const Done: Story = { args: { removal: { ...FILLED, status: 'done' } } };
