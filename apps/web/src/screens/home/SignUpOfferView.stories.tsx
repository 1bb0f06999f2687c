import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignUpOfferView } from './SignUpOfferView.tsx';

const meta = {
  component: SignUpOfferView,
  parameters: { machine: 'signUpOffer' },
  args: {
    open: true,
    points: 100,
    signUpHref: '/signUp',
    loginHref: '/login',
    onClose: fn(),
  },
} satisfies Meta<typeof SignUpOfferView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: { states: ['shown'] },
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

export const NotShown: Story = {
  parameters: { states: ['waiting', 'closed'] },
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
