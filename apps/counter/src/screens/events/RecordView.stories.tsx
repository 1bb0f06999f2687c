import type { EventLogView } from '@claypot/counter/staff';
import type { StaffEvent } from '@claypot/sdk/counter';
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
const change = (field: string, before: string | null, after: string | null) => ({
  field,
  before,
  after,
});
const changeOf = (operation: string, ...changes: StaffEvent['changes']) =>
  aStaffEvent({ id: operation, operation, changes });

/** Fields and values in the language of the person; those that are unknown as they come. */
export const Changes: Story = {
  args: {
    view: logOf('ready', {
      events: [
        changeOf('takeStep.accept', change('status', 'PENDING', 'PREPARING')),
        changeOf('rejectOrder', change('status', 'READY', 'CANCELLED: TOO_BUSY')),
        changeOf('unlockPin', change('pin_locked', 'true', 'false')),
        changeOf('refundOrder', change('refund', null, 'refund-of-order-1: 1250 sen, GOODWILL')),
        changeOf(
          'markLinesUnavailable',
          change('unavailable', null, 'order-1_0, order-1_p0: SOLD_OUT'),
        ),
        changeOf('setBusy', change('busy', null, '10 until 2026-11-27T04:30:00Z')),
        changeOf('updateStaff', change('branch_ids', 'bra_1', 'bra_1, bra_2')),
        changeOf('approve', change('operation', null, 'rejectOrder')),
        changeOf('updateMenu', change('spice_level', 'MILD', 'HOT')),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const changes = within(canvasElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(changes).toHaveLength(9);
    await expect(canvasElement).not.toHaveTextContent(
      /PENDING|CANCELLED|TOO_BUSY|GOODWILL|SOLD_OUT|pin_locked|branch_ids|rejectOrder|true| sen\b/,
    );
    await expect(changes[3]).toMatch(/^— → RM\s12\.50, /);
    await expect(changes[5]).toMatch(/\+10\s.*4:30/);
    await expect(changes[6]).toBe('CCH Bukit Bintang → CCH Bukit Bintang, CCH Bangsar');
    await expect(changes[8]).toBe('MILD → HOT');
    await expect(canvasElement).toHaveTextContent('spice_level');
  },
};

export const Loading: Story = { args: { view: logOf('loading') } };
export const Failed: Story = { args: { view: logOf('failed', { error: 'OFFLINE' }) } };
export const Empty: Story = { args: { view: logOf('empty') } };
