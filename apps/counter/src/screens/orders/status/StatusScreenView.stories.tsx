import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { StatusScreenView } from './StatusScreenView.tsx';

const meta = {
  component: StatusScreenView,
  // The screen shows both languages.
  parameters: { outdatedTexts: 'allowed' },
  decorators: [asScreen],
  args: {
    screen: {
      preparing: ['4237EJ', 'AHP9FJ', 'VYJF96', 'MCG9EQ', 'MWQA4X', 'K188TZ', 'WWWWWW'],
      ready: ['X0MG59', 'N48412', '9T54M2'],
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
      preparing: Array.from({ length: 30 }, (_, index) => `K188${10 + index}`),
      ready: Array.from({ length: 20 }, (_, index) => `PKF4${10 + index}`),
      isStale: false,
    },
  },
};

export const Empty: Story = { args: { screen: { preparing: [], ready: [], isStale: false } } };

export const Stale: Story = {
  args: { screen: { preparing: ['4237EJ'], ready: ['X0MG59'], isStale: true } },
};
