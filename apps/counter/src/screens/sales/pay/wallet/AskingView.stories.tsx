import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CHECKING, CHOOSING, OFFLINE } from '../../../orders/shared/testing/money-samples.ts';
import { AskingView } from './AskingView.tsx';

const meta = {
  component: AskingView,
  args: { name: 'Mei', amount: 4000, left: '0:42', withdrawal: CHOOSING, onWithdraw: fn() },
} satisfies Meta<typeof AskingView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};
export const WithoutName: Story = { args: { name: null } };
export const Withdrawing: Story = { args: { withdrawal: { ...CHOOSING, status: 'sending' } } };
export const Checking: Story = { args: { withdrawal: CHECKING } };
export const Offline: Story = { args: { withdrawal: OFFLINE } };
