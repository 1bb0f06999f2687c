import type { Notification } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { queryIn } from '../../shared/testing/query-in.ts';
import { NotificationView } from './NotificationView.tsx';

const LIST: Notification[] = [
  {
    id: 'ready-1',
    message: 'Order CP-261121-0042 is ready. Come and get it while it is hot.',
    about: { kind: 'order', id: 'order-42' },
    created_at: '2026-11-21T19:25:00+08:00',
    read_at: null,
    diffForHumans: '5 minutes ago',
  },
  {
    id: 'points-1',
    message: 'You earned 22 points with order CP-261120-0007.',
    about: { kind: 'order', id: 'order-7' },
    created_at: '2026-11-20T13:02:00+08:00',
    read_at: null,
    diffForHumans: 'yesterday',
  },
  {
    id: 'welcome',
    message: '欢迎来到我们的大家庭！首份 100 积分已存入您的账户。',
    about: null,
    created_at: '2026-11-02T10:00:00+08:00',
    read_at: '2026-11-02T10:05:00+08:00',
    diffForHumans: '19 days ago',
  },
];

const meta = {
  component: NotificationView,
  args: {
    back: { label: 'Back', href: '/home', onPress: fn() },
    now: Temporal.ZonedDateTime.from('2026-11-21T19:30:00+08:00[Asia/Kuala_Lumpur]'),
    notifications: queryIn('ready', LIST),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The relative time is in the reader's language, independent of the message's. */
export const News: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, , last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/5 minutes ago|5分钟前/);
    await expect(first).toHaveTextContent(/New|新/);
    await expect(last).toHaveTextContent(/19 days ago|19天前/);
    await expect(canvas.getAllByText(/^(New|新)$/)).toHaveLength(2);
    // A row with a target is a link; the others are plain text.
    const links = within(canvas.getByRole('list')).getAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(['/orderDetail/order-42', '/orderDetail/order-7']);
  },
};

export const Empty: Story = {
  args: { notifications: queryIn<Notification[]>('empty', []) },
};

export const Loading: Story = {
  args: { notifications: queryIn<Notification[]>('loading', null) },
};

export const Failed: Story = {
  args: { notifications: queryIn<Notification[]>('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = {
  args: { notifications: queryIn('stale', LIST) },
};
