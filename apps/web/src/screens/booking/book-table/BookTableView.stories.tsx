import { aVariedWeek } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BookTableView } from './BookTableView.tsx';
import { BLANK, BRANCH, FILLED, NOW, requestIn, tableIn } from './samples.ts';

const NEAREST = ['18:30', '20:00', '20:30'].map((time) => ({
  date: NOW.toPlainDate().add({ days: 2 }),
  time,
}));
const NUMBER = BRANCH.contact_no;
const DAY = /^(Day|日期)$/;
const TIME = /^(Time|时间)$/;

const meta = {
  component: BookTableView,
  args: {
    back: { label: 'Back', href: '/bookingBranch', onPress: fn() },
    today: NOW.toPlainDate(),
    table: tableIn(),
    request: requestIn({ waiting: 'idle' }),
    actions: {
      change: fn(),
      chooseDay: fn(),
      chooseTime: fn(),
      submit: fn(),
      reload: fn(),
      askNow: fn(),
      dismiss: fn(),
    },
  },
} satisfies Meta<typeof BookTableView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { table: tableIn({ times: 'loading', branch: null }) } };

/** The branch is cached from the list; its times are loading. */
export const TimesOnTheirWay: Story = {
  args: {
    table: tableIn({
      times: 'refreshing',
      branch: (({ date_dropdown_list, ...branch }) => branch)(BRANCH),
      form: { values: { ...BLANK, date: null } },
    }),
  },
};

/** A branch whose weekdays differ lists them, because the guest is choosing a day. */
export const HoursByDay: Story = {
  args: { table: tableIn({ branch: { ...BRANCH, week_hours: aVariedWeek() } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/Open Daily|每日营业/)).toBeNull();
    await expect(canvas.getByText(/^(Mon–Thu|周一至周四)$/)).toBeVisible();
  },
};

export const Blank: Story = { args: { table: tableIn({ form: { values: BLANK } }) } };

