import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SettingView } from './SettingView.tsx';

const meta = {
  component: SettingView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    guestName: null,
    language: 'en',
    company: {
      company_name: 'Claypot Kitchen',
      company_registration_no: '202301034567 (1528490-K)',
    },
    onLogOut: fn(),
  },
} satisfies Meta<typeof SettingView>;
export default meta;

type Story = StoryObj<typeof meta>;

function hrefs(canvasElement: HTMLElement): (string | null)[] {
  return within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

/** A member loses nothing by signing out, so there is no confirmation. */
export const Member: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(hrefs(canvasElement)).toEqual([
      '/me',
      '/changePassword',
      '/language',
      '/privacy',
      '/tnc',
      '/refund',
    ]);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const Guest: Story = {
  args: { guestName: 'Guest_204817', language: 'zh_CN' },
  play: async ({ canvasElement }) => {
    await expect(hrefs(canvasElement)).not.toContain('/changePassword');
  },
};

/** A guest has to confirm. The initially focused button changes nothing. */
export const GuestLeaving: Story = {
  args: { guestName: 'Guest_204817' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const [stay, leave] = within(canvas.getByRole('dialog')).getAllByRole('button');
    await expect(stay).toHaveFocus();
    if (stay) await userEvent.click(stay);
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button'));
    if (leave) await userEvent.click(leave);
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
