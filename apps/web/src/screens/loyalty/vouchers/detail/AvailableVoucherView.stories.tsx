import type { Voucher } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mutationIn } from '../../../shared/testing/mutation-in.ts';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { FEAST, MANY_TERMS, OFFER } from '../samples.ts';
import { AvailableVoucherView } from './AvailableVoucherView.tsx';

const CLAIM = /^(Claim|立即领取)$/;
const INPUT = { voucher_id: 'vch_first_order' };

const claimIn = (...[value, came]: [Parameters<typeof mutationIn>[0], { error: 'ERROR' }?]) =>
  mutationIn<object, Voucher>(value, INPUT, came);

const meta = {
  component: AvailableVoucherView,
  args: {
    back: { label: 'Back', href: '/voucher', onPress: fn() },
    voucher: queryIn('ready', OFFER),
    claim: claimIn({ waiting: 'idle' }),
    profileHref: '/profile?returnTo=%2FvoucherDetail%2Favailable%2Fvch_first_order',
    onClaim: fn(),
    onDismiss: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AvailableVoucherView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the terms in plain sentences, and claims with one press. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Minimum spend RM 50.00|满 RM 50.00 可用/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: CLAIM }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};

export const ManyTerms: Story = {
  args: { voucher: queryIn('ready', MANY_TERMS) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Bandar Puteri Puchong/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /100/ })).toBeVisible();
  },
};

export const Claiming: Story = {
  args: { claim: claimIn('running') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: CLAIM }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

/** The voucher cannot be claimed now: the page shows the reason and no button. */
export const NotNow: Story = {
  args: { voucher: queryIn('ready', FEAST) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Not enough point|积分不足/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: CLAIM })).toBeNull();
  },
};

/** The server rejected the claim, so the page shows its reason. */
export const Rejected: Story = {
  args: {
    claim: mutationIn<object, Voucher>({ waiting: 'rejected' }, INPUT, {
      error: 'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED',
    }),
  },
};

export const Lost: Story = {
  args: { claim: claimIn({ waiting: 'rejected' }, { error: 'ERROR' }) },
};

/**
 * The name or the e-mail address is missing: the popup links to the profile, which returns here.
 */
export const ProfileIncomplete: Story = {
  args: {
    claim: mutationIn<object, Voucher>({ waiting: 'rejected' }, INPUT, {
      error: 'PROFILE_INCOMPLETE',
    }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    // The profile requires these three, so the popup names all of them.
    const text = dialog.getByText(/full name, email and date of birth|姓名、电邮和出生日期/);
    // The popup fades in.
    await waitFor(() => expect(text).toBeVisible());
    await expect(dialog.getByRole('link')).toHaveAttribute('href', args.profileHref);
    await userEvent.click(dialog.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { voucher: queryIn<Voucher>('loading', null) } };

export const Failed: Story = { args: { voucher: queryIn<Voucher>('failed', null) } };

export const Stale: Story = { args: { voucher: queryIn('stale', OFFER) } };
