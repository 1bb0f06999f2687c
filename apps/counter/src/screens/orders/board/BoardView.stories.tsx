import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  aBoardView,
  aCard,
  FULL_BOARD,
  LIVE,
  manyCards,
  NEW_CARDS,
  NO_STEPS,
  PREPARING_CARDS,
  READY_CARDS,
  SILENT,
} from '../shared/testing/samples.ts';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { BoardView } from './BoardView.tsx';

const meta = {
  component: BoardView,
  decorators: [asScreen],
  args: {
    board: FULL_BOARD,
    steps: NO_STEPS,
    connection: LIVE,
    alarm: SILENT,
    onRetry: fn(),
    onOpen: fn(),
    onStep: fn(),
    onDismissStep: fn(),
    onAllowSound: fn(),
    onConfirmStep: fn(),
    onCancelStep: fn(),
    onBranchState: fn(),
  },
} satisfies Meta<typeof BoardView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { alarm: { state: 'ringing', waiting: 1, isTesting: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const card = within(canvas.getAllByRole('article')[0] ?? canvasElement);
    const [open, step] = card.getAllByRole('button');
    if (step) await userEvent.click(step);
    await expect(args.onStep).toHaveBeenCalledWith('order-0056', 'accept');
    if (open) await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledWith('order-0056');
  },
};

/** A rush: all ten orders are visible on a tablet, and the columns without orders are narrow. */
export const TenNew: Story = {
  args: {
    board: aBoardView(manyCards(10, { status: 'PENDING', column: 'new', mainStep: 'accept' })),
    alarm: { state: 'ringing', waiting: 10, isTesting: false },
  },
};

/** More than fit: the column scrolls by itself, below its head. */
export const Crowded: Story = {
  args: {
    board: aBoardView([
      ...manyCards(24, { status: 'PREPARING', column: 'preparing', mainStep: 'ready' }),
      ...NEW_CARDS,
      ...READY_CARDS,
    ]),
  },
};

/** A narrow screen shows the column of the pressed tab. */
export const OtherColumn: Story = {
  play: async ({ canvasElement }) => {
    const preparing = within(canvasElement).getByRole('button', { name: /^7/ });
    await userEvent.click(preparing);
    await expect(preparing).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Loading: Story = {
  args: { board: aBoardView([], { status: 'loading', branch: null }) },
};

export const Empty: Story = { args: { board: aBoardView([]) } };

export const Failed: Story = {
  args: { board: aBoardView([], { status: 'failed', branch: null, error: 'SERVER_BUSY' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The board stays, with its age, and steps wait for the connection. */
export const Offline: Story = {
  args: {
    connection: { state: 'offline', ageSeconds: 200, maySleep: false },
    steps: { asking: null, queued: 1, rejected: [] },
    board: aBoardView([
      ...NEW_CARDS.map((card) => ({ ...card, isRinging: false })),
      ...PREPARING_CARDS.slice(1),
      aCard('0048', {
        status: 'READY',
        column: 'ready',
        mainStep: 'hand_over',
        step: { state: 'queued', step: 'ready', personName: 'Aina' },
      }),
    ]),
  },
};

export const Reconnecting: Story = {
  args: { connection: { state: 'reconnecting', ageSeconds: 12, maySleep: true } },
};

export const SoundRefused: Story = {
  args: { alarm: { state: 'refused', waiting: 2, isTesting: false } },
  play: async ({ canvasElement, args }) => {
    const name = /Turn on sound|打开声音/;
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onAllowSound).toHaveBeenCalledOnce();
  },
};

/** A step in progress, a rejected one, and one of an order that has left the board. */
export const Steps: Story = {
  args: {
    steps: {
      asking: null,
      queued: 0,
      rejected: [
        {
          orderId: 'order-0012',
          number: 'CP-261128-0012',
          step: 'hand_over',
          personName: 'Ravi',
          problem: { kind: 'moved', status: 'CANCELLED' },
        },
      ],
    },
    board: aBoardView([
      aCard('0056', { step: { state: 'sending', step: 'accept', personName: 'Ravi' } }),
      aCard('0055', {
        status: 'PENDING',
        column: 'new',
        mainStep: 'accept',
        step: {
          state: 'rejected',
          step: 'accept',
          personName: 'Ravi',
          problem: { kind: 'failed', code: 'SERVER_BUSY' },
        },
      }),
      ...READY_CARDS,
    ]),
  },
  play: async ({ canvasElement, args }) => {
    const dismiss = within(canvasElement).getAllByRole('button', { name: /0055$/ }).at(-1);
    if (dismiss) await userEvent.click(dismiss);
    await expect(args.onDismissStep).toHaveBeenCalledWith('order-0055');
  },
};

/** Nothing leads back from a final step, so it asks first. */
export const Asking: Story = {
  args: {
    steps: {
      asking: { orderId: 'order-0044', number: '0044', step: 'hand_over' },
      queued: 0,
      rejected: [],
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const [confirm, notYet] = dialog.getAllByRole('button');
    if (notYet) await userEvent.click(notYet);
    await expect(args.onCancelStep).toHaveBeenCalledOnce();
    if (confirm) await userEvent.click(confirm);
    await expect(args.onConfirmStep).toHaveBeenCalledOnce();
  },
};

export const BusyBranch: Story = {
  args: {
    board: {
      ...FULL_BOARD,
      branch: FULL_BOARD.branch && {
        ...FULL_BOARD.branch,
        busy: { minutes: 20, until: '2026-11-28T13:00:00+08:00' },
        pauses: [{ method: 'delivery', until: '2026-11-28T15:30:00+08:00' }],
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const name = /Busy or pause|繁忙或暂停/;
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onBranchState).toHaveBeenCalledOnce();
  },
};

export const ClosedBranch: Story = {
  args: {
    board: {
      ...FULL_BOARD,
      branch: FULL_BOARD.branch && {
        ...FULL_BOARD.branch,
        is_open: false,
        opens_at: '2026-11-29T10:00:00+08:00',
      },
    },
  },
};

const HALF_REFUNDED = aCard('0058', { refundStatus: 'FAILED', customerName: 'Devi' });

/** A closed order is in the bar only, an open one has a mark as well. */
export const FailedRefund: Story = {
  args: {
    board: aBoardView([HALF_REFUNDED, ...PREPARING_CARDS], {
      failedRefunds: [
        aCard('0031', { status: 'CANCELLED', refundStatus: 'FAILED' }),
        HALF_REFUNDED,
      ],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^(A refund has failed|有一笔退款失败)$/)).toBeInTheDocument();
    const [closed] = canvas.getAllByRole('button', { name: /0031/ });
    if (closed) await userEvent.click(closed);
    await expect(args.onOpen).toHaveBeenCalledWith('order-0031');
  },
};

/** A locked device shows no personal data, and a role without steps no buttons. */
export const Locked: Story = {
  args: {
    board: aBoardView(
      [...NEW_CARDS, ...PREPARING_CARDS, ...READY_CARDS].map((card) => ({
        ...card,
        customerName: null,
        mainStep: null,
      })),
    ),
  },
};
