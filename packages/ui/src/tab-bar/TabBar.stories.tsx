import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeIcon, receiptIcon, userIcon } from '../icon/drawings/frame.ts';
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
