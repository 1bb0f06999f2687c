import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../../shared/forms/form-samples.ts';
import { aSave, HOURS, SETTINGS } from '../shared/hours-samples.ts';
import { HoursSettingsView } from './HoursSettingsView.tsx';

const meta = {
  component: HoursSettingsView,
  args: {
    form: aForm(SETTINGS),
    hours: HOURS,
    isEdited: false,
    save: aSave(),
    onChange: fn(),
    onSubmit: fn(),
    onReset: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof HoursSettingsView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The delivery is set by staff and can go back to the menu file. */
export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /use the menu file|菜单文件的值/ }));
    await expect(args.onReset).toHaveBeenCalledWith('delivery');
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|保存)$/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A day gets a second period, is closed, and is copied to all days. */
export const EditingADay: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tuesday = within(canvas.getByRole('group', { name: /^(Tue|周二)$/ }));
    await userEvent.click(tuesday.getByRole('button', { name: /^(Add a period|添加时段)/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      field: 'tuesday',
      value: ['11:00-22:00', '-'],
    });
    await userEvent.click(tuesday.getByRole('radio', { name: /^(Closed|休息)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ field: 'tuesday', value: [] });
    await userEvent.click(tuesday.getByRole('radio', { name: /^24.(hours|小时)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      field: 'tuesday',
      value: ['00:00-00:00'],
    });
    await userEvent.click(tuesday.getByRole('button', { name: /to all days|复制到每天/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      field: 'sunday',
      value: ['11:00-22:00'],
    });
  },
};

/** The hours go on past midnight. A second period can be removed. */
export const SeveralPeriods: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/on the next day|次日打烊/)).toBeVisible();
    const monday = within(canvas.getByRole('group', { name: /^(Mon|周一)$/ }));
    const [, second] = monday.getAllByRole('button', { name: /remove period|删除时段/ });
    if (second) await userEvent.click(second);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      field: 'monday',
      value: ['11:00-15:00'],
    });
  },
};

export const Edited: Story = {
  args: { isEdited: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /menu file|菜单文件/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Discard|放弃/ }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** Each error is at its field. */
export const Invalid: Story = {
  args: {
    isEdited: true,
    form: aForm(
      {
        ...SETTINGS,
        monday: ['11:00-15:00', '14:00-22:00'],
        tuesday: ['11:00-'],
        friday: ['18:00-18:00'],
        radius_metres: '5',
        base_fee: 'five',
        notice_minutes: '',
      },
      {
        errors: {
          monday: 'HOURS_OVERLAP',
          tuesday: 'HOURS_INCOMPLETE',
          friday: 'HOURS_EQUAL',
          radius_metres: 'RADIUS_INVALID',
          base_fee: 'FEE_INVALID',
          notice_minutes: 'NOTICE_INVALID',
        },
        firstInvalid: 'monday',
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|保存)$/ }));
    const [first] = canvas.getAllByLabelText(/^(Mon, period 1: opens|周一，时段 1：开门)$/);
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription(/overlap|重叠/);
  },
};

export const Saving: Story = { args: { isEdited: true, save: aSave({ status: 'running' }) } };
export const Saved: Story = { args: { save: aSave({ status: 'done' }) } };
export const SaveFailed: Story = {
  args: { isEdited: true, save: aSave({ status: 'rejected', error: 'OFFLINE' }) },
};

const theirs = (part: 'week' | 'delivery' | 'notice') =>
  aSave({
    status: 'rejected',
    error: 'HOURS_CHANGED',
    changed: { part, date: null },
    theirs: HOURS,
  });

/** Another person was faster. What was typed stays, and the new values are shown. */
export const ChangedByAnother: Story = {
  args: { isEdited: true, save: theirs('notice') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Use their|使用对方/ }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const WeekChangedByAnother: Story = { args: { isEdited: true, save: theirs('week') } };
export const DeliveryChangedByAnother: Story = {
  args: { isEdited: true, save: theirs('delivery') },
};
export const WithoutDelivery: Story = {
  args: { form: aForm({ ...SETTINGS, delivers: false, radius_metres: '' }) },
};
