import type { SearchView as Search, SearchHit } from '@claypot/counter/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inMinutes } from '../shared/testing/samples.ts';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { SearchView } from './SearchView.tsx';

function aHit(number: string, fields: Partial<SearchHit> = {}): SearchHit {
  return {
    id: `order-${number}`,
    number,
    status: 'PREPARING',
    method: 'pickup',
    paidAt: inMinutes(-20),
    customerName: 'Tan Ah Kow',
    customerPhone: '+60123456780',
    total: 7980,
    qty: 3,
    ...fields,
  };
}

const IDLE: Search = {
  query: '',
  status: 'idle',
  today: [],
  earlier: [],
  hasMore: false,
  isRefreshing: false,
  error: null,
};

const FOUND: Search = {
  ...IDLE,
  status: 'ready',
  query: '6780',
  today: [
    aHit('CP-261128-0048'),
    aHit('CP-261128-0031', {
      status: 'CANCELLED',
      method: 'delivery',
      paidAt: inMinutes(-90),
      customerName: 'Nur Aisyah binti Abdullah',
    }),
  ],
  earlier: [
    aHit('CP-261121-0102', { status: 'COMPLETED', paidAt: inMinutes(-10_080) }),
    aHit('CP-261103-0007', {
      status: 'NOT_COLLECTED',
      method: 'dine-in',
      paidAt: inMinutes(-36_000),
      customerName: null,
      customerPhone: null,
    }),
  ],
  hasMore: true,
};

const meta = {
  component: SearchView,
  decorators: [asScreen],
  args: { search: IDLE, onQuery: fn(), onRetry: fn(), onOpen: fn() },
} satisfies Meta<typeof SearchView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), '4');
    await expect(args.onQuery).toHaveBeenCalledWith('4');
  },
};

export const Loading: Story = { args: { search: { ...IDLE, status: 'loading', query: '0048' } } };

export const Found: Story = {
  args: { search: FOUND },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /CP-261128-0048/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('order-CP-261128-0048');
  },
};

/** Results of the earlier text stay until the new ones arrive. */
export const Refreshing: Story = {
  args: { search: { ...FOUND, query: '67801', isRefreshing: true } },
};

export const Empty: Story = { args: { search: { ...IDLE, status: 'empty', query: '9999' } } };

export const Failed: Story = {
  args: { search: { ...IDLE, status: 'failed', query: '0048', error: 'OFFLINE' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试|再试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
