import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './TabBar.tsx';

const meta = {
  component: TabBar,
  args: {
    label: 'Main',
    items: [
      { href: '#home', label: 'Order', icon: 'home' },
      { href: '#orders', label: 'Orders', icon: 'receipt' },
      { href: '#me', label: 'Me', icon: 'user' },
    ],
    current: '#home',
  },
} satisfies Meta<typeof TabBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Elsewhere: Story = { args: { current: null } };
