import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';
import { TabsFallback } from './TabsFallback.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Points',
    items: [
      { id: 'all', title: 'All', content: <p>Three entries</p> },
      { id: 'earning', title: 'Earning', content: <p>Two entries</p> },
      { id: 'spending', title: 'Spending', content: <p>One entry</p> },
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

function sizeOf(drawn: Element) {
  const { left, width, height } = drawn.getBoundingClientRect();
  return { left, width, height };
}

/** The tabs are one tab stop; arrow keys wrap around, Home and End go to the ends. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [all, earning, spending] = await canvas.findAllByRole('tab');
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

/** Until the tabs' code has loaded, each tab is a button of the same size and position. */
export const Outline: Story = {
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <>
        <Tabs {...args} selected={selected} onSelect={setSelected} />
        <TabsFallback {...args} selected={selected} onSelect={setSelected} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = await canvas.findAllByRole('tab');
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(canvas.getByRole('button', { name: 'Earning' }));
    await expect(canvas.getAllByText('Two entries')).toHaveLength(2);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Earning');
    await expect(buttons.map(sizeOf)).toEqual(tabs.map(sizeOf));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Spending');
  },
};

export const Chinese: Story = {
  args: {
    label: '积分',
    items: [
      { id: 'all', title: '全部', content: <p>3 条记录</p> },
      { id: 'earning', title: '获得', content: <p>2 条记录</p> },
      { id: 'spending', title: '使用', content: <p>1 条记录</p> },
    ],
    selected: 'earning',
  },
};
