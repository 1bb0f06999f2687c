import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homeIcon, receiptIcon, storeIcon, userIcon } from '../icon/drawings/frame.ts';
import { TabBar } from './TabBar.tsx';

const meta = {
  component: TabBar,
  args: {
    label: 'Main',
    items: [
      { href: '#home', label: 'Order', icon: homeIcon },
      { href: '#orders', label: 'Orders', icon: receiptIcon },
      { href: '#me', label: 'Me', icon: userIcon },
    ],
    current: '#home',
  },
} satisfies Meta<typeof TabBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Elsewhere: Story = { args: { current: null } };

/** The tabs of a phone have fewer items than the rail of a wide window. */
const manyItems = {
  items: [
    { href: '#orders', label: 'Orders', icon: receiptIcon },
    { href: '#branch', label: 'Branch', icon: storeIcon, only: 'rail' },
    { href: '#more', label: 'More', icon: homeIcon, only: 'tabs' },
  ],
  current: '#orders',
} satisfies Partial<Story['args']>;

export const ManyItemsOnPhone: Story = {
  args: manyItems,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Orders', 'More']);
  },
};

export const ManyItemsInWideWindow: Story = {
  args: manyItems,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Orders', 'Branch']);
  },
};
