import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { StatusScreenView } from './StatusScreenView.tsx';

const meta = {
  component: StatusScreenView,
  decorators: [asScreen],
  args: {
    screen: {
      preparing: ['0048', '0049', '0050', '0051', '0052', '0053', '0054'],
      ready: ['0047', '0046', '0044'],
      isStale: false,
    },
  },
} satisfies Meta<typeof StatusScreenView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = {};

export const Full: Story = {
  args: {
    screen: {
      preparing: Array.from({ length: 30 }, (_, index) => String(1000 + index)),
      ready: Array.from({ length: 20 }, (_, index) => String(2000 + index)),
      isStale: false,
    },
  },
};

export const Empty: Story = { args: { screen: { preparing: [], ready: [], isStale: false } } };

export const Stale: Story = {
  args: { screen: { preparing: ['0048'], ready: ['0047'], isStale: true } },
};
