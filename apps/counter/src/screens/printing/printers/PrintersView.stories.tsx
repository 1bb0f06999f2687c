import type { CableView } from '@claypot/counter/printing';
import { aNewPrinter, aPrinter, aPrintJob } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aRecordsView } from '../../shared/layout/records-samples.ts';
import { aJobsView, aProblem, FAILED, LOST, WAITING } from '../shared/printing-samples.ts';
import { PrintersView } from './PrintersView.tsx';

const NOW = Temporal.Instant.from('2026-11-27T04:30:00Z');

const KITCHEN = aPrinter({ name: '厨房', prints_receipts: false });
const BAR = aPrinter({
  id: 'prn_bar',
  name: 'Bar',
  kind: 'epson_sdp',
  prints_kitchen: false,
  language: 'en',
  seen_at: '2026-11-27T11:12:00+08:00',
  error: 'PAPER',
});
const COUNTER = aPrinter({
  id: 'prn_counter',
  name: 'Counter',
  kind: 'usb',
  prints_kitchen: false,
  prints_receipts: true,
  language: 'en',
  seen_at: null,
});

const HERE: CableView = { status: 'idle', printerId: COUNTER.id, isRefused: false, job: null };
const ELSEWHERE: CableView = { ...HERE, status: 'none', printerId: null };
const IDLE = { name: null, status: 'idle', printer: null, error: null } as const;
const ready = aRecordsView('ready', {
  printers: [BAR, COUNTER, KITCHEN],
  action: IDLE,
  added: null,
});
const none = { printers: [], action: IDLE, added: null };

const PRINTED = aPrintJob({ id: '7', state: 'printed', order_number: 'CP-20261127-0040' });
const AGAIN = aPrintJob({ id: '8', state: 'queued', is_duplicate: true, printer_name: null });

const meta = {
  component: PrintersView,
  args: {
    view: ready,
    jobs: aJobsView([]),
    cable: HERE,
    branchName: 'CCH Bukit Bintang',
    origin: 'https://cch.claypot.example',
    now: NOW,
    canManage: true,
    backHref: '/counter/settings',
    pairHref: null,
    onAdd: fn(),
    onEdit: fn(),
    onTest: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onConnect: fn(),
    onDisconnect: fn(),
    onReprint: fn(),
    onFound: fn(),
  },
} satisfies Meta<typeof PrintersView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the row of a printer. */
const rowOf = (canvasElement: HTMLElement, index: number) =>
  within(within(canvasElement).getAllByRole('listitem')[index] ?? canvasElement);

