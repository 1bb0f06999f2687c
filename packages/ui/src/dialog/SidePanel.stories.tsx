import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { SidePanel } from './SidePanel.tsx';

const meta = {
  component: SidePanel,
  args: {
    open: true,
    title: 'Order 0042',
    closeLabel: 'Close',
    children: 'Two claypot rice, one soup.',
    onClose: fn(),
  },
} satisfies Meta<typeof SidePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithFooter: Story = {
  args: { aside: <Badge>Preparing</Badge>, footer: <Button wide>Ready</Button> },
};
