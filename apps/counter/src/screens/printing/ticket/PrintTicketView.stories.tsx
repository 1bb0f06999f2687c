import { aPrintJob } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PrintTicketView } from './PrintTicketView.tsx';

const JOB = aPrintJob({ state: 'queued', printer_id: null, printer_name: null });

const meta = {
  component: PrintTicketView,
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    status: 'done',
    job: JOB,
    error: null,
    browserHref: '/counter/print/kitchen/order-1?branch=bangsar',
    onRetry: fn(),
  },
} satisfies Meta<typeof PrintTicketView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sending: Story = { args: { status: 'running', job: null } };
export const Sent: Story = {};
export const SentToOne: Story = { args: { job: aPrintJob({ printer_name: 'Kitchen' }) } };
export const SentDuplicate: Story = { args: { job: { ...JOB, is_duplicate: true } } };

/** The window may be blocked, so a link opens it. */
export const NoPrinter: Story = {
  args: { status: 'rejected', job: null, error: 'NO_PRINTER' },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('href', args.browserHref);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const Failed: Story = {
  args: { status: 'rejected', job: null, error: 'OFFLINE' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
