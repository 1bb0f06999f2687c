import { ALL_EVENTS, type EventExportView, type EventLogView } from '@claypot/counter/staff';
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
const IDLE: EventExportView = { status: 'idle', count: 0, total: null, parts: [], error: null };
const logOf = (
  status: EventLogView['status'],
  fields: Partial<EventLogView> = {},
): EventLogView => ({
  ...aRecordsView(status, {
    filters: ALL_EVENTS,
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
    choices: {
      branches: [
        { id: 'bra_1', branch_name: 'CCH Bukit Bintang' },
        { id: 'bra_2', branch_name: 'CCH Bangsar' },
      ],
      people: [
        { id: 'mei', name: 'Mei Ling', is_active: true },
        { id: 'ravi', name: 'Ravi', is_active: false },
      ],
      devices: [
        { id: 'pass', name: 'Pass 1', branch_id: 'bra_1', is_revoked: false },
        { id: 'old', name: 'Pass 0', branch_id: 'bra_1', is_revoked: true },
      ],
      operations: ['rejectOrder', 'takeStep.ready', 'updateMenu'],
    },
    file: IDLE,
    saved: null,
    backHref: '/counter/settings',
    hrefOfNumber: (number) => `/counter/settings/record?number=${number}`,
    onFilter: fn(),
    onExport: fn(),
    onExportRetry: fn(),
    onExportCancel: fn(),
    onNewer: fn(),
    onOlder: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RecordView>;
export default meta;

type Story = StoryObj<typeof meta>;

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The story does not show it');
  return value;
}

/** Fields in the order of the filters: branch, person, approver, device and action are selects. */
async function openFilters(canvasElement: HTMLElement) {
  const toggle = canvasElement.querySelector<HTMLElement>('[aria-expanded]');
  if (toggle?.checkVisibility()) await userEvent.click(toggle);
}

export const FirstPage: Story = {
  play: async ({ canvasElement, args }) => {
    await openFilters(canvasElement);
    const [branch] = within(canvasElement).getAllByRole('combobox');
    await userEvent.selectOptions(required(branch), 'bra_2');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...ALL_EVENTS, branch_id: 'bra_2' });
    const number = within(canvasElement).getByRole('textbox');
    await userEvent.type(number, 'cp-1');
    await expect(args.onFilter).toHaveBeenCalledTimes(1);
    await userEvent.type(number, '{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ALL_EVENTS, number: 'cp-1' });
    const [link] = within(canvasElement).getAllByRole('link', { name: 'CP-261127-7F3K9Q' });
    await expect(link).toHaveAttribute('href', '/counter/settings/record?number=CP-261127-7F3K9Q');
  },
};

/** A value of the address that is no choice is shown as it is, and all filters end with one press. */
export const Filtered: Story = {
  args: {
    view: logOf('empty', {
      filters: { ...ALL_EVENTS, branch_id: 'bra_2', staff_id: 'gone', first_day: '2026-11-01' },
    }),
  },
  play: async ({ canvasElement, args }) => {
    await openFilters(canvasElement);
    const [, person] = within(canvasElement).getAllByRole('combobox');
    await expect(person).toHaveValue('gone');
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(required(buttons.at(-1)));
    await expect(args.onFilter).toHaveBeenCalledWith(ALL_EVENTS);
  },
};

export const Exporting: Story = {
  args: { file: { ...IDLE, status: 'running', count: 12_000, total: 1_000_000 } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '12000');
    await userEvent.click(required(within(canvasElement).getAllByRole('button')[0]));
    await expect(args.onExportCancel).toHaveBeenCalled();
  },
};
export const ExportStarting: Story = { args: { file: { ...IDLE, status: 'running' } } };
export const ExportFailed: Story = {
  args: { file: { ...IDLE, status: 'failed', count: 12_000, total: 1_000_000, error: 'ERROR' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(required(within(canvasElement).getAllByRole('button')[0]));
    await expect(args.onExportRetry).toHaveBeenCalled();
  },
};
export const ExportNotStarted: Story = {
  args: { file: { ...IDLE, status: 'failed', error: 'ERROR' } },
};
export const Exported: Story = { args: { saved: 412 } };

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
        changeOf(
          'exportEvents',
          change('staff_id', null, 'mei'),
          change('device_id', null, 'pass'),
          change('first_day', null, '2026-11-01'),
        ),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const changes = within(canvasElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(changes).toHaveLength(12);
    await expect(canvasElement).not.toHaveTextContent(
      /PENDING|CANCELLED|TOO_BUSY|GOODWILL|SOLD_OUT|pin_locked|branch_ids|rejectOrder|true| sen\b/,
    );
    await expect(changes[3]).toMatch(/^— → RM\s12\.50, /);
    await expect(changes[5]).toMatch(/\+10\s.*4:30/);
    await expect(changes[6]).toBe('CCH Bukit Bintang → CCH Bukit Bintang, CCH Bangsar');
    await expect(changes[8]).toBe('MILD → HOT');
    await expect(changes.slice(9, 11)).toEqual(['— → Mei Ling', '— → Pass 1']);
    await expect(canvasElement).toHaveTextContent('spice_level');
  },
};

export const Loading: Story = { args: { view: logOf('loading') } };
export const Failed: Story = { args: { view: logOf('failed', { error: 'OFFLINE' }) } };
export const Empty: Story = { args: { view: logOf('empty') } };
