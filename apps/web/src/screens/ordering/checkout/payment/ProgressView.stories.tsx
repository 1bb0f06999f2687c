import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UNPAID } from '../../../shared/payment/payment-samples.ts';
import { isUnderWay } from '../../../shared/payment/stages.ts';
import { derived, sameIn } from '../../../shared/testing/in-state.ts';
import { inState } from '../state-samples.ts';
import { ProgressView } from './ProgressView.tsx';

/** Returns the view's props for a state of the machine. */
function shown(...state: Parameters<typeof inState>) {
  const view = inState(...state);
  const { stage, unreachable, canContinuePayment, order, placedOrder } = view;
  if (!isUnderWay(stage)) throw new Error(`${stage} is shown at the form`);
  return derived(view, {
    stage,
    unreachable,
    canContinuePayment,
    order: placedOrder,
    payBefore: order?.payBefore ?? null,
  });
}

const placing = shown('sending');

const meta = {
  component: ProgressView,
  args: derived(placing, {
    ...placing,
    back: { label: 'Back', href: '/menu', onPress: fn() },
    onRetry: fn(),
    onContinuePayment: fn(),
    onCancelOrder: fn(),
  }),
} satisfies Meta<typeof ProgressView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

export const Checking: Story = {
  args: shown({ checking: 'querying' }),
};

export const Unreachable: Story = {
  args: shown({ checking: 'unreachable' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  args: shown('leavingToPay'),
};

export const ConfirmingPayment: Story = {
  args: shown({ awaitingPayment: 'querying' }, { pollsFast: true }),
};

/** Online banking is processing the payment: there is no button, because no action would help. */
export const WithTheBank: Story = {
  args: shown(
    { awaitingPayment: 'waiting' },
    { payable: { ...UNPAID, payment_url: null, processing: true } },
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Cancelling requires confirmation; the initially focused button does not cancel. */
export const Unpaid: Story = {
  args: shown(
    { awaitingPayment: 'waiting' },
    {
      payable: {
        ...UNPAID,
        placed: { number: 'CP-261121-7F3K9Q', total: cents(2090) },
        payBefore: Temporal.Instant.from('2026-11-21T12:30:00+08:00'),
      },
    },
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('RM 20.90')).toBeVisible();
    await expect(canvas.getByText('CP-261121-7F3K9Q')).toBeVisible();
    await expect(canvas.getByText(/12:30/)).toBeVisible();
    const [pay, cancel] = canvas.getAllByRole('button');
    if (pay) await userEvent.click(pay);
    await expect(args.onContinuePayment).toHaveBeenCalledOnce();
    if (cancel) await userEvent.click(cancel);
    const dialog = within(await canvas.findByRole('dialog'));
    const [keep, confirm] = dialog.getAllByRole('button');
    await expect(keep).toHaveFocus();
    await expect(args.onCancelOrder).not.toHaveBeenCalled();
    if (confirm) await userEvent.click(confirm);
    await expect(args.onCancelOrder).toHaveBeenCalledOnce();
  },
};

export const UnpaidAndUnreachable: Story = {
  args: shown({ awaitingPayment: 'unreachable' }),
};

export const Cancelling: Story = {
  args: shown({ awaitingPayment: 'cancelling' }),
};

export const Paid: Story = {
  args: sameIn(shown, [{ paid: 'unseen' }, { paid: 'seen' }]),
};
