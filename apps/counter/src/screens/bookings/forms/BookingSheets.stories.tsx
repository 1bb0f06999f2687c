import type { AddBookingValues } from '@claypot/counter/bookings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { LATE, SEATED } from '../shared/booking-samples.ts';
import { inZone } from '../shared/in-zone.tsx';
import { AddSheet } from './AddSheet.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { RejectSheet } from './RejectSheet.tsx';

const WALK_IN: AddBookingValues = {
  kind: 'walk_in',
  number_of_seats: 2,
  date: '2026-11-28',
  time: '',
  minutes: '90',
  customer_name: '',
  phone_no: '',
  occasion: '',
  note: '',
  reminder: true,
};

const meta = {
  component: AddSheet,
  decorators: [inZone],
  args: {
    form: aForm(WALK_IN),
    turnMinutes: 90,
    free: 26,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WalkIn: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /phone|电话/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'kind', value: 'phone' });
    await userEvent.click(dialog.getByRole('button', { name: /^(Seat now|现在入座)$/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = {
  args: { form: aForm<AddBookingValues>({ ...WALK_IN, kind: 'phone', time: '19:30' }), free: 0 },
};
export const PhoneInvalid: Story = {
  args: {
    form: aForm<AddBookingValues>(
      { ...WALK_IN, kind: 'phone', number_of_seats: null },
      {
        errors: {
          number_of_seats: 'PARTY_INVALID',
          time: 'TIME_INVALID',
          customer_name: 'NAME_REQUIRED',
          phone_no: 'PHONE_REQUIRED',
        },
        firstInvalid: 'number_of_seats',
      },
    ),
    free: null,
  },
};
export const NoSeats: Story = {
  args: { form: aForm(WALK_IN, { rejection: 'NO_SEATS_LEFT' }), free: 1 },
};
export const Sending: Story = { args: { form: aForm(WALK_IN, { busy: true }) } };

const MOVE = { number_of_seats: 4, date: '2026-11-28', time: '19:00', minutes: '105' };
const callbacks = { onChange: fn(), onSubmit: fn(), onClose: fn() };

export const Move: Story = {
  render: () => (
    <MoveSheet
      {...callbacks}
      booking={LATE.booking}
      form={aForm(MOVE)}
      turnMinutes={90}
      free={30}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^120/ }));
    await expect(callbacks.onChange).toHaveBeenCalledWith({ field: 'minutes', value: '120' });
  },
};
export const MoveSeated: Story = {
  render: () => (
    <MoveSheet
      {...callbacks}
      booking={SEATED.booking}
      form={aForm(MOVE, { rejection: 'NO_SEATS_LEFT' })}
      turnMinutes={90}
      free={0}
    />
  ),
};

export const Reject: Story = {
  render: () => (
    <RejectSheet {...callbacks} booking={LATE.booking} form={aForm({ reason: null, text: '' })} />
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /full|满座/ }));
    await expect(callbacks.onChange).toHaveBeenCalledWith({ field: 'reason', value: 'FULL' });
  },
};
export const RejectWithText: Story = {
  render: () => (
    <RejectSheet
      {...callbacks}
      booking={LATE.booking}
      form={aForm(
        { reason: 'OTHER' as const, text: '' },
        { errors: { text: 'TEXT_REQUIRED' }, firstInvalid: 'text' },
      )}
    />
  ),
};
