import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { textsIn } from '../reading/samples.ts';
import { LegalView } from './LegalView.tsx';

const meta = {
  component: LegalView,
  args: {
    back: { label: 'Back', href: '/setting', onPress: fn() },
    title: 'Terms & conditions',
    name: 'company_tnc',
    texts: textsIn('ready'),
    onRetry: fn(),
  },
} satisfies Meta<typeof LegalView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { texts: textsIn('loading') },
};

/** A long text has a table of contents. Each entry moves the focus to its heading. */
export const Long: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await userEvent.click(canvas.getByRole('link', { name: '5. Wallet' }));
    const heading = canvas.getByRole('heading', { name: '5. Wallet' });
    await expect(heading).toHaveFocus();
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(innerHeight));
    await expect(location.hash).toBe('');
  },
};

/** A short text has no table of contents. */
export const Short: Story = {
  args: { title: 'Privacy policy', name: 'company_privacy' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** The cached text stays visible during a refetch, and if that fails. */
export const Refreshing: Story = {
  args: { texts: textsIn('refreshing') },
};

export const Missing: Story = {
  args: { title: 'Refund policy', name: 'company_refund_return' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')[1]).toHaveAttribute('href', '/help');
  },
};

export const Failed: Story = {
  args: { texts: textsIn('failed') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
