import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AddressPendingView } from './AddressPendingView.tsx';

const meta = {
  component: AddressPendingView,
  args: {
    back: { label: 'Back', href: '/addNewAddress', onPress: fn() },
    title: 'formTitle',
    onRetry: fn(),
  },
} satisfies Meta<typeof AddressPendingView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'failed' } };
export const Gone: Story = { args: { status: 'gone' } };
