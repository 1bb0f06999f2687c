import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { codeForm, FILLED, NUMBER } from '../../../account/forms/samples.ts';
import { JoinView } from './JoinView.tsx';

const meta = {
  component: JoinView,
  args: { code: codeForm({}), loginHref: '/login' },
} satisfies Meta<typeof JoinView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The order's phone number is prefilled, so one press sends the code. */
export const NumberKnown: Story = {
  args: { code: codeForm({ fields: NUMBER }) },
  play: async ({ canvasElement, args }) => {
    const [send] = within(canvasElement).getAllByRole('button');
    if (send) await userEvent.click(send);
    await expect(args.code.onSend).toHaveBeenCalledOnce();
  },
};

export const FilledIn: Story = {
  args: { code: codeForm({ otp: { code: 'counting' }, fields: FILLED }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(args.code.onChange).toHaveBeenCalledWith({ field: 'terms', value: false });
  },
};

/** A registered customer gets a sign-in link that returns to the order. */
export const Registered: Story = {
  args: { code: codeForm({ code: { rejection: 'PHONE_NO_REGISTERED' }, fields: NUMBER }) },
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.at(-1)).toHaveAttribute('href', args.loginHref);
  },
};
