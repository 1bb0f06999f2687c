import type { CapacityValues } from '@claypot/counter/staff';
import type { QueryView } from '@claypot/domain/machines';
import type { Capacity, ErrorCode } from '@claypot/sdk/counter';
import { aCapacity } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { CapacityFormView } from './CapacityFormView.tsx';
import { CapacityView } from './CapacityView.tsx';

const START = Temporal.Instant.from('2026-11-27T04:00:00Z');
const TAKEN = [5, 8, 9, 8, 3, 2, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0];

const quartersOf = (most: number | null): Capacity['quarters'] =>
  TAKEN.map((taken, index) => ({
    time: START.add({ minutes: 15 * index }).toString(),
    taken,
    is_full: most !== null && taken >= most,
  }));

function viewOf(
  data: Capacity | null,
  fields: Partial<QueryView<Capacity, ErrorCode>> = {},
): QueryView<Capacity, ErrorCode> {
  return {
    status: 'ready',
    data,
    error: null,
    refreshing: false,
    unconfirmed: false,
    stale: false,
    asOf: null,
    ...fields,
  };
}

const BUSY = aCapacity({ quarters: quartersOf(8) });
const VALUES: CapacityValues = { usual_minutes: 35, is_limited: true, orders_per_quarter: '8' };

const onChange = fn();
const onSubmit = fn();
const formOf = (form = aForm(VALUES)) => (
  <CapacityFormView form={form} onChange={onChange} onSubmit={onSubmit} />
);

const meta = {
  component: CapacityView,
  args: {
    view: viewOf(BUSY),
    backHref: '/counter/settings',
    onRetry: fn(),
    children: formOf(),
  },
} satisfies Meta<typeof CapacityView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/median|half|一半/)).toBeVisible();
    await expect(canvas.getAllByText(/^(Full|已满)$/)).toHaveLength(3);
    const [more] = canvas.getAllByRole('button', { name: /More|更多|增加/ });
    if (more) await userEvent.click(more);
    await expect(onChange).toHaveBeenCalledWith({ field: 'usual_minutes', value: 40 });
  },
};

const CALM = aCapacity({
  orders_per_quarter: null,
  quarters: quartersOf(null),
  reasons: {
    recent_orders: 0,
    recent_minutes: null,
    late_orders: 0,
    late_minutes: null,
    busy_minutes: 0,
    estimate_minutes: 35,
    is_simulated: false,
  },
});

/** Without a maximum, no quarter of an hour is full. */
export const WithoutMaximum: Story = {
  args: {
    view: viewOf(CALM),
    children: formOf(aForm({ ...VALUES, is_limited: false })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/^(Full|已满)$/)).toBeNull();
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};

/** The kitchen is full at the usual time, so that customers see a later one. */
export const MovedToLater: Story = {
  args: {
    view: viewOf({
      ...BUSY,
      waiting: BUSY.waiting.map((each) => ({ ...each, minutes: 65 })),
    }),
  },
};

export const Closed: Story = {
  args: {
    view: viewOf({
      ...CALM,
      waiting: CALM.waiting.map((each) => ({ ...each, minutes: null, time: null })),
    }),
  },
};

export const Simulated: Story = {
  args: { view: viewOf({ ...CALM, reasons: { ...CALM.reasons, is_simulated: true } }) },
};

export const Loading: Story = {
  args: { view: viewOf(null, { status: 'loading' }), children: undefined },
};

export const Failed: Story = {
  args: {
    view: viewOf(null, { status: 'failed', error: 'SERVICE_UNAVAILABLE' }),
    children: undefined,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { view: viewOf(BUSY, { stale: true }) } };

export const InvalidMaximum: Story = {
  args: {
    children: formOf(
      aForm(
        { ...VALUES, orders_per_quarter: '0' },
        { errors: { orders_per_quarter: 'ORDERS_INVALID' }, firstInvalid: 'orders_per_quarter' },
      ),
    ),
  },
};

export const Saving: Story = { args: { children: formOf(aForm(VALUES, { busy: true })) } };
export const Saved: Story = { args: { children: formOf(aForm(VALUES, { done: true })) } };
export const SaveRejected: Story = {
  args: { children: formOf(aForm(VALUES, { rejection: 'SERVICE_UNAVAILABLE' })) },
};
