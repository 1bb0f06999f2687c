import { TODAY } from '@claypot/counter/reports';
import type { SalesReport } from '@claypot/sdk/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { ReportView, type ReportViewProps } from './ReportView.tsx';
import { aLongReport, anEmptyReport } from './report-samples.ts';

const viewOf = (
  status: ReportViewProps['view']['status'],
  report: SalesReport | null = null,
  fields: Partial<ReportViewProps['view']> = {},
): ReportViewProps['view'] => ({ status, report, stale: false, error: null, ...fields });

const meta = {
  component: ReportView,
  args: {
    view: viewOf('ready', aLongReport(7)),
    request: { ...TODAY, range: 'last_7_days' },
    branches: [
      { id: 'bra_0', branch_name: 'CCH Bangsar' },
      { id: 'bra_1', branch_name: 'CCH Bukit Bintang' },
      { id: 'bra_2', branch_name: 'CCH Klang' },
    ],
    isSaved: false,
    onChange: fn(),
    onRefresh: fn(),
    onRetry: fn(),
    onPrint: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof ReportView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The slider selects a column of a chart, and the table has the same value. */
export const Week: Story = {
  play: async ({ canvasElement }) => {
    const [days] = within(canvasElement).getAllByRole('slider');
    if (days === undefined) throw new Error('The chart has no control');
    fireEvent.change(days, { target: { value: '0' } });
    await expect(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/RM\s1,035\.00/));
    await expect(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/\b30\b/));
    fireEvent.change(days, { target: { value: '1' } });
    const second = days.getAttribute('aria-valuetext') ?? '';
    const [details] = canvasElement.querySelectorAll('details');
    const [, row] = details?.querySelectorAll('tbody tr') ?? [];
    const cells = [...(row?.querySelectorAll('th, td') ?? [])].map(
      ({ textContent }) => textContent,
    );
    await expect(cells).toHaveLength(3);
    for (const cell of cells) await expect(second).toContain(cell);
  },
};

export const Today: Story = {
  args: { view: viewOf('ready', aLongReport(1)), request: TODAY },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('slider')).toHaveLength(1);
  },
};

/** 90 days are grouped by week, a year by month. */
export const NinetyDays: Story = { args: { view: viewOf('ready', aLongReport(90)) } };
export const Year: Story = {
  args: {
    view: viewOf('ready', aLongReport(366)),
    request: {
      branch_ids: ['bra_0', 'bra_2'],
      range: null,
      first_day: '2025-11-28',
      last_day: '2026-11-28',
    },
  },
};

export const ChoosesBranches: Story = {
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    const open = canvasElement.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
    if (open === null) throw new Error('The branches cannot be chosen');
    await userEvent.click(open);
    const dialog = within(await body.findByRole('dialog'));
    const boxes = dialog.getAllByRole('checkbox');
    for (const box of boxes) await expect(box).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'CCH Bukit Bintang' }));
    const [show] = dialog.getAllByRole('button').filter((button) => button.textContent !== '');
    if (show === undefined) throw new Error('The choice has no button');
    await userEvent.click(show);
    await expect(args.onChange).toHaveBeenCalledWith({
      ...TODAY,
      range: 'last_7_days',
      branch_ids: ['bra_0', 'bra_2'],
    });
  },
};

export const OtherDays: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'free');
    const [first, last] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=date]');
    if (first === undefined || last === undefined) throw new Error('The days cannot be chosen');
    await expect([first.value, last.value]).toEqual(['2026-11-22', '2026-11-28']);
    await userEvent.clear(first);
    await userEvent.type(first, '2025-11-27');
    await expect(last).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(first);
    await userEvent.type(first, '2026-11-01');
    await expect(last).not.toHaveAttribute('aria-invalid');
    await userEvent.type(last, '{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({
      branch_ids: null,
      range: null,
      first_day: '2026-11-01',
      last_day: '2026-11-28',
    });
  },
};

/** A manager of one branch chooses no branches and sees no figures of the company. */
export const OneBranch: Story = {
  args: {
    branches: [{ id: 'bra_0', branch_name: 'CCH Bangsar' }],
    view: viewOf('ready', {
      ...aLongReport(7, 1),
      members: {
        active: 12,
        joined: null,
        top_up_count: null,
        top_up_amount: null,
        points_earned: null,
        points_spent: null,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-haspopup="dialog"]')).toBeNull();
  },
};

export const Saved: Story = { args: { isSaved: true } };
export const WithoutSales: Story = {
  args: { view: viewOf('ready', anEmptyReport()), request: TODAY },
};
export const Stale: Story = { args: { view: viewOf('ready', aLongReport(7), { stale: true }) } };
export const Loading: Story = { args: { view: viewOf('loading') } };
export const Failed: Story = {
  args: { view: viewOf('failed', null, { error: 'ERROR' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试/i }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
