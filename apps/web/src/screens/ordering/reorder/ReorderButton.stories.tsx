import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ReorderButton } from './ReorderButton.tsx';
import { reorderIn } from './samples.ts';

const meta = {
  component: ReorderButton,
  parameters: { layout: 'padded' },
  args: {
    order: { id: 'order-1', sales_order_tx_id: 'CP-261121-0042' },
    reorder: reorderIn('making'),
  },
} satisfies Meta<typeof ReorderButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Making: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.reorder.onReorder).toHaveBeenCalledWith('order-1');
  },
};

/** While the order is being repeated, another press does nothing. */
export const Busy: Story = {
  args: { reorder: reorderIn('making', 'running'), size: 'lg' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.reorder.onReorder).not.toHaveBeenCalled();
  },
};

/** The button that does not empty the cart comes first and has the focus. */
export const Confirming: Story = {
  args: { reorder: reorderIn('making', 'asking') },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const [keep, empty] = dialog.getAllByRole('button');
    await waitFor(() => expect(keep).toHaveFocus());
    if (empty) await userEvent.click(empty);
    await expect(args.reorder.onConfirm).toHaveBeenCalledOnce();
    if (keep) await userEvent.click(keep);
    await expect(args.reorder.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Before the checkout, a popup lists the items that could not be reordered, with reasons. */
export const Telling: Story = {
  args: { reorder: reorderIn('subscription', 'done') },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByText('Waxed Meat Claypot Rice')).toBeInTheDocument();
    const [goOn] = dialog.getAllByRole('button');
    if (goOn) await userEvent.click(goOn);
    await expect(args.reorder.onContinue).toHaveBeenCalledOnce();
  },
};
