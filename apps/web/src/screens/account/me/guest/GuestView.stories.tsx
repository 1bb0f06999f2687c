import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QUICK_LINKS } from '../../../../routes/quick-links.ts';
import { QuickLinksContext } from '../../../definition/quick-links-context.ts';
import { PROGRAMME } from '../samples.ts';
import { GuestView } from './GuestView.tsx';

const meta = {
  component: GuestView,
  decorators: [
    (Story) => (
      <QuickLinksContext value={QUICK_LINKS}>
        <Story />
      </QuickLinksContext>
    ),
  ],
  args: {
    name: 'Guest_204817',
    branchName: 'CCH Bangsar',
    programme: PROGRAMME,
    signUpPoints: 100,
    signUpHref: '/signUp',
    signInHref: '/login?signIn=1',
  },
} satisfies Meta<typeof GuestView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [banner] = canvas.getAllByRole('heading', { level: 2 });
    await expect(banner).toHaveTextContent('100');
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.slice(0, 3)).toEqual(['/signUp', '/login?signIn=1', '/home']);
    await expect(links).not.toContain('/profile');
    await expect(links).not.toContain('/notification');
  },
};

export const NoBranchYet: Story = { args: { branchName: null } };

/** If the company grants no points for signing up, the banner mentions none. */
export const NoPointsForJoining: Story = {
  args: { signUpPoints: 0, programme: { ...PROGRAMME, name: 'Lotus Club' } },
  play: async ({ canvasElement }) => {
    const [banner] = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(banner).toHaveTextContent('Lotus Club');
  },
};
