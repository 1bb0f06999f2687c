import { tierBenefit } from '@claypot/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { QUICK_LINKS } from '../../../../routes/quick-links.ts';
import { QuickLinksContext } from '../../../definition/quick-links-context.ts';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { GOLD, NEW_MEMBER, PROGRAMME, SILVER } from '../samples.ts';
import { MemberView } from './MemberView.tsx';

function of(member: typeof SILVER) {
  return { member, benefit: tierBenefit(member) };
}

/** Names of the specification's levels, which customers do not know. */
const INTERNAL_LEVEL = /Regular|Silver|Gold/;

const meta = {
  component: MemberView,
  decorators: [
    (Story) => (
      <QuickLinksContext value={QUICK_LINKS}>
        <Story />
      </QuickLinksContext>
    ),
  ],
  args: {
    ...of(SILVER),
    unread: '3',
    claimable: '2 now',
    branchName: 'CCH Bangsar',
    programme: PROGRAMME,
    renewal: '/topUp?amount=500',
    welcoming: false,
    freshness: queryIn('ready', true),
    onRetry: fn(),
    onWelcomed: fn(),
  },
} satisfies Meta<typeof MemberView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The balance links to the transactions; points have their own link. */
export const Member: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1,280')).toBeVisible();
    await expect(canvas.getByText('384.50')).toBeVisible();
    await expect(canvas.getByText('Junior Flyers')).toBeVisible();
    await expect(canvas.queryByText(INTERNAL_LEVEL)).toBeNull();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/transactionHistory',
      '/topUp',
      '/qrCode',
      '/qrCode',
      '/order',
      '/myBooking',
      '/addressBook',
      '/notification',
      '/profile',
      '/point',
      '/myVouchers',
      '/voucher',
      '/branchList',
      '/help',
      '/about',
      '/setting',
      '/highlightDetail',
    ]);
  },
};

/** A new member has no name yet, so the phone number is shown instead. */
export const NewMember: Story = {
  args: { ...of(NEW_MEMBER), unread: '1', branchName: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: '012-345 6789' })).toBeVisible();
    const [, , code, first] = canvas.getAllByRole('link');
    await expect(code).toHaveAttribute('href', '/qrCode');
    await expect(first).toHaveAttribute('href', '/firstTime');
  },
};

/** The wallet balance is too low for the tier's discount. */
export const GoldFrozen: Story = { args: { ...of(GOLD), unread: '10+' } };

export const JustSignedIn: Story = {
  args: { welcoming: true },
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await expect(within(dialog).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWelcomed).toHaveBeenCalledOnce();
  },
};

/** Several reminders rotate, and the member can pause them. */
export const Reminded: Story = {
  args: { ...of({ ...SILVER, is_tier_remind: 1, is_voucher_remind: 1 }), unread: null },
  play: async ({ canvasElement }) => {
    const show = within(canvasElement).getByRole('region', { name: /For you|温馨提醒/ });
    const pause = await within(show).findByRole('button', { name: /Pause|暂停/ });
    await userEvent.click(pause);
    await expect(within(show).getByRole('button', { name: /Play|播放/ })).toHaveFocus();
  },
};

/** The reminder links to a top-up with the renewal amount filled in. */
export const OneReminder: Story = {
  args: of({ ...SILVER, is_tier_remind: 1 }),
  play: async ({ canvasElement }) => {
    const [reminder] = within(canvasElement).getAllByRole('link', { name: /Junior Flyers/ });
    await expect(reminder).toHaveAttribute('href', '/topUp?amount=500');
  },
};

export const VoucherReminder: Story = {
  args: of({ ...SILVER, is_voucher_remind: 1 }),
  play: async ({ canvasElement }) => {
    const hrefs = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain('/myVouchers');
  },
};

export const PictureOnItsWay: Story = {
  args: { programme: { ...PROGRAMME, picture: null } },
};

export const LongName: Story = {
  args: of({ ...GOLD, full_name: 'Nur Aisyah 😀 '.repeat(10), avatar: null }),
};

/** The persisted card is shown while the server revalidates it. */
export const Unconfirmed: Story = {
  args: { freshness: { ...queryIn('refreshing', true), unconfirmed: true } },
  play: async ({ canvasElement }) => {
    const mark = await within(canvasElement).findByText(/checking now|正在确认/);
    await waitFor(() => expect(mark).toBeVisible());
  },
};

/** The balance may be outdated: a notice shows its time and offers a retry. */
export const Stale: Story = {
  args: {
    freshness: {
      ...queryIn('stale', true),
      asOf: Temporal.Instant.from('2026-11-21T03:00:00Z').epochMilliseconds,
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Try again|重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
