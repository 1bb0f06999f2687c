import { selectAsked } from '@claypot/counter/pay';
import { cents } from '@claypot/sdk';
import type { SpendingRequest } from '@claypot/sdk/counter';
import { anAskedBill } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WALLET } from '../testing/pay-samples.ts';
import { WalletFormView } from './WalletFormView.tsx';

const meta = {
  component: WalletFormView,
  args: {
    member: 'other',
    wallet: WALLET,
    asked: null,
    onPays: fn(),
    onAmount: fn(),
    onBy: fn(),
    onCode: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof WalletFormView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the last question with this outcome. */
function asked(fields: Partial<SpendingRequest>) {
  const { request } = anAskedBill();
  return selectAsked({ ...anAskedBill(), request: request && { ...request, ...fields } });
}

export const ByCode: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Ask on the phone|在手机上确认/ }));
    await expect(args.onBy).toHaveBeenCalledWith('phone');
    await userEvent.click(canvas.getByRole('button', { name: /83\.39/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const ByPhone: Story = { args: { wallet: { ...WALLET, by: 'phone' } } };
export const FamilyDay: Story = {
  args: {
    wallet: { ...WALLET, offer: cents(6847), paysOffer: true, amount: cents(6847) },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Another amount|其他金额/ }));
    await expect(args.onPays).toHaveBeenCalledWith('amount');
  },
};
export const PartOnFamilyDay: Story = { args: { wallet: { ...WALLET, offer: cents(6847) } } };
export const CodeMissing: Story = { args: { wallet: { ...WALLET, missing: 'code' } } };
export const InvalidAmount: Story = {
  args: { wallet: { ...WALLET, amountText: 'x', amount: null, missing: 'amount' } },
};
export const TooMuch: Story = {
  args: { wallet: { ...WALLET, amountText: '90', amount: cents(9000), missing: 'too_much' } },
};
export const WalletTooLow: Story = {
  args: {
    wallet: {
      ...WALLET,
      wallet: cents(999),
      amountText: '20',
      amount: cents(2000),
      missing: 'wallet_too_low',
    },
  },
};
export const WrongCode: Story = {
  args: {
    wallet: {
      ...WALLET,
      code: '482915',
      status: 'rejected',
      problem: { kind: 'failed', code: 'PAYMENT_CODE_WRONG' },
    },
  },
};
export const Sending: Story = {
  args: { wallet: { ...WALLET, code: '482915', status: 'sending' } },
};
export const Checking: Story = {
  args: { wallet: { ...WALLET, code: '482915', status: 'checking' } },
};
export const Offline: Story = { args: { wallet: { ...WALLET, isOnline: false } } };
export const Declined: Story = { args: { asked: asked({ state: 'declined' }) } };
export const Expired: Story = { args: { asked: asked({ state: 'expired' }) } };
export const BillChanged: Story = {
  args: { asked: asked({ state: 'failed', failure: 'bill_changed' }) },
};
export const Withdrawn: Story = { args: { asked: asked({ state: 'cancelled' }) } };
export const EmptyWallet: Story = { args: { wallet: { ...WALLET, wallet: cents(0) } } };
export const WithoutMember: Story = { args: { member: 'none' } };
export const OwnRecord: Story = { args: { member: 'own' } };
export const Done: Story = { args: { wallet: { ...WALLET, status: 'done' } } };
