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

/** The number of the order stands there already: one press sends its code. */
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

/** Whoever is a member already finds the way in, and comes back to the order. */
export const Registered: Story = {
  args: { code: codeForm({ code: { rejection: 'PHONE_NO_REGISTERED' }, fields: NUMBER }) },
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.at(-1)).toHaveAttribute('href', args.loginHref);
  },
};
