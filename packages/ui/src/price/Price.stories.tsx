import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = { component: Price, args: { amount: '18.90' } } satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'lg', amount: '1,218.90' } };
export const Reduced: Story = { args: { was: '22.90', wasLabel: 'Was' } };
export const From: Story = { args: { prefix: 'From', size: 'sm' } };
