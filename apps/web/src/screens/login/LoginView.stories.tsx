import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoginView } from './LoginView.tsx';

const meta = {
  component: LoginView,
  args: {
    companyName: 'Claypot Kitchen',
    banner: '/media/demo/banner-1.avif',
    language: 'en',
    onLanguage: fn(),
    onContinueAsGuest: fn(),
  },
} satisfies Meta<typeof LoginView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The splash is over the screen, and the button answers all the same. */
export const Welcome: Story = {
  play: async ({ canvasElement, args }) => {
    const guest = within(canvasElement).getByRole('button');
    await userEvent.click(guest);
    await expect(args.onContinueAsGuest).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: { companyName: 'Claypot & Charcoal Heritage Kitchen of Old Klang Road', language: 'zh_CN' },
};

export const NoPicture: Story = { args: { banner: null } };
