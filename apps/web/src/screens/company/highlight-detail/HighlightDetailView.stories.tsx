import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { textsIn } from '../reading/samples.ts';
import { HighlightDetailView } from './HighlightDetailView.tsx';
import { JoinLink } from './JoinLink.tsx';

const meta = {
  component: HighlightDetailView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    programme: 'CCH Family',
    picture: '/media/demo/highlight-1.avif',
    join: <JoinLink />,
    name: 'company_programme',
    texts: textsIn('ready'),
    onRetry: fn(),
  },
} satisfies Meta<typeof HighlightDetailView>;
export default meta;

type Story = StoryObj<typeof meta>;

function ways(canvasElement: HTMLElement): (string | null)[] {
  const links = within(canvasElement).getAllByRole('link');
  return links.slice(1).map((link) => link.getAttribute('href'));
}

export const Guest: Story = {
  play: async ({ canvasElement }) => {
    await expect(ways(canvasElement)).toEqual(['/signUp', '/tnc']);
  },
};
export const Member: Story = {
  args: { join: null },
  play: async ({ canvasElement }) => {
    await expect(ways(canvasElement)).toEqual(['/tnc']);
  },
};
export const Loading: Story = {
  args: { texts: textsIn('loading') },
};
export const Failed: Story = {
  args: { texts: textsIn('failed') },
};
export const Untold: Story = { args: { texts: textsIn('ready', { company_programme: '' }) } };
