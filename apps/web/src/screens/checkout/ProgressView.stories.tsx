import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { isUnderWay, ProgressView } from './ProgressView.tsx';
import { inState } from './state-samples.ts';

/** What the screen gives to the view in a state of the machine. */
function shown(...state: Parameters<typeof inState>) {
  const { stage, unreachable, canContinuePayment } = inState(...state);
  if (!isUnderWay(stage)) throw new Error(`${stage} is shown at the form`);
  return { stage, unreachable, canContinuePayment };
}

const meta = {
  component: ProgressView,
  parameters: { machine: 'checkout' },
  args: {
    ...shown('placing'),
    back: { label: 'Back', href: '/menu', onPress: fn() },
    onRetry: fn(),
    onContinuePayment: fn(),
    onCancelOrder: fn(),
  },
} satisfies Meta<typeof ProgressView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placing: Story = {
  parameters: { states: ['claiming', 'placing'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

export const Checking: Story = {
  parameters: { states: ['resuming', 'checking.asking'] },
  args: shown({ checking: 'asking' }),
};

export const Unreachable: Story = {
  parameters: { states: ['checking.unreachable'] },
  args: shown({ checking: 'unreachable' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  parameters: { states: ['payable', 'leavingToPay'] },
  args: shown('leavingToPay'),
};

export const ConfirmingPayment: Story = {
  parameters: { states: ['awaitingPayment.asking'] },
  args: shown({ awaitingPayment: 'asking' }, { patient: true }),
};

/** Giving the order up is asked about; the answer that has the focus keeps it. */
export const Unpaid: Story = {
  parameters: { states: ['awaitingPayment.waiting'] },
  args: shown({ awaitingPayment: 'waiting' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
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
  parameters: { states: ['awaitingPayment.unreachable'] },
  args: shown({ awaitingPayment: 'unreachable' }),
};

export const Cancelling: Story = {
  parameters: { states: ['awaitingPayment.cancelling'] },
  args: shown({ awaitingPayment: 'cancelling' }),
};

export const Paid: Story = {
  parameters: { states: ['paid.unseen', 'paid.seen'] },
  args: shown({ paid: 'seen' }),
};
