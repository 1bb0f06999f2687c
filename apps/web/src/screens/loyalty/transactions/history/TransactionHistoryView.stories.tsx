import type { HistoryView } from '@claypot/domain/loyalty';
import type { TransactionEntry, TransactionMonths } from '@claypot/sdk';
import { aTransaction, someTransactions } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { TransactionHistoryView } from './TransactionHistoryView.tsx';

const LONG: TransactionMonths = {
  'November 2026': Array.from({ length: 75 }, (_, index): TransactionEntry => {
    const { amount, branch_name, created_date, type } = aTransaction();
    return { id: `tx_${index}`, amount, branch_name, created_date, type };
  }),
};

const meta = {
  component: TransactionHistoryView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    today: Temporal.PlainDate.from('2026-11-21'),
    view: { range: { start: '2026-10-23', end: '2026-11-21' }, filter: 'all' },
    records: queryIn('ready', someTransactions()),
    onChange: fn(),
    onRetry: fn(),
  },
  render: function Choosing(args) {
    const [view, setView] = useState<HistoryView>(args.view);
    const onChange = (changed: HistoryView) => {
      args.onChange(changed);
      setView(changed);
    };
    return <TransactionHistoryView {...args} view={view} onChange={onChange} />;
  },
} satisfies Meta<typeof TransactionHistoryView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Grouped by month, with signed amounts and a sum; the filter limits both. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('+RM 515.20')).toBeVisible();
    const [sold] = canvas.getAllByRole('link', { name: /46\.80/ });
    await expect(sold).toHaveTextContent('−RM 46.80');
    await expect(sold).toHaveAttribute('href', '/transactionHistoryDetails/tx_4');
    const [all] = canvas.getAllByRole('radio');
    all?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByText('+RM 550.00')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByText('−RM 46.80')).toHaveLength(2);
  },
};

/**
 * On a narrow phone, a time may break between day and hour, but not between Chinese 晚上 and its
 * hour.
 */
export const Narrow: Story = {
  play: async ({ canvasElement }) => {
    const [moment] = within(canvasElement).getAllByText(/\d:\d\d/);
    const text = moment?.firstChild;
    const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
    const linesOf = (word: RegExpExecArray) => {
      const range = document.createRange();
      if (!text) return 0;
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    for (let width = 240; width <= 360; width += 10) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(words.map(linesOf), `${width} px`).toEqual(words.map(() => 1));
    }
    canvasElement.style.inlineSize = '';
  },
};

/** The range can be chosen by keyboard alone, and the focus returns to the button. */
export const DaysByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const days = canvas.getByRole('button', { name: /2026/ });
    days.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    const onDay = (day: string) =>
      waitFor(() => expect(dialog.ownerDocument.activeElement).toHaveTextContent(day));
    const grid = await within(dialog).findByRole('grid');
    grid.querySelector<HTMLElement>('[role="button"][tabindex="0"]')?.focus();
    await onDay('21');
    await userEvent.keyboard('{ArrowLeft}');
    await onDay('20');
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await onDay('14');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({
      range: { start: '2026-11-14', end: '2026-11-20' },
      filter: 'all',
    });
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(days).toHaveFocus();
  },
};

/** A preset takes one press. */
export const QuickDays: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /2026/ }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByText(/This month|本月/));
    await expect(args.onChange).toHaveBeenCalledWith({
      range: { start: '2026-11-01', end: '2026-11-21' },
      filter: 'all',
    });
  },
};

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /2026/ }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await within(dialog).findByRole('grid');
  },
};

/** A long list is shown page by page; the sum covers all entries. */
export const Long: Story = {
  args: { records: queryIn('ready', LONG) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('−RM 3,510.00')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    const more = () => canvas.getByRole('button', { name: /Show more|显示更多/ });
    await userEvent.click(more());
    await userEvent.click(more());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(75);
    await expect(canvas.queryByRole('button', { name: /Show more|显示更多/ })).toBeNull();
  },
};

export const NothingOfThisKind: Story = {
  args: {
    view: { range: { start: '2026-10-23', end: '2026-11-21' }, filter: 'refund' },
    records: queryIn('ready', { 'November 2026': LONG['November 2026'] ?? [] }),
  },
};

/** The empty state links to the top-up page. */
export const Empty: Story = {
  args: { records: queryIn('empty', {}) },
  play: async ({ canvasElement }) => {
    const topUp = within(canvasElement).getByRole('link', { name: /^(Top up|充值)$/ });
    await expect(topUp).toHaveAttribute('href', '/topUp');
  },
};

export const Loading: Story = { args: { records: queryIn<TransactionMonths>('loading', null) } };

export const Failed: Story = {
  args: { records: queryIn<TransactionMonths>('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试|再试/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The range has too many entries: the message suggests fewer days instead of a retry. */
export const TooMany: Story = {
  args: {
    records: { ...queryIn<TransactionMonths>('failed', null), error: 'INVALID_REQUEST' },
  },
};

export const Stale: Story = { args: { records: queryIn('stale', someTransactions()) } };
