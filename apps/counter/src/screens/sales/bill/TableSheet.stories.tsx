import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TableSheet } from './TableSheet.tsx';

const meta = {
  component: TableSheet,
  args: { open: true, tableNo: '12', onTable: fn(), onClose: fn() },
} satisfies Meta<typeof TableSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const field = dialog.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await userEvent.click(dialog.getByRole('button', { name: /Move|换桌/ }));
    await expect(args.onTable).toHaveBeenLastCalledWith('7');
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: /Move|换桌/ }));
    await expect(args.onTable).toHaveBeenLastCalledWith(null);
  },
};
export const NoTable: Story = { args: { tableNo: null } };
