import type { FulfilmentHours } from '@claypot/domain/ordering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { queryIn } from '../../../shared/testing/query-in.ts';
import {
  CLOSED_BRANCH,
  LAST_ORDERS_OVER,
  loaded,
  NOW,
  OPEN_BRANCH,
  PICKUP_PAUSED,
  SLEEPLESS_BRANCH,
} from '../samples.ts';
import { FulfilmentCard } from './FulfilmentCard.tsx';

const at = (time: string) => Temporal.Instant.from(time);

const meta = {
  component: FulfilmentCard,
  args: {
    method: 'pickup',
    now: NOW,
    hours: loaded(OPEN_BRANCH),
    branchName: 'CCH Bangsar',
    requestedTime: null,
    lastTime: undefined,
    rejected: false,
    actions: { change: fn(), refreshHours: fn(), retryHours: fn() },
  },
} satisfies Meta<typeof FulfilmentCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Picking a day and a time changes nothing until Update is pressed. */
export const ChoosingATime: Story = {
  play: async ({ canvasElement, args }) => {
    const [change] = within(canvasElement).getAllByRole('button');
    if (change) await userEvent.click(change);
    await expect(args.actions.refreshHours).toHaveBeenCalledOnce();
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    const [today, tomorrow] = sheet.getAllByRole('radio');
    await expect(today).toBeChecked();
    if (tomorrow) await userEvent.click(tomorrow);
    const times = sheet.getAllByRole('radio').slice(3);
    await expect(times[0]).toBeChecked();
    if (times[2]) await userEvent.click(times[2]);
    await expect(args.actions.change).not.toHaveBeenCalled();
    const update = sheet.getAllByRole('button').at(-1);
    if (update) await userEvent.click(update);
    await expect(args.actions.change).toHaveBeenCalledOnce();
    await expect(args.actions.change).toHaveBeenCalledWith({
      field: 'requestedTime',
      value: at('2026-11-22T10:30:00+08:00'),
    });
    await waitFor(() => expect(change).toHaveFocus());
  },
};

/** Tomorrow starts at lunch instead of midnight, and buttons lead to the other meals. */
export const NeverCloses: Story = {
  args: { hours: loaded(SLEEPLESS_BRANCH) },
  play: async ({ canvasElement, args }) => {
    const [change] = within(canvasElement).getAllByRole('button');
    if (change) await userEvent.click(change);
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: /Tomorrow|明天/ }));
    const lunch = sheet.getByRole('radio', { name: /^(12:00\spm|中午12:00)/ });
    await expect(lunch).toBeChecked();
    await waitFor(() => expect(lunch.getBoundingClientRect().top).toBeLessThan(innerHeight));
    await userEvent.click(sheet.getByRole('button', { name: /Dinner|晚餐/ }));
    await expect(sheet.getByRole('radio', { name: /^(6:00\spm|晚上6:00)/ })).toHaveFocus();
    await expect(lunch).toBeChecked();
    await userEvent.keyboard(' ');
    const update = sheet.getAllByRole('button').at(-1);
    if (update) await userEvent.click(update);
    await expect(args.actions.change).toHaveBeenCalledWith({
      field: 'requestedTime',
      value: at('2026-11-22T18:00:00+08:00'),
    });
  },
};

/** The Now button resets the chosen time. */
export const ChosenTime: Story = {
  args: { requestedTime: at('2026-11-22T11:15:00+08:00') },
  play: async ({ canvasElement, args }) => {
    const [change] = within(canvasElement).getAllByRole('button');
    if (change) await userEvent.click(change);
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    const now = sheet.getAllByRole('button').at(-2);
    if (now) await userEvent.click(now);
    await expect(args.actions.change).toHaveBeenCalledOnce();
    await expect(args.actions.change).toHaveBeenCalledWith({
      field: 'requestedTime',
      value: null,
    });
  },
};

/** The last order was for 8 pm, which is also available today. */
export const TimeOfLastOrder: Story = {
  args: { lastTime: '20:00:00' },
  play: async ({ canvasElement, args }) => {
    const [, again] = within(canvasElement).getAllByRole('button');
    if (again) await userEvent.click(again);
    await expect(args.actions.change).toHaveBeenCalledWith({
      field: 'requestedTime',
      value: at('2026-11-21T20:00:00+08:00'),
    });
  },
};

/** A delivery uses the words for delivery time on the card and on the sheet. */
export const ChosenDeliveryTime: Story = {
  args: { method: 'delivery', requestedTime: at('2026-11-22T11:15:00+08:00') },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const words = globals.locale === 'zh_CN' ? '送达时间' : 'Delivery time';
    await expect(canvas.getByText(words)).toBeVisible();
    const [change] = canvas.getAllByRole('button');
    if (change) await userEvent.click(change);
    const sheet = within(await canvas.findByRole('dialog'));
    await expect(sheet.getByRole('group', { name: words })).toBeInTheDocument();
  },
};

export const ChosenDeliveryTimeInChinese: Story = {
  ...ChosenDeliveryTime,
  globals: { locale: 'zh_CN' },
};

export const DeliveryHoursLoading: Story = {
  args: {
    method: 'delivery',
    hours: queryIn<FulfilmentHours>('loading', null),
  },
  play: async ({ canvasElement, globals }) => {
    const words = globals.locale === 'zh_CN' ? '送达时间' : 'Delivery time';
    await expect(within(canvasElement).getByText(words)).toBeVisible();
  },
};

export const DeliveryHoursLoadingInChinese: Story = {
  ...DeliveryHoursLoading,
  globals: { locale: 'zh_CN' },
};

export const TimeSheetOpen: Story = {
  args: { requestedTime: at('2026-11-21T20:00:00+08:00') },
  play: async ({ canvasElement }) => {
    const [change] = within(canvasElement).getAllByRole('button');
    if (change) await userEvent.click(change);
    const sheet = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const HoursLoading: Story = {
  args: {
    hours: queryIn<FulfilmentHours>('loading', null),
  },
};

export const HoursFailed: Story = {
  args: {
    hours: queryIn<FulfilmentHours>('failed', null),
  },
};

export const BranchClosed: Story = { args: { hours: loaded(CLOSED_BRANCH) } };

/**
 * An order as soon as possible is no longer available: a time is required, and the first one is
 * preselected.
 */
export const LastOrdersOver: Story = {
  args: { hours: loaded(LAST_ORDERS_OVER), rejected: true },
  play: async ({ canvasElement, args }) => {
    const [choose] = within(canvasElement).getAllByRole('button');
    await expect(choose).toHaveAccessibleDescription();
    if (choose) await userEvent.click(choose);
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    const [, ...rest] = sheet.getAllByRole('button').filter((button) => !button.closest('li'));
    await expect(rest).toHaveLength(1);
    if (rest[0]) await userEvent.click(rest[0]);
    await expect(args.actions.change).toHaveBeenCalledWith({
      field: 'requestedTime',
      value: at('2026-11-22T10:00:00+08:00'),
    });
  },
};

/** The branch pauses pickup: only times after the pause are offered. */
export const Paused: Story = {
  args: { hours: loaded(PICKUP_PAUSED), rejected: true },
  play: async ({ canvasElement, args }) => {
    const [choose] = within(canvasElement).getAllByRole('button');
    if (choose) await userEvent.click(choose);
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    const [, ...rest] = sheet.getAllByRole('button').filter((button) => !button.closest('li'));
    if (rest[0]) await userEvent.click(rest[0]);
    await expect(args.actions.change).toHaveBeenCalledWith({
      field: 'requestedTime',
      value: at('2026-11-21T20:00:00+08:00'),
    });
  },
};
