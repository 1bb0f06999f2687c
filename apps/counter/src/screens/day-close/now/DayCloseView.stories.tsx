import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../orders/shared/testing/story-decorators.tsx';
import {
  aCountedDrawer,
  aDayCloseView,
  BUSY_FIGURES,
  CLOSE,
  NEXT,
  STATE,
} from '../shared/samples.ts';
import { DayCloseView } from './DayCloseView.tsx';

const meta = {
  component: DayCloseView,
  decorators: [asScreen],
  args: { view: aDayCloseView(), onEvent: fn(), onOpenClose: fn(), onMoveCash: fn() },
} satisfies Meta<typeof DayCloseView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Count|点算/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'COUNT' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Float|备用金/ }));
    await expect(args.onMoveCash).toHaveBeenCalledOnce();
  },
};

/** Today goes on: the figures change, and the branch is open. */
export const Today: Story = {
  args: {
    view: aDayCloseView({
      state: {
        ...STATE,
        is_open: true,
        next: { ...NEXT, business_day: '2026-11-28', is_over: false, figures: BUSY_FIGURES },
      },
    }),
  },
};

const missed = {
  ...STATE,
  next: { ...NEXT, must_count: false, from: null },
  open_days: ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
};

export const Missed: Story = {
  args: {
    view: aDayCloseView({ state: missed, missed: { status: 'idle', error: null, count: 2 } }),
  },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: /without|不点算/ });
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'CLOSE_MISSED' });
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'SKIP' });
  },
};

export const AskingMissed: Story = {
  args: {
    view: aDayCloseView({ state: missed, missed: { status: 'asking', error: null, count: 2 } }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    const [confirm] = within(dialog).getAllByRole('button');
    if (confirm) await userEvent.click(confirm);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'CONFIRM' });
  },
};

export const AskingSkip: Story = {
  args: {
    view: aDayCloseView({ state: missed, closing: { status: 'asking', error: null } }),
  },
};

export const MissedClosed: Story = {
  args: { view: aDayCloseView({ missed: { status: 'done', error: null, count: 0 } }) },
};

export const Closed: Story = {
  args: {
    view: aDayCloseView({
      state: { ...STATE, next: null, open_days: [], last: CLOSE.summary },
      closing: { status: 'rejected', error: 'DAY_CLOSED' },
    }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /12/ }));
    await expect(args.onOpenClose).toHaveBeenCalledWith(12);
  },
};

export const Counting: Story = {
  args: { view: aDayCloseView({ step: 'counting' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/200\.00/)).toBeNull();
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? canvasElement, '1');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'ENTER_COUNT',
      drawer_id: 'main',
      value: 100_00,
      text: '1',
    });
    await userEvent.click(canvas.getByRole('button', { name: /Compare|核对/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'REVIEW' });
  },
};

export const CountingInvalid: Story = {
  args: {
    view: aDayCloseView({
      step: 'counting',
      wasTried: true,
      drawers: [
        aCountedDrawer({
          counted: null,
          denominations: aCountedDrawer().denominations.map((each, index) =>
            index === 1 ? { ...each, text: '3x', count: null, sum: null } : each,
          ),
        }),
      ],
    }),
  },
};

/** Two drawers, one counted as an amount. */
export const CountingAmount: Story = {
  args: {
    view: aDayCloseView({
      step: 'counting',
      wasTried: true,
      drawers: [
        aCountedDrawer({ name: 'Bar', mode: 'amount', amount: '12.505', counted: null }),
        aCountedDrawer({ id: 'hall', name: 'Dining hall' }),
      ],
    }),
  },
};

export const Review: Story = {
  args: { view: aDayCloseView({ step: 'review', state: { ...STATE, is_open: true } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [note] = canvas.getAllByRole('textbox');
    if (note) await userEvent.type(note, 'P');
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'ENTER',
      drawer_id: 'main',
      change: { note: 'P' },
    });
    await userEvent.click(canvas.getByRole('button', { name: /Close the day|^结账$/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'CLOSE' });
  },
};

export const ReviewInvalid: Story = {
  args: {
    view: aDayCloseView({
      step: 'review',
      wasTried: true,
      state: { ...STATE, is_open: true, next: { ...NEXT, is_over: false } },
      drawers: [
        aCountedDrawer({ difference: cents(5_00), leftText: '900', isLeftTooMuch: true }),
        aCountedDrawer({ id: 'bar', name: 'Bar', leftText: 'x', left: null }),
      ],
      closing: { status: 'rejected', error: 'DAY_CHANGED' },
    }),
  },
};

export const ReviewExact: Story = {
  args: {
    view: aDayCloseView({
      step: 'review',
      drawers: [
        aCountedDrawer({ counted: cents(200_00), difference: cents(0), isNoteMissing: false }),
      ],
      closing: { status: 'running', error: null },
    }),
  },
};

export const Done: Story = {
  args: { view: aDayCloseView({ step: 'done', closed: CLOSE }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Print|打印/ })).toHaveAttribute(
      'href',
      '/counter/print/close/bangsar/12',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Done|完成/ }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'FINISH' });
  },
};

export const Loading: Story = {
  args: { view: aDayCloseView({ status: 'loading', state: null, drawers: [] }) },
};

export const Failed: Story = {
  args: {
    view: aDayCloseView({ status: 'failed', error: 'OFFLINE', state: null, drawers: [] }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'RETRY' });
  },
};

export const Stale: Story = {
  args: { view: aDayCloseView({ stale: true, closing: { status: 'rejected', error: 'OFFLINE' } }) },
};
