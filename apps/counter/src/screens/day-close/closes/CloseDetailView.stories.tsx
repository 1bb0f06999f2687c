import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../orders/shared/testing/story-decorators.tsx';
import { BUSY_FIGURES, CLOSE } from '../shared/samples.ts';
import { CloseDetailView } from './CloseDetailView.tsx';

const fresh = { error: null, stale: false, asOf: null, unconfirmed: false } as const;
const ready = { ...fresh, status: 'ready', close: CLOSE } as const;
const none = { ...fresh, close: null } as const;

const meta = {
  component: CloseDetailView,
  decorators: [asScreen],
  args: { view: ready, number: 12, onBack: fn(), onCorrect: fn(), onRetry: fn() },
} satisfies Meta<typeof CloseDetailView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Correct|更正/ }));
    await expect(args.onCorrect).toHaveBeenCalledWith('main');
    await userEvent.click(canvas.getByRole('button', { name: /Back|返回/ }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Corrected: Story = {
  args: {
    view: {
      ...ready,
      stale: true,
      close: {
        ...CLOSE,
        figures: BUSY_FIGURES,
        summary: { ...CLOSE.summary, from: null },
        corrections: [
          {
            number: 3,
            drawer_id: 'main',
            counted_before: cents(198_00),
            counted: cents(200_00),
            left_before: cents(198_00),
            left: cents(150_00),
            reason: 'A note of RM 2 lay under the tray.',
            staff_name: 'Mei',
            at: '2026-11-28T10:00:00+08:00',
          },
        ],
      },
    },
  },
};

/** A day that was closed later, when its cash could not be counted any more. */
export const NotCounted: Story = {
  args: {
    view: {
      ...ready,
      close: {
        ...CLOSE,
        drawers: CLOSE.drawers.map((drawer) => ({
          ...drawer,
          counted: null,
          denominations: null,
          difference: null,
          note: null,
          left: drawer.expected,
        })),
      },
    },
  },
};

export const Loading: Story = { args: { view: { ...none, status: 'loading' } } };
export const NotFound: Story = { args: { view: { ...none, status: 'notFound' } } };
export const Failed: Story = {
  args: { view: { ...none, status: 'failed', error: 'OFFLINE' } },
};
