import { aPaidBill } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../../orders/shared/testing/story-decorators.tsx';
import { PaidView } from './PaidView.tsx';

/** Undefined if it is not possible. */
type Press = (() => void) | undefined;

const meta = {
  component: PaidView,
  decorators: [asScreen],
  args: { bill: aPaidBill(), onPrint: fn() as Press, onNext: fn() as Press },
} satisfies Meta<typeof PaidView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The change, the receipt and the points are visible. */
export const WithChange: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/(Give|请找零) RM.6\.60/)).toBeVisible();
    await expect(canvas.getByText(/1042/)).toBeVisible();
    await expect(canvas.getByText(/79/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Print|打印/ }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Next bill|下一张/ }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
/** By wallet alone, on a device that cannot print. */
export const WithoutChange: Story = {
  args: {
    bill: aPaidBill({ member: null, payments: aPaidBill().payments.slice(0, 1) }),
    onPrint: undefined,
    onNext: undefined,
  },
};
