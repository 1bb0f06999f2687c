import type { TopUpValues } from '@claypot/domain/loyalty';
import { cents } from '@claypot/sdk';
import { aBranch, aMember } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formInState } from '../../shared/testing/form-samples.ts';
import { bringsTo, filledWith, QUICK_AMOUNTS } from './samples.ts';
import { TopUpFormView } from './TopUpFormView.tsx';

const meta = {
  component: TopUpFormView,
  args: {
    back: { label: 'Back', href: '/family', onPress: fn() },
    member: aMember({ wallet: cents(8450) }),
    quickAmounts: QUICK_AMOUNTS,
    bringsOf: bringsTo(1),
    form: filledWith(''),
    problem: null,
    branches: [],
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof TopUpFormView>;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (root: HTMLElement) => root.querySelector<HTMLInputElement>('[name=amount]');
const pay = (root: HTMLElement) => root.querySelector<HTMLElement>('[type=submit]');

/** By keyboard alone: to the amount, to the amounts offered, through them, and Enter. */
export const Blank: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    named(canvasElement)?.focus();
    await userEvent.tab();
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('50');
    pay(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** What it brings stands under the amount before anything is paid, and the button says how much. */
export const MakesSilver: Story = {
  args: { form: filledWith('500') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/RM 500/);
    await expect(canvas.getByText('RM500 in vouchers')).toBeVisible();
    await expect(pay(canvasElement)).toHaveTextContent('RM 500.00');
  },
};

/** Where else it is done stands under the form, folded, and leads to the outlet. */
export const AtCounters: Story = {
  args: {
    branches: [
      aBranch({ id: 'bangsar', branch_name: 'CCH Bangsar', distance: 0.7 }),
      aBranch({ id: 'subang', branch_name: 'CCH Subang Jaya', distance: null }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByText(/2 (branches|家分店)/);
    await expect(canvas.getByText('CCH Bangsar')).not.toBeVisible();
    await userEvent.click(line);
    await waitFor(() => expect(canvas.getByText('CCH Bangsar')).toBeVisible());
    const outlet = canvas.getByRole('link', { name: /CCH Bangsar/ });
    await expect(outlet).toHaveAttribute('href', '/pickupBranch/bangsar');
  },
};

export const MakesGold: Story = { args: { form: filledWith('1000') } };

/** A little short of a tier: how much, and one press makes up for it. */
export const NearlySilver: Story = {
  args: { form: filledWith('380') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByText(/RM 120/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /RM 500$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('500');
  },
};

export const Renews: Story = {
  args: {
    form: filledWith('500'),
    bringsOf: bringsTo(2),
  },
};

/** A little short of renewing: the nearest tier comes first, and the higher one is still named. */
export const NearlyRenews: Story = {
  args: { form: filledWith('450'), bringsOf: bringsTo(2) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/RM\s50\b.*Junior Flyers/)).toBeVisible();
    await expect(canvas.getByText(/RM\s550.*Royal Rooster/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /RM\s500$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('500');
  },
};

/** Less than what made the member's tier: the vouchers come, and the tier stays. */
export const KeepsGold: Story = { args: { form: filledWith('500'), bringsOf: bringsTo(3) } };

/** The highest tier is renewed, too. */
export const NearlyRenewsGold: Story = {
  args: { form: filledWith('888.80'), bringsOf: bringsTo(3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/RM\s111\.20.*Royal Rooster/)).toBeVisible();
  },
};

/** A company with one tier promises nothing for any amount. */
export const BringsNothingMore: Story = {
  args: { form: filledWith('88.80'), bringsOf: () => null },
};

export const Missing: Story = {
  args: {
    form: formInState<TopUpValues>('editing', {
      values: { amount: '' },
      errors: { amount: 'AMOUNT_REQUIRED' },
      firstInvalid: 'amount',
    }),
  },
  play: async ({ canvasElement }) => {
    pay(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(named(canvasElement)).toHaveFocus();
  },
};

/** As after typing 50 and deleting the 5: an amount, though nothing can be bought with it. */
export const Zero: Story = {
  args: {
    form: formInState<TopUpValues>('editing', {
      values: { amount: '0' },
      errors: { amount: 'AMOUNT_TOO_SMALL' },
      firstInvalid: 'amount',
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(named(canvasElement)).toHaveValue('0');
    await expect(within(canvasElement).getByText(/(is|为) RM10$/)).toBeVisible();
  },
};

export const TooLittle: Story = {
  args: {
    form: formInState<TopUpValues>('editing', {
      values: { amount: '9.99' },
      errors: { amount: 'AMOUNT_TOO_SMALL' },
      firstInvalid: 'amount',
    }),
  },
};

/** The server has other bounds: said at the amount. */
export const RejectedAmount: Story = {
  args: {
    form: formInState<TopUpValues>('editing', {
      values: { amount: '5000' },
      rejection: 'TOP_UP_AMOUNT',
    }),
  },
};

export const Sending: Story = {
  args: { form: formInState<TopUpValues>('submitting', { values: { amount: '500' } }) },
};

/** It says so first, nothing is lost, and the amount stands as it was. */
export const Declined: Story = {
  args: {
    form: filledWith('1000'),
    problem: { kind: 'cancelled', reason: 'PAYMENT_DECLINED', amount: cents(100000) },
  },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('region', {
      name: /did not go through|没有成功/,
    });
    await expect(notice).toHaveFocus();
    await expect(named(canvasElement)).toHaveValue('1000');
  },
};

export const GivenUp: Story = {
  args: {
    form: filledWith('200'),
    problem: { kind: 'cancelled', reason: 'CUSTOMER_CANCELLED', amount: cents(20000) },
  },
};

export const RanOut: Story = {
  args: {
    form: filledWith('200'),
    problem: { kind: 'cancelled', reason: 'PAYMENT_ABANDONED', amount: cents(20000) },
  },
};

export const NotPlaced: Story = {
  args: { form: filledWith('50'), problem: { kind: 'notPlaced' } },
};

export const PaymentsAway: Story = {
  args: {
    form: filledWith('50'),
    problem: { kind: 'rejected', code: 'SERVICE_UNAVAILABLE' },
  },
};
