import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'The menu did not load',
    text: 'Please check your connection and try again.',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Retrying: Story = { args: { retrying: true } };
