import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aRequest, NOW } from '../shared/sale-samples.ts';
import { AskState } from './AskState.tsx';

const meta = {
  component: AskState,
  args: {
    request: aRequest(),
    voucherName: 'Fish head noodles',
    now: NOW,
    isPending: false,
    isOnline: true,
    onCancel: fn(),
  },
} satisfies Meta<typeof AskState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/0:40/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const OpenForWallet: Story = {
  args: {
    request: aRequest({ kind: 'wallet', amount: cents(4000), voucher_id: null }),
    voucherName: null,
  },
};
export const Withdrawing: Story = { args: { isPending: true } };
/** The server has not yet reported that the time is over. */
export const TimeOver: Story = {
  args: { now: NOW.add({ seconds: 41 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Accepted: Story = { args: { request: aRequest({ state: 'accepted' }) } };
export const Declined: Story = { args: { request: aRequest({ state: 'declined' }) } };
export const Expired: Story = { args: { request: aRequest({ state: 'expired' }) } };
export const Cancelled: Story = { args: { request: aRequest({ state: 'cancelled' }) } };
export const BillChanged: Story = {
  args: { request: aRequest({ state: 'failed', failure: 'bill_changed' }) },
};
export const WalletTooLow: Story = {
  args: { request: aRequest({ state: 'failed', failure: 'wallet_too_low' }) },
};
export const VoucherNotUsable: Story = {
  args: { request: aRequest({ state: 'failed', failure: 'voucher_not_usable' }) },
};
