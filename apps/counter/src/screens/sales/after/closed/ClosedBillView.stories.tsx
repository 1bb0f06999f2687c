import { aPaidBill, aRefundedBill, aVoidBill } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../../orders/shared/testing/story-decorators.tsx';
import { ClosedBillView } from './ClosedBillView.tsx';

/** Undefined if it is not possible. */
type Press = (() => void) | undefined;

const meta = {
  component: ClosedBillView,
  decorators: [asScreen],
  args: { bill: aPaidBill(), onPrint: fn() as Press, onRefund: fn() as Press },
} satisfies Meta<typeof ClosedBillView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/1042/)).toBeVisible();
    await expect(canvas.getByText(/^RM.83\.40$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Refund|退款)$/ }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Print|打印/ }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Refunded: Story = { args: { bill: aRefundedBill() } };
export const Void: Story = {
  args: { bill: aVoidBill(), onPrint: undefined, onRefund: undefined },
};
