import type { TopUpValues } from '@claypot/domain/loyalty';
import { cents } from '@claypot/sdk';
import { aBranch, aMember } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formInState } from '../../shared/testing/form-samples.ts';
import { effectsAtLevel, filledWith, QUICK_AMOUNTS } from './samples.ts';
import { TopUpFormView } from './TopUpFormView.tsx';

const meta = {
  component: TopUpFormView,
  args: {
    back: { label: 'Back', href: '/family', onPress: fn() },
    member: aMember({ wallet: cents(8450) }),
    quickAmounts: QUICK_AMOUNTS,
    effectsOf: effectsAtLevel(1),
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

/** Keyboard only: from the input to the suggested amounts, and submit with Enter. */
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

/** The granted tier is shown before the payment, and the button contains the amount. */
export const MakesSilver: Story = {
  args: { form: filledWith('500') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/RM\s500\.00/);
    await expect(canvas.getByText('RM500 in vouchers')).toBeVisible();
    await expect(pay(canvasElement)).toHaveTextContent('RM 500.00');
  },
};

/** Branches that accept cash are listed in a collapsed section and link to their pages. */
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

/** Just below a tier: the card shows the missing amount and a button adds it. */
export const NearlySilver: Story = {
  args: { form: filledWith('380') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByText(/RM 120/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /RM\s500\.00$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('500');
  },
};

export const Renews: Story = {
  args: {
    form: filledWith('500'),
    effectsOf: effectsAtLevel(2),
  },
};

/** Just below a renewal: the nearest tier comes first, the higher one is listed too. */
export const NearlyRenews: Story = {
  args: { form: filledWith('450'), effectsOf: effectsAtLevel(2) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/RM\s50\b.*Junior Flyers/)).toBeVisible();
    await expect(canvas.getByText(/RM\s550.*Royal Rooster/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /RM\s500\.00$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('500');
  },
};

/** Less than the current tier required: the member receives vouchers and keeps the tier. */
export const KeepsGold: Story = { args: { form: filledWith('500'), effectsOf: effectsAtLevel(3) } };

/** The highest tier can be renewed, too. */
export const NearlyRenewsGold: Story = {
  args: { form: filledWith('888.80'), effectsOf: effectsAtLevel(3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/RM\s111\.20.*Royal Rooster/)).toBeVisible();
  },
};

/** A company with one tier grants nothing for any amount. */
export const BringsNothingMore: Story = {
  args: { form: filledWith('88.80'), effectsOf: () => null },
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

/** Input after typing 50 and deleting the 5: a number, but too small. */
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
    await expect(within(canvasElement).getByText(/(is|为) RM 10\.00$/)).toBeVisible();
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

/** The server has other limits: the error appears at the amount. */
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

/** The notice gets the focus and states that nothing was charged. The amount is unchanged. */
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
