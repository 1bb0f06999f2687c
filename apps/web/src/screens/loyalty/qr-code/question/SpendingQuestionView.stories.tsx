import {
  type SpendingQuestionContext,
  selectSpendingQuestion,
  spendingQuestionMachine,
} from '@claypot/domain/loyalty';
import { aSpendingRequest } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { viewOf } from '../../../shared/testing/in-state.ts';
import { SpendingQuestionView } from './SpendingQuestionView.tsx';

const WALLET = aSpendingRequest();
const VOUCHER = aSpendingRequest({
  kind: 'voucher',
  amount: 0 as typeof WALLET.amount,
  voucher_name: 'Free claypot chicken with fish head noodles for two people',
  table_no: null,
});

type Value = Parameters<typeof spendingQuestionMachine.resolveState>[0]['value'];

function inState(value: Value, context: Partial<SpendingQuestionContext> = {}) {
  const full = { request: WALLET, secondsLeft: 42, answer: null, error: null, ...context };
  return viewOf(
    spendingQuestionMachine.resolveState({ value, context: full }),
    selectSpendingQuestion,
  );
}

const YES = /Yes|^同意/;
const NO = /^No$|不同意/;

const meta = {
  component: SpendingQuestionView,
  args: { view: inState('asking'), onAnswer: fn(), onRetry: fn(), onDismiss: fn() },
} satisfies Meta<typeof SpendingQuestionView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is shown until a branch asks. */
export const None: Story = {
  args: { view: inState('none', { request: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The question does not take the focus. */
export const Wallet: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/RM\s?40\.00/);
    await expect(canvasElement).toHaveTextContent(/CCH Bangsar.*12/);
    await expect(canvasElement).toHaveTextContent(/42\s?(s|秒)/);
    await expect(document.body).toHaveFocus();
    const yes = canvas.getByRole('button', { name: YES });
    await expect(yes.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(yes);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
    await userEvent.click(canvas.getByRole('button', { name: NO }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
  },
};

/** A long name wraps, and the bill has no table. */
export const Voucher: Story = {
  args: { view: inState('asking', { request: VOUCHER, secondsLeft: 5 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/fish head noodles/);
    await expect(canvasElement).not.toHaveTextContent(/RM/);
  },
};

/** Further presses are ignored. */
export const Answering: Story = {
  args: { view: inState('answering', { answer: 'yes' }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const yes = canvas.getByRole('button', { name: YES });
    await expect(yes).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(yes);
    await expect(canvas.getByRole('button', { name: NO })).toBeDisabled();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** The reply was lost. The heading takes the focus, because the pressed button has disappeared. */
export const Unsent: Story = {
  args: { view: inState('unsent', { answer: 'yes', error: 'OFFLINE' }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Send again|再次发送/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const over = (request: Partial<typeof WALLET>, of = WALLET) =>
  inState('over', { request: { ...of, ...request } });

export const Paid: Story = {
  args: { view: over({ state: 'accepted' }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /RM\s?40\.00/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Close|关闭/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const VoucherUsed: Story = { args: { view: over({ state: 'accepted' }, VOUCHER) } };
export const Declined: Story = { args: { view: over({ state: 'declined' }) } };
export const Expired: Story = { args: { view: over({ state: 'expired' }) } };
export const Withdrawn: Story = { args: { view: over({ state: 'cancelled' }) } };

export const BillChanged: Story = {
  args: { view: over({ state: 'failed', failure: 'bill_changed' }) },
};

/** The wallet was spent since the branch asked. */
export const WalletTooLow: Story = {
  args: { view: over({ state: 'failed', failure: 'wallet_too_low' }) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Top up|充值/ });
    await expect(link).toHaveAttribute('href', '/topUp');
  },
};

export const VoucherNotUsable: Story = {
  args: { view: over({ state: 'failed', failure: 'voucher_not_usable' }, VOUCHER) },
};
