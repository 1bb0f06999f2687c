import type { Tier } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { queryIn } from '../../shared/testing/query-in.ts';
import { GuestFamilyView } from './GuestFamilyView.tsx';
import { FAMILY_DAY, TIERS } from './samples.ts';

const meta = {
  component: GuestFamilyView,
  args: {
    programme: 'CCH Family',
    signUpPoints: 100,
    signUpHref: '/signUp?returnTo=%2Ffamily',
    signInHref: '/login?signIn=1&returnTo=%2Ffamily',
    tiers: queryIn('ready', TIERS),
    familyDay: { ...FAMILY_DAY, isToday: false },
    onRetry: fn(),
  },
} satisfies Meta<typeof GuestFamilyView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The sign-up and sign-in links come before all others. */
export const Guest: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/signUp?returnTo=%2Ffamily',
      '/login?signIn=1&returnTo=%2Ffamily',
      '/tnc',
    ]);
    await expect(within(canvasElement).getByText('RM500 in vouchers')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { tiers: queryIn<readonly Tier[]>('loading', null) } };

export const Failed: Story = {
  args: { tiers: queryIn<readonly Tier[]>('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
