import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../orders/shared/testing/story-decorators.tsx';
import { aRecordsView } from '../../shared/layout/records-samples.ts';
import { CLOSE } from '../shared/samples.ts';
import { ClosesView } from './ClosesView.tsx';

const { summary } = CLOSE;
const none = { closes: [], hasMore: false };
const closes = [
  summary,
  { ...summary, number: 11, business_day: '2026-11-26', difference: cents(0) },
  { ...summary, number: 10, business_day: '2026-11-25', difference: null, net: cents(12_480_90) },
  {
    ...summary,
    branch_id: 'klang',
    branch_name: 'CCH Klang Bandar Baru',
    number: 4,
    difference: cents(5_00),
    is_corrected: true,
  },
];

const meta = {
  component: ClosesView,
  decorators: [asScreen],
  args: {
    view: aRecordsView('ready', { closes, hasMore: false }),
    month: 'November 2026',
    hasNextMonth: false,
    scope: null,
    onScope: fn(),
    onMonth: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ClosesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Previous|上个月/ }));
    await expect(args.onMonth).toHaveBeenCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: /26\sNov|11月26日/ }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};

export const AllBranches: Story = {
  args: {
    scope: 'all',
    hasNextMonth: true,
    view: aRecordsView('ready', { closes, hasMore: true }),
  },
  play: async ({ canvasElement, args }) => {
    const [own] = within(canvasElement).getAllByRole('radio');
    if (own) await userEvent.click(own);
    await expect(args.onScope).toHaveBeenCalledWith('branch');
  },
};

export const Loading: Story = { args: { view: aRecordsView('loading', none) } };
export const Empty: Story = { args: { view: aRecordsView('empty', none) } };
export const Failed: Story = {
  args: { view: aRecordsView('failed', none) },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const retry = buttons.at(-1);
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
