import type { ReturnView } from '@claypot/counter/members';
import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  CHECKING,
  CHOOSING,
  OFFLINE,
  rejectedWith,
} from '../../orders/shared/testing/money-samples.ts';
import { ReturnDialogView } from './ReturnDialogView.tsx';

const EMPTY: ReturnView = {
  ...CHOOSING,
  amount: cents(50_000),
  reason: '',
  lacksReason: false,
  needsApproval: false,
};

const FILLED: ReturnView = { ...EMPTY, reason: 'Wrong member' };

const meta = {
  component: ReturnDialogView,
  args: { open: true, topUp: EMPTY, onReason: fn(), onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof ReturnDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'W');
    await expect(args.onReason).toHaveBeenCalledWith('W');
    await userEvent.click(dialog.getByRole('button', { name: /^(Return|退回) RM.500\.00$/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const ReasonMissing: Story = { args: { topUp: { ...EMPTY, lacksReason: true } } };
/** A cashier asks a manager. */
export const NeedsApproval: Story = { args: { topUp: { ...FILLED, needsApproval: true } } };
export const Approving: Story = {
  args: { topUp: { ...FILLED, needsApproval: true, status: 'approving' } },
};
export const Sending: Story = { args: { topUp: { ...FILLED, status: 'sending' } } };
export const Checking: Story = { args: { topUp: { ...FILLED, ...CHECKING } } };
export const Offline: Story = { args: { topUp: { ...FILLED, ...OFFLINE } } };
export const Spent: Story = {
  args: {
    topUp: { ...FILLED, ...rejectedWith({ kind: 'failed', code: 'TOP_UP_NOT_RETURNABLE' }) },
  },
};
export const Done: Story = { args: { topUp: { ...FILLED, status: 'done' } } };
