import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isUnderWay } from '../../shared/payment/stages.ts';
import { derived, sameIn } from '../../shared/testing/in-state.ts';
import { topUpIn } from './state-samples.ts';
import { TopUpProgressView } from './TopUpProgressView.tsx';

/** Returns the view's props for a state of the machine. */
function shown(...state: Parameters<typeof topUpIn>) {
  const view = topUpIn(...state);
  const { stage, placed, unreachable, canContinuePayment } = view;
  if (!isUnderWay(stage)) throw new Error(`${stage} is shown at the form`);
  return derived(view, { stage, placed, unreachable, canContinuePayment });
}

const placing = shown('sending');

const meta = {
  component: TopUpProgressView,
  args: derived(placing, {
    ...placing,
    back: { label: 'Back', href: '/family', onPress: fn() },
    onRetry: fn(),
    onContinuePayment: fn(),
    onCancel: fn(),
  }),
} satisfies Meta<typeof TopUpProgressView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

export const Checking: Story = { args: shown({ checking: 'querying' }) };

/** The outcome is unknown: the view polls, and a button checks immediately. */
export const Unreachable: Story = {
  args: shown({ checking: 'unreachable' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = { args: shown('leavingToPay') };

export const ConfirmingPayment: Story = {
  args: shown({ awaitingPayment: 'querying' }, { pollsFast: true }),
};

/** Cancelling requires confirmation; the initially focused button does not cancel. */
export const Unpaid: Story = {
  args: shown({ awaitingPayment: 'waiting' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [pay, giveUp] = canvas.getAllByRole('button');
    if (pay) await userEvent.click(pay);
    await expect(args.onContinuePayment).toHaveBeenCalledOnce();
    if (giveUp) await userEvent.click(giveUp);
    const dialog = within(await canvas.findByRole('dialog'));
    const [keep, confirm] = dialog.getAllByRole('button');
    await expect(keep).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
    if (confirm) await userEvent.click(confirm);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const UnpaidAndUnreachable: Story = { args: shown({ awaitingPayment: 'unreachable' }) };

export const Cancelling: Story = { args: shown({ awaitingPayment: 'cancelling' }) };

/** Paid; the result is loading. */
export const Paid: Story = { args: sameIn(shown, [{ paid: 'unseen' }, { paid: 'seen' }]) };
