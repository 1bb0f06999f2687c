import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  component: StatusBadge,
  args: { completed: false, children: 'PREPARING' },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Completed: Story = { args: { completed: true, children: 'COMPLETED' } };
