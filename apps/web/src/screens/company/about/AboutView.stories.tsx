import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { company, plainCompany } from '../help/samples.ts';
import { textsIn } from '../reading/samples.ts';
import { AboutView } from './AboutView.tsx';

const meta = {
  component: AboutView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    company,
    name: 'company_about',
    texts: textsIn('ready'),
    onRetry: fn(),
  },
} satisfies Meta<typeof AboutView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The list of packages and data sets loads when it is opened. */
export const ThirdPartyOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('MIT', { exact: false })).toBeNull();
    await userEvent.click(canvas.getByText(/Open-source|开源软件/));
    await expect(await canvas.findByText(/^react \d/)).toBeVisible();
    await expect(canvas.getByText(/date-holidays/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /GeoNames/ })).toHaveAttribute(
      'href',
      'https://www.geonames.org',
    );
  },
};

export const Loading: Story = {
  args: { texts: textsIn('loading') },
};
/** The contacts are shown even if the company text fails to load. */
export const Failed: Story = {
  args: { texts: textsIn('failed') },
};
export const Untold: Story = {
  args: { company: plainCompany, texts: textsIn('ready', { company_about: '' }) },
};
