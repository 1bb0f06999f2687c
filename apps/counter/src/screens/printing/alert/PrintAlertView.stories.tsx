import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../../orders/shared/testing/story-decorators.tsx';
import { aJobsView, aProblem, FAILED, LOST, WAITING } from '../shared/printing-samples.ts';
import { PrintAlertView } from './PrintAlertView.tsx';

const meta = {
  component: PrintAlertView,
  decorators: [asScreen],
  args: {
    jobs: aJobsView([LOST]),
    cable: { status: 'none', isRefused: false },
    rejected: null,
    canPrint: true,
    printersHref: '/counter/settings/printers',
    onReprint: fn(),
    onFound: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof PrintAlertView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unconfirmed: Story = {
  play: async ({ canvasElement, args }) => {
    const [reprint, found] = within(canvasElement).getAllByRole('button');
    if (reprint) await userEvent.click(reprint);
    await expect(args.onReprint).toHaveBeenCalledWith(LOST.job);
    if (found) await userEvent.click(found);
    await expect(args.onFound).toHaveBeenCalledWith(LOST.job.id);
  },
};

export const Failed: Story = { args: { jobs: aJobsView([FAILED]) } };

/** Printing it again would not help while no printer takes jobs. */
export const Waiting: Story = {
  args: { jobs: aJobsView([WAITING]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      '/counter/settings/printers',
    );
  },
};

export const Many: Story = {
  args: {
    jobs: aJobsView([
      FAILED,
      LOST,
      ...['0061', '0062', '0063'].map((number) => aProblem({ number, kind: 'failed' })),
    ]),
  },
};

export const Reprinting: Story = {
  args: { jobs: aJobsView([LOST], { status: 'running', job: LOST.job, error: null }) },
};

export const ReprintRejected: Story = {
  args: { jobs: aJobsView([LOST], { status: 'rejected', job: LOST.job, error: 'NO_PRINTER' }) },
};

/** A locked device shows the problem; a person has to sign in. */
export const Locked: Story = {
  args: { canPrint: false, cable: { status: 'gone', isRefused: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** The order was closed before the server answered. */
export const NotSent: Story = {
  args: { jobs: aJobsView([]), rejected: 'OFFLINE' },
  play: async ({ canvasElement, args }) => {
    const [retry, dismiss] = within(canvasElement).getAllByRole('button');
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    if (dismiss) await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const CableGone: Story = {
  args: { jobs: aJobsView([]), cable: { status: 'gone', isRefused: false } },
};
/** Another program or tab has the printer. */
export const CableRefused: Story = {
  args: { jobs: aJobsView([]), cable: { status: 'gone', isRefused: true } },
};
export const CableSlow: Story = {
  args: { jobs: aJobsView([]), cable: { status: 'slow', isRefused: false } },
};

/** Test pages are only in the list of printers. */
export const Nothing: Story = {
  args: {
    jobs: aJobsView([aProblem({ number: null, kind: 'failed' })]),
    cable: { status: 'idle', isRefused: false },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
