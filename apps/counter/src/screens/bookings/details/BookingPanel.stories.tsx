import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GONE, LATE, NO_STEP, REJECTED, SEATED, WAITING } from '../shared/booking-samples.ts';
import { inZone } from '../shared/in-zone.tsx';
import { BookingPanel } from './BookingPanel.tsx';

const meta = {
  component: BookingPanel,
  decorators: [inZone],
  args: {
    party: LATE,
    step: NO_STEP,
    onStep: fn(),
    onMove: fn(),
    onReject: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BookingPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Expected: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(No-show|未到店)$/ }));
    await expect(args.onStep).toHaveBeenCalledWith(LATE, 'no_show');
    await userEvent.click(dialog.getByRole('button', { name: /^(Change|更改)/ }));
    await expect(args.onMove).toHaveBeenCalledWith(LATE);
    await userEvent.click(dialog.getByRole('button', { name: /^(Cancel booking|取消预订)$/ }));
    await expect(args.onReject).toHaveBeenCalledWith(LATE);
  },
};
export const Waiting: Story = { args: { party: WAITING } };
export const WalkIn: Story = { args: { party: SEATED } };
export const NoShow: Story = { args: { party: GONE } };
export const Rejected: Story = { args: { party: REJECTED } };
export const Running: Story = {
  args: { step: { status: 'running', booking: LATE.booking, step: 'seat', error: null } },
};
export const Failed: Story = {
  args: { step: { status: 'rejected', booking: LATE.booking, step: 'seat', error: 'OFFLINE' } },
};
