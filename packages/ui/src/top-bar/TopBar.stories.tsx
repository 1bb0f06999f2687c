import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchIcon } from '../icon/drawings/search.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = { component: TopBar, args: { title: 'Orders' } } satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { look: 'large' } };
export const WithBack: Story = {
  args: { title: 'Select Your Pickup Branch', back: { label: 'Back', href: '#home' } },
};
export const WithActions: Story = {
  args: {
    title: '菜单',
    back: { label: '返回', href: '#home' },
    actions: <IconButton icon={searchIcon} label="搜索" />,
  },
};
export const OverPicture: Story = {
  args: { title: 'Chicken claypot', look: 'over', back: { label: 'Back', href: '#menu' } },
};
