import { anHoursConflict, anHoursDay } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { HoursView } from './HoursView.tsx';
import { HoursSettingsView } from './settings/HoursSettingsView.tsx';
import { anHoursView, aSave, HOURS, SETTINGS } from './shared/hours-samples.ts';

const settings = (
  <HoursSettingsView
    form={aForm(SETTINGS)}
    hours={HOURS}
    isEdited={false}
    save={aSave()}
    onChange={fn()}
    onSubmit={fn()}
    onReset={fn()}
    onDiscard={fn()}
  />
);

const BOOKING = anHoursConflict();
const ORDER = anHoursConflict({
  kind: 'order',
  id: 'order-7',
  number: 'CP-20261224-0042',
  reason: 'out_of_range',
  at: null,
  date: null,
  status: 'PREPARING',
  method: 'delivery',
  seats: null,
  customer_name: 'Muhammad Faizal bin Abdullah',
});
const SERVED = anHoursConflict({ id: 'res_2', number: 'R-20261225-0004', confirmed_by: 'Mei' });
const CONFLICTS = [ORDER, BOOKING, SERVED];
const DAYS = [
  anHoursDay({ date: '2026-12-24', name: null, periods: [{ open: '11:00', close: '15:00' }] }),
  anHoursDay(),
];

const meta = {
  component: HoursView,
  args: {
    view: anHoursView({ hours: { ...HOURS, days: DAYS, conflicts: CONFLICTS } }),
    branchName: 'CCH Bangsar',
    backHref: '/counter/settings',
    settings,
    bookingHref: ({ id }) => `/counter/bookings?booking=${id}`,
    onAdd: fn(),
    onEdit: fn(),
    onCopy: fn(),
    onOpenOrder: fn(),
    onServe: fn(),
    onRetry: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof HoursView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToSettle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [open] = canvas.getAllByRole('button', { name: /^(Open the order|打开订单).*0042/ });
    if (open) await userEvent.click(open);
    await expect(args.onOpenOrder).toHaveBeenCalledWith(ORDER.id);
    const [serve] = canvas.getAllByRole('button', { name: /0003.*(we serve|照常接待)/ });
    if (serve) await userEvent.click(serve);
    await expect(args.onServe).toHaveBeenCalledWith(BOOKING, true);
    const [undo] = canvas.getAllByRole('button', { name: /0004.*(undo|撤销)/ });
    if (undo) await userEvent.click(undo);
    await expect(args.onServe).toHaveBeenLastCalledWith(SERVED, false);
    await expect(canvas.getAllByRole('link', { name: /0003/ })[0]).toHaveAttribute(
      'href',
      '/counter/bookings?booking=res_1',
    );
  },
};

export const Days: Story = {
  args: { view: anHoursView({ hours: { ...HOURS, days: DAYS, conflicts: [] } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [edit] = canvas.getAllByRole('button', { name: /^(Edit|编辑)/ });
    if (edit) await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledWith(DAYS[0]);
    const [copy] = canvas.getAllByRole('button', { name: /another date|其他日期/ });
    if (copy) await userEvent.click(copy);
    await expect(args.onCopy).toHaveBeenCalledWith(DAYS[0]);
    await userEvent.click(canvas.getByRole('button', { name: /Add a day|添加日子/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const NoDays: Story = {
  args: { view: anHoursView({ hours: { ...HOURS, days: [], conflicts: [] } }) },
};
export const TemporarilyClosed: Story = {
  args: {
    view: anHoursView({ hours: { ...HOURS, temporarily_closed: true, conflicts: [] } }),
  },
};
export const Loading: Story = {
  args: { view: anHoursView({ status: 'loading', hours: null, form: null }) },
};
export const LoadFailed: Story = {
  args: { view: anHoursView({ status: 'failed', hours: null, form: null, error: 'OFFLINE' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Old: Story = { args: { view: anHoursView({ stale: true }) } };

/** The question before a change that leaves orders and bookings outside the hours. */
export const Asking: Story = {
  args: {
    view: anHoursView({ save: aSave({ status: 'asking', conflicts: [ORDER, BOOKING] }) }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const [confirm, back] = dialog.getAllByRole('button');
    if (confirm) await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    if (back) await userEvent.click(back);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Serving: Story = {
  args: {
    view: anHoursView({
      hours: { ...HOURS, conflicts: CONFLICTS },
      serve: { status: 'running', conflict: BOOKING, error: null },
    }),
  },
};
export const ServeFailed: Story = {
  args: {
    view: anHoursView({
      hours: { ...HOURS, conflicts: CONFLICTS },
      serve: { status: 'rejected', conflict: BOOKING, error: 'OFFLINE' },
    }),
  },
};
