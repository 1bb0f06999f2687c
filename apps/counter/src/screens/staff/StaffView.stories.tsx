import type { StaffListView } from '@claypot/counter/staff';
import { aStaffMember } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aRecordsView } from '../shared/layout/records-samples.ts';
import { StaffView } from './StaffView.tsx';

const AISHA = aStaffMember({
  id: 'stf_1',
  name: 'Aisha binti Rahman',
  role: 'manager',
  phone_no: '+60123456789',
  second_factor: true,
  used_at: '2026-11-28T12:28:00+08:00',
});
const PEOPLE = [
  AISHA,
  aStaffMember({
    id: 'stf_2',
    name: '陈美玲',
    role: 'cashier',
    phone_no: null,
    email: 'meiling@cch.example',
    pin_locked: true,
    used_at: '2026-11-27T21:05:00+08:00',
  }),
  aStaffMember({
    id: 'stf_3',
    name: 'Kumar s/o Selvam',
    phone_no: null,
    email: null,
    is_invited: true,
    pin_locked: false,
    used_at: null,
  }),
  aStaffMember({ id: 'stf_4', name: 'Tan Wei Ming', is_active: false }),
];

const IDLE = { name: null, status: 'idle', person: null, error: null } as const;
const listOf = (
  status: StaffListView['status'],
  fields: Partial<StaffListView> = {},
): StaffListView => ({
  ...aRecordsView(status, {
    people: status === 'ready' ? PEOPLE : [],
    action: IDLE,
    invitation: null,
  }),
  ...fields,
});

const meta = {
  component: StaffView,
  args: {
    view: listOf('ready'),
    now: Temporal.Instant.from('2026-11-28T04:30:00Z'),
    onAdd: fn(),
    onEdit: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
    onCopy: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof StaffView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    if (first) await userEvent.click(within(first).getByRole('button'));
    await expect(args.onEdit).toHaveBeenCalledWith(AISHA);
  },
};
export const Loading: Story = { args: { view: listOf('loading') } };
export const Failed: Story = { args: { view: listOf('failed', { error: 'OFFLINE' }) } };
export const Empty: Story = { args: { view: listOf('empty') } };
export const Old: Story = { args: { view: listOf('ready', { stale: true }) } };
export const AskingToReset: Story = {
  args: {
    view: listOf('ready', {
      action: { name: 'reset', status: 'asking', person: AISHA, error: null },
    }),
  },
};
export const Resetting: Story = {
  args: {
    view: listOf('ready', {
      action: { name: 'reset', status: 'running', person: AISHA, error: null },
    }),
  },
};
export const UnlockRejected: Story = {
  args: {
    view: listOf('ready', {
      action: { name: 'unlockPin', status: 'rejected', person: AISHA, error: 'FORBIDDEN' },
    }),
  },
};
export const Invited: Story = {
  args: {
    view: listOf('ready', {
      invitation: {
        staff_id: 'stf_3',
        code: 'K7QP-2MXD-9RTA',
        expires_at: '2026-12-01T12:30:00+08:00',
      },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    const [, copy] = within(dialog).getAllByRole('button');
    if (copy) await userEvent.click(copy);
    await expect(args.onCopy).toHaveBeenCalledWith('K7QP-2MXD-9RTA');
  },
};
