import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HelpView } from './HelpView.tsx';
import { company, plainCompany } from './samples.ts';

const meta = {
  component: HelpView,
  args: { back: { label: 'Back', href: '/me', onPress: fn() }, company },
} satisfies Meta<typeof HelpView>;
export default meta;

type Story = StoryObj<typeof meta>;

function hrefs(canvasElement: HTMLElement): (string | null)[] {
  return within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

/** The phone number is a `tel:` link; the chat and external sites open in new tabs. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(hrefs(canvasElement)).toEqual([
      '/me',
      'https://chat.cch.example',
      'tel:+60312345678',
      'mailto:hello@cch.example',
      '/refund',
      '/tnc',
      'https://facebook.com/cch.example',
      'https://instagram.com/cch.example',
      'https://cch.example',
    ]);
    for (const link of canvasElement.querySelectorAll('a[href^="https:"]')) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
};

/** Contacts that the company lacks are not listed. */
export const NoSites: Story = {
  args: { company: plainCompany },
  play: async ({ canvasElement }) => {
    await expect(hrefs(canvasElement)).toHaveLength(5);
  },
};