/** Keyboard only: party, day, time and contact are one tab stop each. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const days = canvas.getByRole('group', { name: DAY });
    const times = canvas.getByRole('group', { name: TIME });
    (await canvas.findByRole('textbox', { name: /Guests|用餐人数/ })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.actions.change).toHaveBeenCalledWith({ field: 'number_of_seats', value: 5 });
    await userEvent.tab();
    await expect(within(days).getByRole('radio', { name: /23/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.actions.chooseDay).toHaveBeenCalledOnce();
    times.querySelector<HTMLInputElement>('input:checked')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.actions.chooseTime).toHaveBeenCalledWith({
      date: FILLED.date,
      time: '20:00',
    });
    canvasElement.querySelector<HTMLElement>('[type=submit]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.submit).toHaveBeenCalledOnce();
  },
};

/** Submitting focuses the first missing field, even if that is a group of radio buttons. */
export const Missing: Story = {
  args: {
    table: tableIn({
      form: {
        values: BLANK,
        errors: {
          time: 'TIME_REQUIRED',
          customer_name: 'NAME_REQUIRED',
          phone_no: 'PHONE_REQUIRED',
        },
        firstInvalid: 'time',
        tried: true,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelector<HTMLElement>('[type=submit]')?.focus();
    await userEvent.keyboard('{Enter}');
    const times = canvas.getByRole('group', { name: TIME });
    await expect(times.querySelector('input:not(:disabled)')).toHaveFocus();
  },
};

export const NoParty: Story = {
  args: {
    table: tableIn({
      party: 2,
      form: {
        values: { ...BLANK, number_of_seats: null },
        errors: { number_of_seats: 'NUMBER_OF_GUEST_REQUIRED' },
        firstInvalid: 'number_of_seats',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[type=submit]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[name=number_of_seats]')).toHaveFocus();
  },
};

/** The occasion and the note are optional; a note that is too long can be shortened. */
export const Requests: Story = {
  args: {
    table: tableIn({
      form: {
        values: { ...FILLED, occasion: 'birthday', note: 'A high chair, please. '.repeat(10) },
        errors: { note: 'TOO_LONG' },
        firstInvalid: 'note',
        tried: true,
      },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Birthday|生日/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^(None|无)$/ }));
    await expect(args.actions.change).toHaveBeenCalledWith({ field: 'occasion', value: null });
    const note = canvas.getByRole('textbox', { name: /Note to the branch|给分店的备注/ });
    await expect(note).toBeInvalid();
    await expect(note).toHaveAccessibleDescription(/220/);
  },
};

/** Zero guests: the field shows its error before the form is submitted. */
export const TooSmall: Story = {
  args: { table: tableIn({ party: 2, form: { values: { ...FILLED, number_of_seats: 0 } } }) },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: /Guests|用餐人数/ });
    await expect(field).toHaveValue('0');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      /Number of guests should be at least 1|用餐人数至少 1 位/,
    );
  },
};

/** The party exceeds the branch's limit, so the field shows the number to call instead of times. */
export const TooLarge: Story = {
  args: { table: tableIn({ form: { values: { ...FILLED, number_of_seats: 90 } } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const call = canvas.getByRole('link', { name: /03-2201/ });
    await expect(call).toHaveAttribute('href', `tel:${NUMBER}`);
    await expect(await canvas.findByRole('textbox', { name: /Guests|用餐人数/ })).toBeInvalid();
    await expect(canvas.getAllByText(/up to 72 guests|最多可容纳 72 位/)[0]).toBeVisible();
    await expect(canvas.queryByText(/^(Full|已满)$/)).toBeNull();
    await expect(canvas.queryByRole('group', { name: DAY })).toBeNull();
  },
};

/** Times for the new party size are loading. */
export const Updating: Story = { args: { table: tableIn({ times: 'refreshing', party: 2 }) } };

/** The chosen time filled up while the form was open: a notice offers the nearest free times. */
export const TakenMeanwhile: Story = {
  args: { table: tableIn({ form: { values: { ...FILLED, time: '19:00' } } }) },
  play: async ({ canvasElement, args }) => {
    const [nearest] = within(canvasElement).getAllByRole('button', { name: /6:30/ });
    if (nearest) await userEvent.click(nearest);
    await expect(args.actions.chooseTime).toHaveBeenCalledWith({
      date: FILLED.date,
      time: '18:30',
    });
  },
};

export const DayIsFull: Story = {
  args: {
    table: tableIn({
      form: { values: { ...FILLED, date: NOW.toPlainDate().add({ days: 1 }), time: null } },
    }),
  },
};

export const NothingLeft: Story = {
  args: {
    table: tableIn({
      branch: { ...BRANCH, date_dropdown_list: [] },
      form: { values: { ...BLANK, date: null } },
    }),
  },
  play: async ({ canvasElement }) => {
    const call = within(canvasElement).getByRole('link', { name: /03-2201/ });
    await expect(call).toHaveAttribute('href', `tel:${NUMBER}`);
  },
};

export const TimesStale: Story = {
  args: { table: tableIn({ times: 'stale' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试/i }));
    await expect(args.actions.reload).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { table: tableIn({ times: 'failed', branch: null }) } };
export const NotFound: Story = { args: { table: tableIn({ times: 'notFound', branch: null }) } };

/**
 * The branch takes no bookings. Its phone number and the link to other branches stay after the
 * popup closes.
 */
export const NotTaken: Story = {
  args: { table: tableIn({ branch: { ...BRANCH, is_able_reservation: 0 } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = canvas.getByRole('dialog');
    await expect(within(dialog).getByRole('link', { name: /03-2201/ })).toHaveAttribute(
      'href',
      `tel:${NUMBER}`,
    );
    // Simulates the Escape key.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways).toContain('/bookingBranch');
  },
};

export const Processing: Story = {
  args: { table: tableIn({ is: 'submitting' }), request: requestIn('sending') },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(dialog).toHaveAttribute('open');
  },
};

export const Checking: Story = {
  args: { table: tableIn({ is: 'submitting' }), request: requestIn({ checking: 'querying' }) },
};

/** The outcome of the booking is unknown. The button checks it immediately. */
export const Unreachable: Story = {
  args: { table: tableIn({ is: 'submitting' }), request: requestIn({ checking: 'unreachable' }) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button'));
    await expect(args.actions.askNow).toHaveBeenCalledOnce();
  },
};

/** The request never arrived, so submitting again is safe. */
export const NotMade: Story = {
  args: { request: requestIn({ waiting: 'notMade' }) },
  play: async ({ canvasElement, args }) => {
    const [retry] = within(within(canvasElement).getByRole('dialog')).getAllByRole('button');
    if (retry) await userEvent.click(retry);
    await expect(args.actions.submit).toHaveBeenCalledOnce();
  },
};

/** Booked, and redirecting to the list: nothing can be pressed. */
export const Made: Story = {
  args: { table: tableIn({ is: 'done' }), request: requestIn({ waiting: 'done' }) },
};

/** Another customer booked the time first: the popup offers the nearest free times. */
export const Full: Story = {
  args: {
    table: tableIn({ form: { values: { ...FILLED, time: '19:00' } } }),
    request: requestIn(
      { waiting: 'rejected' },
      { kind: 'full', contact_no: NUMBER, nearest: NEAREST },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /8:00/ }));
    await expect(args.actions.chooseTime).toHaveBeenCalledWith(NEAREST[1]);
  },
};

export const TimeUnavailable: Story = {
  args: {
    request: requestIn(
      { waiting: 'rejected' },
      { kind: 'timeUnavailable', nearest: NEAREST.slice(0, 1) },
    ),
  },
};

export const NoOtherTime: Story = {
  args: {
    request: requestIn({ waiting: 'rejected' }, { kind: 'full', contact_no: NUMBER, nearest: [] }),
  },
};

export const RejectedAsTooLarge: Story = {
  args: {
    request: requestIn({ waiting: 'rejected' }, { kind: 'tooLarge', contact_no: NUMBER, most: 72 }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(within(canvasElement).getByRole('dialog')).getByRole('button'));
    await expect(args.actions.dismiss).toHaveBeenCalledOnce();
  },
};

export const RejectedAsNotTaken: Story = {
  args: {
    request: requestIn({ waiting: 'rejected' }, { kind: 'notTaken', contact_no: NUMBER }),
  },
};

/** An invalid phone number: the error appears at its field. */
export const WrongNumber: Story = {
  args: {
    request: requestIn({ waiting: 'rejected' }, { kind: 'rejected', code: 'INVALID_PHONE_NO' }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[name=phone_no]')).toBeInvalid();
  },
};

export const Busy: Story = {
  args: {
    request: requestIn({ waiting: 'rejected' }, { kind: 'rejected', code: 'SERVICE_UNAVAILABLE' }),
  },
};
