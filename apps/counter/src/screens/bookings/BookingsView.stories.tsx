import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BookingsView } from './BookingsView.tsx';
import {
  aDayView,
  anEvening,
  EMPTY_DAY,
  LATE,
  NO_SEARCH,
  NOW,
  SEATED,
  WAITING,
} from './shared/booking-samples.ts';
import { inZone } from './shared/in-zone.tsx';

const meta = {
  component: BookingsView,
  decorators: [inZone],
  args: {
    view: aDayView(),
    search: NO_SEARCH,
    now: NOW,
    onDate: fn(),
    onOpen: fn(),
    onStep: fn(),
    onDismiss: fn(),
    onAdd: fn(),
    onSeats: fn(),
    onQuery: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BookingsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [next] = canvas.getAllByRole('button', { name: /Next day|后一天/ });
    if (next) await userEvent.click(next);
    await expect(args.onDate).toHaveBeenCalledWith('2026-11-29');
    const [approve] = canvas.getAllByRole('button', { name: /^(Approve|确认)[:：]/ });
    if (approve) await userEvent.click(approve);
    await expect(args.onStep).toHaveBeenCalledWith(WAITING, 'approve');
    const [details] = canvas.getAllByRole('button', { name: /Aisyah/ });
    if (details) await userEvent.click(details);
  },
};

export const Loading: Story = {
  args: { view: aDayView({ status: 'loading', day: null, groups: EMPTY_DAY.groups }) },
};
export const Failed: Story = {
  args: {
    view: aDayView({ status: 'failed', day: null, groups: EMPTY_DAY.groups, error: 'OFFLINE' }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { view: EMPTY_DAY } };
export const Closed: Story = {
  args: {
    view: { ...EMPTY_DAY, day: anEvening({ quarters: [], blocks: [], takes_bookings: false }) },
  },
};
export const Stale: Story = { args: { view: aDayView({ stale: true }) } };
export const AnotherDay: Story = {
  args: { view: aDayView({ day: anEvening({ date: '2026-12-24', seats: 60 }) }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Today|今天)$/ }));
    await expect(args.onDate).toHaveBeenCalledWith(null);
  },
};

export const StepRunning: Story = {
  args: {
    view: aDayView({
      step: { status: 'running', booking: LATE.booking, step: 'seat', error: null },
    }),
  },
};
export const StepDone: Story = {
  args: {
    view: aDayView({
      groups: { ...EMPTY_DAY.groups, seated: [{ ...SEATED, steps: ['complete', 'undo'] }] },
      step: { status: 'done', booking: SEATED.booking, step: 'seat', error: null },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Undo|撤销)$/ }));
    await expect(args.onStep).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^(Close|关闭)$/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const StepRejected: Story = {
  args: {
    view: aDayView({
      step: { status: 'rejected', booking: LATE.booking, step: 'seat', error: 'BOOKING_CHANGED' },
    }),
  },
};

export const Searching: Story = {
  args: { search: { query: 'Ais', status: 'loading', found: [] } },
};
export const Found: Story = {
  args: { search: { query: 'Ais', status: 'ready', found: [LATE, WAITING] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'y');
    await expect(args.onQuery).toHaveBeenCalledWith('Aisy');
  },
};
export const FoundNone: Story = { args: { search: { query: 'x9', status: 'empty', found: [] } } };
export const SearchFailed: Story = {
  args: { search: { query: 'x9', status: 'failed', found: [] } },
};