export const Listed: Story = {
  play: async ({ canvasElement, args }) => {
    const [test, edit] = rowOf(canvasElement, 0).getAllByRole('button');
    if (test) await userEvent.click(test);
    await expect(args.onTest).toHaveBeenCalledWith(BAR);
    if (edit) await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledWith(BAR);
    const [disconnect] = rowOf(canvasElement, 1).getAllByRole('button');
    if (disconnect) await userEvent.click(disconnect);
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};

/** A cashier tests printers and prints again, but changes nothing. */
export const ForCashier: Story = {
  args: { canManage: false },
  play: async ({ canvasElement }) => {
    await expect(rowOf(canvasElement, 0).getAllByRole('button')).toHaveLength(1);
  },
};

export const Loading: Story = { args: { view: aRecordsView('loading', none), jobs: null } };
export const LoadFailed: Story = { args: { view: aRecordsView('failed', none, 'OFFLINE') } };
export const Old: Story = { args: { view: { ...ready, stale: true } } };
export const Empty: Story = {
  args: { view: aRecordsView('empty', none) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const EmptyForCashier: Story = {
  args: { view: aRecordsView('empty', none), canManage: false },
};

export const NotConnected: Story = {
  args: { cable: ELSEWHERE },
  play: async ({ canvasElement, args }) => {
    const [connect] = rowOf(canvasElement, 1).getAllByRole('button');
    if (connect) await userEvent.click(connect);
    await expect(args.onConnect).toHaveBeenCalledWith(COUNTER);
  },
};
export const CableGone: Story = { args: { cable: { ...HERE, status: 'gone' } } };
export const CableRefused: Story = {
  args: { cable: { ...HERE, status: 'gone', isRefused: true } },
};
export const CableOpening: Story = { args: { cable: { ...HERE, status: 'opening' } } };
export const CableOffline: Story = { args: { cable: { ...HERE, status: 'offline' } } };
export const CablePrinting: Story = {
  args: { cable: { ...HERE, status: 'printing', job: aPrintJob({ state: 'leased' }) } },
};
export const CableSlow: Story = {
  args: { cable: { ...HERE, status: 'slow', job: aPrintJob({ state: 'leased' }) } },
};
export const CableUnsupported: Story = { args: { cable: { ...HERE, status: 'unsupported' } } };

export const Testing: Story = {
  args: {
    view: {
      ...ready,
      action: { name: 'testPage', status: 'running', printer: KITCHEN, error: null },
    },
  },
};
export const Tested: Story = {
  args: {
    view: { ...ready, action: { name: 'testPage', status: 'done', printer: KITCHEN, error: null } },
  },
};
export const TestRejected: Story = {
  args: {
    view: {
      ...ready,
      action: { name: 'testPage', status: 'rejected', printer: KITCHEN, error: 'OFFLINE' },
    },
  },
};

const removing = (status: 'asking' | 'running') => ({
  ...ready,
  action: { name: 'remove', status, printer: KITCHEN, error: null } as const,
});

export const AskingToRemove: Story = {
  args: { view: removing('asking') },
  play: async ({ canvasElement, args }) => {
    const [remove] = within(within(canvasElement).getByRole('dialog')).getAllByRole('button');
    if (remove) await userEvent.click(remove);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Removing: Story = { args: { view: removing('running') } };

const STAR = aNewPrinter();
const ADDRESS = `https://cch.claypot.example${STAR.path}`;

/** The address is shown once. */
export const Address: Story = {
  args: { view: { ...ready, added: STAR } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await expect(dialog.getByText(ADDRESS)).toBeInTheDocument();
    const [done, copy] = dialog.getAllByRole('button');
    if (copy) await userEvent.click(copy);
    await expect(args.onCopy).toHaveBeenCalledWith(ADDRESS);
    if (done) await userEvent.click(done);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const AddressOfEpson: Story = {
  args: {
    view: { ...ready, added: { ...STAR, printer: { ...STAR.printer, kind: 'epson_sdp' } } },
  },
};

const CABLE = { printer: COUNTER, path: null };

export const ConnectAdded: Story = {
  args: { view: { ...ready, added: CABLE }, cable: ELSEWHERE },
  play: async ({ canvasElement, args }) => {
    const [choose] = within(within(canvasElement).getByRole('dialog')).getAllByRole('button');
    if (choose) await userEvent.click(choose);
    await expect(args.onConnect).toHaveBeenCalledWith(COUNTER);
  },
};
export const ConnectUnpaired: Story = {
  args: { view: { ...ready, added: CABLE }, cable: null, pairHref: '/counter/pair' },
};
export const ConnectUnsupported: Story = {
  args: { view: { ...ready, added: CABLE }, cable: { ...ELSEWHERE, status: 'unsupported' } },
};

export const Problems: Story = {
  args: {
    jobs: aJobsView(
      [LOST, FAILED, WAITING, aProblem({ number: null, error: 'COVER' })],
      undefined,
      [AGAIN, PRINTED],
    ),
  },
  play: async ({ canvasElement, args }) => {
    const [reprint, found] = rowOf(canvasElement, 0).getAllByRole('button');
    if (reprint) await userEvent.click(reprint);
    await expect(args.onReprint).toHaveBeenCalledWith(LOST.job);
    if (found) await userEvent.click(found);
    await expect(args.onFound).toHaveBeenCalledWith(LOST.job.id);
    await expect(rowOf(canvasElement, 2).queryByRole('button')).toBeNull();
  },
};
export const Reprinting: Story = {
  args: { jobs: aJobsView([LOST], { status: 'running', job: LOST.job, error: null }) },
};
export const Reprinted: Story = {
  args: { jobs: aJobsView([], { status: 'done', job: LOST.job, error: null }, [AGAIN]) },
};
export const ReprintRejected: Story = {
  args: { jobs: aJobsView([LOST], { status: 'rejected', job: LOST.job, error: 'NO_PRINTER' }) },
};
export const JobsFailed: Story = {
  args: {
    jobs: { ...aJobsView([]), status: 'failed', error: 'OFFLINE' },
  },
};
