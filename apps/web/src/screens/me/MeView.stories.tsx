import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MeView } from './MeView.tsx';

const meta = {
  component: MeView,
  args: { name: 'Guest_204817', branchName: 'Bangsar', onForget: fn() },
} satisfies Meta<typeof MeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const NoBranchYet: Story = { args: { branchName: null } };

/** Leaving is asked about first; the answer that has the focus changes nothing. */
export const Leaving: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [leave] = canvas.getAllByRole('button');
    if (leave) await userEvent.click(leave);
    const dialog = within(canvas.getByRole('dialog'));
    const [stay, confirm] = dialog.getAllByRole('button');
    await expect(stay).toHaveFocus();
    await expect(args.onForget).not.toHaveBeenCalled();
    if (confirm) await userEvent.click(confirm);
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
