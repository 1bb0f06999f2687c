import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FullScreen } from './FullScreen.tsx';

const meta = {
  component: FullScreen,
  args: {
    open: true,
    label: 'Ticket',
    closeLabel: 'Close',
    children: <p>A 17</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof FullScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any press and the focused close button close it. */
export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = canvas.getByRole('dialog', { name: 'Ticket' });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByText('A 17'));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
