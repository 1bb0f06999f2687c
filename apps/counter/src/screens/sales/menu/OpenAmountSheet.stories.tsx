import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OpenAmountSheet } from './OpenAmountSheet.tsx';

const meta = {
  component: OpenAmountSheet,
  args: { open: true, onLine: fn(), onClose: fn() },
} satisfies Meta<typeof OpenAmountSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const [name, amount] = dialog.getAllByRole('textbox');
    if (name === undefined || amount === undefined) throw new Error('The form has two fields');
    await userEvent.type(name, 'Birthday cake');
    await userEvent.type(amount, '12.50');
    await userEvent.click(dialog.getByRole('button', { name: /Add to the bill|加入账单/ }));
    await expect(args.onLine).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Birthday cake', total: 1250 }),
    );
  },
};

/** A press without input focuses the first field that needs it. */
export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Add to the bill|加入账单/ }));
    const [name] = dialog.getAllByRole('textbox');
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await expect(args.onLine).not.toHaveBeenCalled();
  },
};
