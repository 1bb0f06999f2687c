import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { APPROVED, COMPLETED, listIn, PENDING } from '../samples.ts';
import { BookingListView } from './BookingListView.tsx';

const meta = {
  component: BookingListView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    bookings: listIn('ready'),
    actions: { cancel: fn(), confirm: fn(), dismiss: fn(), retry: fn() },
  },
} satisfies Meta<typeof BookingListView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only a pending booking can be cancelled. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const [first] = canvas.getAllByRole('article');
    if (!first) throw new Error('There is no booking');
    await expect(within(first).getByRole('link')).toHaveAttribute(
      'href',
      '/reviewBookTable/reservation-1',
    );
    const [cancel, ...others] = canvas.getAllByRole('button', { name: /Cancel|取消/ });
    await expect(others).toHaveLength(0);
    if (cancel) await userEvent.click(cancel);
    await expect(args.actions.cancel).toHaveBeenCalledWith(PENDING);
  },
};

export const AllKinds: Story = {
  args: {
    bookings: listIn('ready', [
      PENDING,
      APPROVED,
      COMPLETED,
      { ...COMPLETED, id: 'reservation-c', reservation_status: 'CANCELLED' },
      { ...COMPLETED, id: 'reservation-r', reservation_status: 'REJECTED' },
      { ...COMPLETED, id: 'reservation-n', reservation_status: 'NO_SHOW' },
    ]),
  },
};

export const OnlyPast: Story = { args: { bookings: listIn('ready', [COMPLETED]) } };

export const Empty: Story = {
  args: { bookings: listIn('empty', []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways).toContain('/bookingBranch');
  },
};

export const Loading: Story = { args: { bookings: listIn('loading', null) } };
export const Refreshing: Story = { args: { bookings: listIn('refreshing') } };

export const Failed: Story = {
  args: { bookings: listIn('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试/i }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = { args: { bookings: listIn('stale') } };

/** The button that does not cancel comes first. */
export const Asking: Story = {
  args: { bookings: listIn('ready', undefined, { value: 'asking' }) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const [keep, cancel] = dialog.getAllByRole('button');
    await expect(keep).toHaveFocus();
    if (cancel) await userEvent.click(cancel);
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
    if (keep) await userEvent.click(keep);
    await expect(args.actions.dismiss).toHaveBeenCalledOnce();
  },
};

export const Cancelling: Story = {
  args: { bookings: listIn('ready', undefined, { value: 'running' }) },
};

/**
 * The branch has approved the booking meanwhile: the popup shows the reason and the phone number.
 */
export const CancelRejected: Story = {
  args: {
    bookings: listIn('ready', undefined, {
      value: { waiting: 'rejected' },
      error: 'RESERVATION_APPROVED',
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:+60322015512');
  },
};
