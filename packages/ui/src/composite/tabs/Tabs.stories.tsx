import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Points',
    items: [
      { id: 'all', title: 'All', content: 'Three entries' },
      { id: 'earning', title: 'Earning', content: 'Two entries' },
      { id: 'spending', title: 'Spending', content: 'One entry' },
    ],
    selected: 'all',
    onSelect: () => undefined,
  },
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The tabs are one stop of the Tab key; the arrow keys go round them, Home and End to their ends. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [all, earning, spending] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(earning).toHaveFocus();
    await expect(earning).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Earning' })).toHaveTextContent('Two');
    await userEvent.keyboard('{End}');
    await expect(spending).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{Home}{Tab}');
    await expect(canvas.getByRole('tabpanel', { name: 'All' })).toHaveFocus();
    await userEvent.click(canvas.getByText('Spending'));
    await expect(canvas.getByRole('tabpanel', { name: 'Spending' })).toBeVisible();
    await expect(all?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(all?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const Chinese: Story = {
  args: {
    label: '积分',
    items: [
      { id: 'all', title: '全部', content: '3 条记录' },
      { id: 'earning', title: '获得', content: '2 条记录' },
      { id: 'spending', title: '使用', content: '1 条记录' },
    ],
    selected: 'earning',
  },
};
