import type { HoursDayValues } from '@claypot/counter/hours';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../../shared/forms/form-samples.ts';
import { aSave, HOURS } from '../shared/hours-samples.ts';
import { DaySheet } from './DaySheet.tsx';

const NEW: HoursDayValues = {
  date: '',
  first: '2026-11-28',
  taken: '2026-12-25',
  name_en: '',
  name_zh_CN: '',
  periods: [],
};
const CHRISTMAS: HoursDayValues = {
  ...NEW,
  date: '2026-12-25',
  taken: '',
  name_en: 'Christmas',
  name_zh_CN: '圣诞节',
};

const meta = {
  component: DaySheet,
  args: {
    form: aForm(NEW),
    purpose: 'add',
    save: aSave(),
    onChange: fn(),
    onSubmit: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DaySheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^(Open|营业)$/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'periods', value: ['11:00-22:00'] });
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|保存)$/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Editing: Story = {
  args: { purpose: 'edit', form: aForm(CHRISTMAS) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Remove|删除/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Copying: Story = {
  args: { purpose: 'copy', form: aForm({ ...CHRISTMAS, date: '', periods: ['11:00-15:00'] }) },
};
export const Invalid: Story = {
  args: {
    form: aForm(
      { ...NEW, date: '2026-12-25', periods: ['11:00-'] },
      { errors: { date: 'DATE_TAKEN', periods: 'HOURS_INCOMPLETE' }, firstInvalid: 'date' },
    ),
  },
};
export const Saving: Story = {
  args: { form: aForm(CHRISTMAS), save: aSave({ status: 'running', isOfDay: true }) },
};
export const SaveFailed: Story = {
  args: {
    form: aForm(CHRISTMAS),
    save: aSave({ status: 'rejected', isOfDay: true, error: 'OFFLINE' }),
  },
};

/** Another person has set the same day. */
export const ChangedByAnother: Story = {
  args: {
    form: aForm({ ...CHRISTMAS, periods: ['11:00-15:00'] }),
    save: aSave({
      status: 'rejected',
      isOfDay: true,
      error: 'HOURS_CHANGED',
      changed: { part: 'day', date: '2026-12-25' },
      theirs: HOURS,
    }),
  },
};
export const RemovedByAnother: Story = {
  args: {
    ...ChangedByAnother.args,
    save: aSave({
      status: 'rejected',
      isOfDay: true,
      error: 'HOURS_CHANGED',
      changed: { part: 'day', date: '2026-12-25' },
      theirs: { ...HOURS, days: [] },
    }),
  },
};
