import type { EventLogView } from '@claypot/counter/staff';
import { aStaffEvent } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aRecordsView } from '../shared/layout/records-samples.ts';
import { RecordView } from './RecordView.tsx';

const EVENTS = [
  aStaffEvent({ id: '31' }),
  aStaffEvent({
    id: '30',
    staff_name: null,
    approver_name: null,
    device_name: null,
    operation: 'rejectOrder',
    changes: [],
  }),
];
const FILTERS = { branch_id: null, staff_id: null, target_id: null };
const logOf = (
  status: EventLogView['status'],
  fields: Partial<EventLogView> = {},
): EventLogView => ({
  ...aRecordsView(status, {
    filters: FILTERS,
    events: status === 'ready' ? EVENTS : [],
    page: 1,
    hasNext: false,
    hasPrevious: false,
  }),
  ...fields,
});

const meta = {
  component: RecordView,
  args: {
    view: logOf('ready', { hasNext: true }),
    branches: [
      { id: 'bra_1', branch_name: 'CCH Bukit Bintang' },
      { id: 'bra_2', branch_name: 'CCH Bangsar' },
    ],
    backHref: '/counter/settings',
    onBranch: fn(),
    onNewer: fn(),
    onOlder: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RecordView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'CCH Bangsar' }));
    await expect(args.onBranch).toHaveBeenCalledWith('bra_2');
  },
};
export const SecondPage: Story = {
  args: { view: logOf('ready', { page: 2, hasPrevious: true }) },
};
export const Loading: Story = { args: { view: logOf('loading') } };
export const Failed: Story = { args: { view: logOf('failed', { error: 'OFFLINE' }) } };
export const Empty: Story = { args: { view: logOf('empty') } };
