import { cents, type Tier } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { queryIn } from '../../shared/testing/query-in.ts';
import { MemberFamilyView } from './MemberFamilyView.tsx';
import { FAMILY_DAY, FLYER, HATCHLING, ROOSTER, TIERS, tierOf } from './samples.ts';

const meta = {
  component: MemberFamilyView,
  // A benefit of the sample data has the words of a translated text.
  parameters: { outdatedTexts: 'allowed' },
  args: {
    ...FLYER,
    programme: 'CCH Family',
    tiers: queryIn('ready', TIERS),
    familyDay: { ...FAMILY_DAY, isToday: false },
    claimable: '2 now',
    freshness: queryIn('ready', true),
    onRetry: fn(),
    onRetryMember: fn(),
  },
} satisfies Meta<typeof MemberFamilyView>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The prompt names the single top-up that unlocks the next tier and links to exactly that amount.
 */
export const Silver: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('region', { name: 'Junior Flyers' });
    // The specification's levels have no place beside the company's own names.
    await expect(canvas.queryByText(/Regular|Silver|Gold/)).toBeNull();
    await expect(within(panel).getByRole('link', { name: /RM\s384\.50/ })).toHaveAttribute(
      'href',
      '/transactionHistory',
    );
    const rungs = within(panel).getAllByRole('listitem');
    await expect(rungs.map((rung) => rung.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
    const prompt = canvas.getByRole('region', { name: /RM\s1,000.*Royal Rooster/ });
    await expect(within(prompt).getByRole('link')).toHaveAttribute('href', '/topUp?amount=1000');
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.slice(3)).toEqual([
      '/myVouchers',
      '/voucher',
      '/transactionHistory/topup',
      '/tnc',
    ]);
  },
};

/** The members' day is always listed; on the day itself it is labelled "today". */
export const FamilyDayIsToday: Story = {
  args: { familyDay: FAMILY_DAY },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole('region', { name: 'Royal Family Day' });
    await expect(within(day).getByText(/Today|今天/)).toBeVisible();
    await expect(within(day).getByText(/22%/)).toBeVisible();
  },
};

export const NoFamilyDay: Story = {
  args: { familyDay: null },
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).queryByRole('region', { name: 'Royal Family Day' });
    await expect(day).toBeNull();
  },
};

/** The keyboard alone pages through the tiers, starting at the next one. There is no autoplay. */
export const TurnedByKeyboard: Story = {
  args: HATCHLING,
  play: async ({ canvasElement }) => {
    const slides = within(within(canvasElement).getByRole('region', { name: /Tier by tier|逐级/ }));
    const next = await slides.findByRole('button', { name: /Next|下一/ });
    await expect(slides.queryByRole('button', { name: /Pause|暂停/ })).toBeNull();
    const named = (name: RegExp) => slides.getByRole('listitem', { name });
    await expect(named(/^Junior Flyers/)).not.toHaveAttribute('inert');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(named(/^Royal Rooster/)).not.toHaveAttribute('inert'));
    await expect(next).toHaveFocus();
  },
};

export const Regular: Story = { args: HATCHLING };

/** No tier is higher, so no top-up is suggested. */
export const Gold: Story = {
  args: ROOSTER,
  play: async ({ canvasElement }) => {
    const hrefs = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(hrefs.filter((href) => href?.startsWith('/topUp'))).toEqual(['/topUp']);
  },
};

/** With less than RM10 in the wallet, vouchers and discount are frozen. */
export const Frozen: Story = {
  args: {
    member: { ...FLYER.member, wallet: cents(999) },
    panel: { ...FLYER.panel, isFrozen: true },
  },
  play: async ({ canvasElement }) => {
    const ways = within(canvasElement).getAllByRole('link', { name: /^Top up$|^充值$/ });
    await expect(ways).toHaveLength(2);
  },
};

/** A notice in the last month of a tier shows the top-up that renews it. */
export const EndsSoon: Story = {
  args: {
    member: { ...FLYER.member, is_tier_remind: 1 },
    panel: {
      ...FLYER.panel,
      expiry: { date: Temporal.PlainDate.from('2026-12-04'), daysLeft: 12 },
    },
  },
  play: async ({ canvasElement }) => {
    const renew = within(canvasElement).getByRole('link', { name: /RM\s500/ });
    await expect(renew).toHaveAttribute('href', '/topUp?amount=500');
  },
};

export const LastDay: Story = {
  args: {
    member: { ...FLYER.member, is_tier_remind: 1 },
    panel: {
      ...FLYER.panel,
      expiry: { date: Temporal.PlainDate.from('2026-11-22'), daysLeft: 0 },
    },
  },
};

/** The tier expired while the screen was open. */
export const Ended: Story = {
  args: { member: FLYER.member, panel: { ...HATCHLING.panel, hasEnded: true } },
};

/**
 * The member's own tier is available before the list of tiers. Content that would shift waits for
 * the list.
 */
export const Loading: Story = {
  args: {
    panel: { ...FLYER.panel, current: null, next: null, prompt: null },
    tiers: queryIn<readonly Tier[]>('loading', null),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Junior Flyers' })).toBeVisible();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).not.toContain('/myVouchers');
  },
};

export const Failed: Story = {
  args: {
    panel: { ...FLYER.panel, current: null, next: null, prompt: null },
    tiers: queryIn<readonly Tier[]>('failed', null),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = { args: { tiers: queryIn('stale', TIERS) } };
export const Refreshing: Story = { args: { tiers: queryIn('refreshing', TIERS) } };

export const OneTier: Story = {
  args: {
    member: HATCHLING.member,
    panel: { ...HATCHLING.panel, next: null, prompt: null },
    tiers: queryIn('ready', [tierOf(1)]),
  },
};

export const MemberStale: Story = {
  args: { freshness: queryIn('stale', true) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Try again|重试/ }));
    await expect(args.onRetryMember).toHaveBeenCalledOnce();
  },
};
