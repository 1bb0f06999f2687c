import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { APPROVED, bookingIn, COMPLETED, PENDING } from '../samples.ts';
import { BookingDetailView } from './BookingDetailView.tsx';

const meta = {
  component: BookingDetailView,
  args: {
    back: { label: 'Back', href: '/myBooking', onPress: fn() },
    booking: bookingIn('ready'),
    actions: {
      cancel: fn(),
      confirm: fn(),
      dismiss: fn(),
      retry: fn(),
      confirmed: fn(async () => null),
    },
  },
} satisfies Meta<typeof BookingDetailView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Cancel|取消/ }));
    await expect(args.actions.cancel).toHaveBeenCalledWith(PENDING);
  },
};

/** An approved booking cannot be cancelled here; the customer has to call the branch. */
export const Approved: Story = {
  args: { booking: bookingIn('ready', APPROVED) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways).toContain('tel:+60322015512');
    await expect(ways.filter((href) => href?.includes('3.131900,101.671300'))).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Cancel|取消/ })).toBeNull();
  },
};

export const WithRequests: Story = {
  args: {
    booking: bookingIn('ready', {
      ...APPROVED,
      occasion: 'birthday',
      note: 'A high chair, please.\nThe cake comes at eight.',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^(Birthday|生日)$/)).toBeVisible();
    await expect(canvas.getByText(/A high chair, please/)).toBeVisible();
  },
};

export const WithoutReminder: Story = {
  args: { booking: bookingIn('ready', { ...APPROVED, reminder: 0 }) },
};

export const Cancelled: Story = {
  args: { booking: bookingIn('ready', { ...APPROVED, reservation_status: 'CANCELLED' }) },
};

export const Rejected: Story = {
  args: { booking: bookingIn('ready', { ...APPROVED, reservation_status: 'REJECTED' }) },
};

export const RejectedWithReason: Story = {
  args: {
    booking: bookingIn('ready', {
      ...APPROVED,
      reservation_status: 'REJECTED',
      rejection: { reason: 'OTHER', text: 'Our kitchen is being repaired.' },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Our kitchen is being repaired/)).toBeVisible();
  },
};

export const Missed: Story = {
  args: { booking: bookingIn('ready', { ...COMPLETED, reservation_status: 'NO_SHOW' }) },
};

export const Completed: Story = { args: { booking: bookingIn('ready', COMPLETED) } };
export const Loading: Story = { args: { booking: bookingIn('loading', null) } };
export const Refreshing: Story = { args: { booking: bookingIn('refreshing') } };
export const Failed: Story = { args: { booking: bookingIn('failed', null) } };
export const NotFound: Story = { args: { booking: bookingIn('notFound', null) } };

/** Cached from the list: marked as unconfirmed until the server returns it. */
export const Unconfirmed: Story = {
  args: { booking: { ...bookingIn('refreshing'), unconfirmed: true } },
  play: async ({ canvasElement }) => {
    const mark = await within(canvasElement).findByText(/Saved earlier|先前的内容/);
    await waitFor(() => expect(mark).toBeVisible());
  },
};

/**
 * Adding to the calendar waits for the current booking and shows an error if it cannot be loaded.
 */
export const CalendarUnconfirmed: Story = {
  args: { booking: bookingIn('ready', APPROVED) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Add to calendar|添加到日历/ }));
    await expect(args.actions.confirmed).toHaveBeenCalledOnce();
    await canvas.findByText(/could not check|无法确认预订/);
  },
};

export const Stale: Story = { args: { booking: bookingIn('stale') } };
export const Asking: Story = {
  args: { booking: bookingIn('ready', PENDING, { value: 'asking' }) },
};
export const Cancelling: Story = {
  args: { booking: bookingIn('ready', PENDING, { value: 'running' }) },
};
export const CancelRejected: Story = {
  args: {
    booking: bookingIn('ready', PENDING, {
      value: { waiting: 'rejected' },
      error: 'RESERVATION_APPROVED',
    }),
  },
};
