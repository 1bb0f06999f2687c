import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { count: 3 } };
export const Rows: Story = { args: { shape: 'row', count: 4 } };
export const Picture: Story = { args: { shape: 'picture' } };
