import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BusyView } from './BusyView.tsx';

const meta = {
  component: BusyView,
  args: {
    seen: { pickup: 35, delivery: 35 },
    busy: null,
    now: Temporal.Instant.from('2026-11-28T04:30:00Z'),
    status: 'idle',
    error: null,
    onStart: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof BusyView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /\+20/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^1\s/ }));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onStart).toHaveBeenCalledWith(20, 60);
  },
};
export const On: Story = {
  args: { busy: { minutes: 20, until: '2026-11-28T13:34:09+08:00' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const Rejected: Story = { args: { status: 'rejected', error: 'FORBIDDEN' } };
export const Sending: Story = { args: { status: 'running' } };
