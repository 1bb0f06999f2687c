import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Sold Out' } } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Action: Story = { args: { tone: 'action', children: 'New' } };
export const Success: Story = { args: { tone: 'success', children: 'Open' } };
export const Toast: Story = { args: { tone: 'notice', children: '招牌' } };
export const Progress: Story = { args: { tone: 'progress', children: 'Preparing' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Required' } };
