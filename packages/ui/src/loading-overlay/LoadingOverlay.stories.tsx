import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  component: LoadingOverlay,
  args: { label: 'Opening the restaurant' },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Chinese: Story = { args: { label: '正在打开餐厅' } };
