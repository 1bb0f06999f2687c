import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CHOOSING, OFFLINE, rejectedWith } from '../../../orders/shared/testing/money-samples.ts';
import { UndoSplitView } from './UndoSplitView.tsx';

const meta = {
  component: UndoSplitView,
  args: { undo: CHOOSING, onUndo: fn() },
} satisfies Meta<typeof UndoSplitView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Possible: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { undo: { ...CHOOSING, status: 'sending' } } };
export const Offline: Story = { args: { undo: OFFLINE } };
export const HasPayments: Story = {
  args: { undo: rejectedWith({ kind: 'failed', code: 'BILL_HAS_PAYMENTS' }) },
};
