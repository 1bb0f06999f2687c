import type { BlockSeatsValues, BookingApprovalValues } from '@claypot/counter/bookings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { anEvening } from '../shared/booking-samples.ts';
import { inZone } from '../shared/in-zone.tsx';
import { OverPopup } from './OverPopup.tsx';
import { SeatsPanel } from './SeatsPanel.tsx';

const BLOCK: BlockSeatsValues = {
  date: '2026-11-28',
  time: '',
  end_time: '',
  extent: 'some',
  seats: null,
  reason: '',
};
const AUTOMATIC: BookingApprovalValues = { mode: 'automatic', up_to: 4 };
const callbacks = { onChange: fn(), onSubmit: fn() };

const meta = {
  component: SeatsPanel,
  decorators: [inZone],
  args: {
    day: anEvening(),
    daySeats: { form: aForm({ seats: 40 }), onChange: fn(), onSubmit: fn() },
    block: { form: aForm(BLOCK), ...callbacks },
    approval: { form: aForm(AUTOMATIC), ...callbacks },
    isRunning: false,
    isSaved: false,
    error: null,
    onUsualSeats: fn(),
    onUnblock: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SeatsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Manager: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(End block|恢复使用)/ }));
    await expect(args.onUnblock).toHaveBeenCalledWith(args.day.blocks[0]);
    await userEvent.click(dialog.getByRole('button', { name: /^(Save seats|保存座位数)$/ }));
    await expect(args.daySeats.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Cashier: Story = { args: { approval: null } };
export const ChangedDay: Story = {
  args: { day: anEvening({ seats: 60, blocks: [] }) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /usual number|平时的数量/ }));
    await expect(args.onUsualSeats).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = {
  args: {
    block: {
      form: aForm<BlockSeatsValues>(BLOCK, {
        errors: { time: 'TIME_INVALID', seats: 'SEATS_INVALID', reason: 'REASON_REQUIRED' },
        firstInvalid: 'time',
      }),
      ...callbacks,
    },
  },
};
export const Running: Story = { args: { isRunning: true } };
export const Saved: Story = {
  args: {
    isSaved: true,
    approval: { form: aForm({ mode: 'by_hand', up_to: 4 } as const, { done: true }), ...callbacks },
  },
};
export const Rejected: Story = { args: { error: 'FORBIDDEN' } };

const onAccept = fn();

/** Asks before bookings no longer fit. */
export const Over: Story = {
  render: () => (
    <OverPopup
      bookings={[
        {
          id: 'table-1',
          number: 'RS-261128-7F3K9Q',
          time: '19:00',
          number_of_seats: 4,
          customer_name: 'Aisyah',
        },
        {
          id: 'table-3',
          number: 'RS-261128-9K3F7Q',
          time: '19:30',
          number_of_seats: 2,
          customer_name: null,
        },
      ]}
      onAccept={onAccept}
      onClose={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Change anyway|仍要更改)$/ }));
    await expect(onAccept).toHaveBeenCalledOnce();
  },
};
