import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PauseView } from './PauseView.tsx';

const meta = {
  component: PauseView,
  args: {
    pauses: [],
    now: Temporal.Instant.from('2026-11-28T04:30:00Z'),
    status: 'idle',
    changing: null,
    error: null,
    onPause: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof PauseView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NonePaused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^2\s/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Delivery|外送/ }));
    await expect(args.onPause).toHaveBeenCalledWith('delivery', 120);
  },
};
export const DeliveryPaused: Story = {
  args: { pauses: [{ method: 'delivery', until: '2026-11-28T13:34:09+08:00' }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Delivery|外送/ }));
    await expect(args.onEnd).toHaveBeenCalledWith('delivery');
  },
};
export const Rejected: Story = {
  args: { status: 'rejected', changing: 'pickup', error: 'FORBIDDEN' },
};
export const Sending: Story = { args: { status: 'running', changing: 'reservation' } };
