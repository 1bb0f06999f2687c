import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InstallCard } from './InstallCard.tsx';

const meta = {
  component: InstallCard,
  args: {
    way: 'asked',
    company: 'CCH Claypot Chicken House',
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof InstallCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    const [accept, decline] = within(canvasElement).getAllByRole('button');
    await expect(accept).toBeVisible();
    await userEvent.tab();
    await expect(accept).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(decline).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

/** Without an install prompt, the card explains how to install the app manually. */
export const ByHand: Story = {
  args: { way: 'byHand' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
