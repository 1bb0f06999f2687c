import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewBillSheet } from './NewBillSheet.tsx';

const meta = {
  component: NewBillSheet,
  args: { open: true, isOpening: false, error: null, onOpen: fn(), onClose: fn() },
} satisfies Meta<typeof NewBillSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Open the bill|开单/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(null);
    await userEvent.type(dialog.getByRole('textbox'), ' A3 ');
    await userEvent.click(dialog.getByRole('button', { name: /Open the bill|开单/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('A3');
    await userEvent.click(dialog.getByRole('button', { name: /Close|关闭/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Opening: Story = { args: { isOpening: true } };
export const Failed: Story = { args: { error: 'OFFLINE' } };
