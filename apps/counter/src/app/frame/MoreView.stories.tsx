import { guestsIcon, searchIcon, settingsIcon } from '@claypot/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoreView } from './MoreView.tsx';

const meta = {
  component: MoreView,
  args: {
    items: [
      { href: '/counter/search', label: 'Search', icon: searchIcon },
      { href: '/counter/staff', label: 'Staff', icon: guestsIcon },
      { href: '/counter/settings', label: 'Settings', icon: settingsIcon },
    ],
  },
} satisfies Meta<typeof MoreView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Screens: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Search', 'Staff', 'Settings']);
  },
};
