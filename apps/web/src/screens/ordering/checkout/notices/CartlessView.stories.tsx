import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CartlessView } from './CartlessView.tsx';

const meta = {
  component: CartlessView,
  args: {
    back: { label: 'Back', href: '/menu', onPress: fn() },
    status: 'loading',
    problem: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof CartlessView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Empty: Story = {
  args: { status: 'empty' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.at(-1)).toHaveAttribute('href', '/menu');
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
