import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../orders/shared/testing/story-decorators.tsx';
import { CLOSED_BILLS, NOW, someBills } from '../shared/sale-samples.ts';
import { BillsView } from './BillsView.tsx';

const meta = {
  component: BillsView,
  decorators: [asScreen],
  args: {
    view: someBills(),
    now: NOW,
    onList: fn(),
    onSearch: fn(),
    onNew: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BillsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(args.view.bills.length);
    await userEvent.click(canvas.getByRole('button', { name: /New bill|开新账单/ }));
    await expect(args.onNew).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: /Closed|已结/ }));
    await expect(args.onList).toHaveBeenCalledWith('closed');
    await userEvent.type(canvas.getByRole('searchbox'), '7');
    await expect(args.onSearch).toHaveBeenCalledWith('7');
  },
};

export const ClosedToday: Story = {
  args: { view: someBills({ list: 'closed', bills: CLOSED_BILLS }) },
};
export const NoneOpen: Story = { args: { view: someBills({ status: 'empty', bills: [] }) } };
export const NoneClosed: Story = {
  args: { view: someBills({ list: 'closed', status: 'empty', bills: [] }) },
};
export const NoMatch: Story = {
  args: { view: someBills({ status: 'noMatch', search: '99', bills: [] }) },
};
export const Loading: Story = { args: { view: someBills({ status: 'loading', bills: [] }) } };
export const Failed: Story = {
  args: { view: someBills({ status: 'failed', error: 'OFFLINE', bills: [] }) },
  play: async ({ args, canvasElement }) => {
    const again = within(canvasElement).getByRole('button', { name: /again|重试|再试/ });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = { args: { view: someBills({ stale: true }) } };
