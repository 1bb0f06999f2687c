import {
  type SignUpOfferSnapshot,
  selectIsOffered,
  signUpOfferMachine,
} from '@claypot/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { derived, sameIn, viewOf } from '../../../shared/testing/in-state.ts';
import { SignUpOfferView } from './SignUpOfferView.tsx';

function inState(value: SignUpOfferSnapshot['value']) {
  const snapshot = signUpOfferMachine.resolveState({ value, context: {} });
  return viewOf(snapshot, (offer) => ({ open: selectIsOffered(offer) }));
}

const shown = inState('shown');

const meta = {
  component: SignUpOfferView,
  args: derived(shown, {
    ...shown,
    points: 100,
    cartPoints: null,
    signUpHref: '/signUp',
    loginHref: '/login',
    onClose: fn(),
  }),
} satisfies Meta<typeof SignUpOfferView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).toHaveTextContent('100');
    const [signUp, login] = canvas.getAllByRole('link');
    await expect(signUp).toHaveAttribute('href', '/signUp');
    await expect(login).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** With a filled cart, the offer names the points that the order would earn. */
export const WithCart: Story = {
  args: { cartPoints: 29 },
  play: async ({ canvasElement }) => {
    const join = within(canvasElement).getByRole('link', { name: /29/ });
    await expect(join).toHaveAttribute('href', '/signUp');
  },
};

export const WithCartThatBringsNothing: Story = {
  args: { cartPoints: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent('100');
  },
};

export const NotShown: Story = {
  args: sameIn(inState, ['waiting', 'closed']),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
