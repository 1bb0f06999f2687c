import type { ReasonedView } from '@claypot/counter/pay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  CHECKING,
  CHOOSING,
  OFFLINE,
  rejectedWith,
} from '../../../orders/shared/testing/money-samples.ts';
import { VoidBillView } from './VoidBillView.tsx';

const EMPTY: ReasonedView = { ...CHOOSING, reason: '', lacksReason: false, needsApproval: false };
const FILLED: ReasonedView = { ...EMPTY, reason: 'Guests left' };

const meta = {
  component: VoidBillView,
  args: { open: true, action: EMPTY, onReason: fn(), onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof VoidBillView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'G');
    await expect(args.onReason).toHaveBeenCalledWith('G');
    await userEvent.click(dialog.getByRole('button', { name: /Void the bill|作废账单/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const ReasonMissing: Story = { args: { action: { ...EMPTY, lacksReason: true } } };
export const NeedsApproval: Story = { args: { action: { ...FILLED, needsApproval: true } } };
export const Approving: Story = {
  args: { action: { ...FILLED, needsApproval: true, status: 'approving' } },
};
export const Sending: Story = { args: { action: { ...FILLED, status: 'sending' } } };
export const Checking: Story = { args: { action: { ...FILLED, ...CHECKING } } };
export const Offline: Story = { args: { action: { ...FILLED, ...OFFLINE } } };
export const HasPayments: Story = {
  args: { action: { ...FILLED, ...rejectedWith({ kind: 'failed', code: 'BILL_HAS_PAYMENTS' }) } },
};
export const Done: Story = { args: { action: { ...FILLED, status: 'done' } } };
