import type { Meta, StoryObj } from '@storybook/react-vite';
import { backIcon } from '../icon/drawings/common.ts';
import { bagIcon } from '../icon/drawings/sign-in.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { icon: bagIcon, label: 'Cart' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Soft: Story = { args: { look: 'soft' } };
export const Floating: Story = { args: { look: 'floating', icon: backIcon, label: 'Back' } };
export const WithCount: Story = { args: { count: '9+', label: 'Cart, more than 9 items' } };
export const Disabled: Story = { args: { disabled: true } };
