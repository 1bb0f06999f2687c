import type { Device } from '@claypot/sdk/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aRecordsView } from '../../shared/layout/records-samples.ts';
import { DevicesView } from './DevicesView.tsx';

const NOW = Temporal.Instant.from('2026-11-28T04:30:00Z');

const PASS: Device = {
  id: 'dev_1',
  name: 'Pass 1',
  branch_id: 'bra_1',
  paired_by: 'Aisha binti Rahman',
  paired_at: '2026-11-02T09:12:00+08:00',
  used_at: '2026-11-28T12:29:00+08:00',
  is_current: true,
};
const OFFICE: Device = {
  ...PASS,
  id: 'dev_2',
  name: '办公室',
  used_at: '2026-11-27T23:40:00+08:00',
  is_current: false,
};

const IDLE = { status: 'idle', device: null, error: null } as const;
const ready = aRecordsView('ready', { devices: [PASS, OFFICE], revoke: IDLE });

const meta = {
  component: DevicesView,
  args: {
    view: ready,
    branchName: 'CCH Bukit Bintang',
    now: NOW,
    backHref: '/counter/settings',
    pairHref: null,
    onRetry: fn(),
    onRevoke: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof DevicesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    if (buttons[1]) await userEvent.click(buttons[1]);
    await expect(args.onRevoke).toHaveBeenCalledWith(OFFICE);
  },
};
export const Loading: Story = {
  args: { view: aRecordsView('loading', { devices: [], revoke: IDLE }) },
};
export const Failed: Story = {
  args: { view: aRecordsView('failed', { devices: [], revoke: IDLE }, 'OFFLINE') },
};
export const Empty: Story = {
  args: {
    view: aRecordsView('empty', { devices: [], revoke: IDLE }),
    pairHref: '/counter/pair',
  },
};
export const Old: Story = { args: { view: { ...ready, stale: true } } };
export const Asking: Story = {
  args: { view: { ...ready, revoke: { status: 'asking', device: OFFICE, error: null } } },
};
export const Revoking: Story = {
  args: { view: { ...ready, revoke: { status: 'running', device: OFFICE, error: null } } },
};
export const RevokeRejected: Story = {
  args: { view: { ...ready, revoke: { status: 'rejected', device: OFFICE, error: 'FORBIDDEN' } } },
};
