import { describeSection } from '@claypot/counter/back-office';
import { aDraftDish } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aNewView, anEntryView, aProblem, KOPI, NOTHING_DONE } from '../shared/samples.ts';
import { EntryView } from './EntryView.tsx';
import { formArgs } from './sample-args.ts';

const meta = {
  component: EntryView,
  args: formArgs(),
} satisfies Meta<typeof EntryView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dish: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^(Price in RM|价格（RM）)/), '0');
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['price'],
      value: '5.900',
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Spicy|^辣/ }));
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['tags'],
      value: ['spicy'],
    });
    await userEvent.selectOptions(canvas.getByLabelText(/^(Category|类别)/), 'desserts');
    await expect(args.onCategory).toHaveBeenCalledWith('desserts');
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Move down|下移).*(Sweetness|甜度)/ }),
    );
    await expect(args.edit).toHaveBeenLastCalledWith({ type: 'MOVE', path: ['options', 0], to: 1 });
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|删除).*(Sweetness|甜度)/ }));
    await expect(args.edit).toHaveBeenLastCalledWith({ type: 'REMOVE', path: ['options', 0] });
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Use a shared group|使用共用选项组)$/ }),
    );
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'ADD',
      path: ['options'],
      record: { use: '' },
    });
  },
};

/** The group opens and shows its choices. */
export const OptionGroup: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /2\..*(Size|分量)/ }));
    await userEvent.selectOptions(canvas.getByLabelText(/^(Preselected choice|预选选项)/), '1');
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['options', 1, 'default_variation'],
      value: 'large',
    });
  },
};
export const NewDish: Story = {
  args: { view: aNewView('dishes', { category: 'drinks' }) },
};
export const Untranslated: Story = {
  args: {
    view: anEntryView({
      fields: { ...KOPI.fields, name: { en: 'Kopi O' }, description: { zh_CN: '浓香。' } },
      isEdited: true,
      untranslated: ['name.zh_CN', 'description.en'],
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const same = /(Chinese|中文).*(use the same text|使用相同文字)/;
    await userEvent.click(canvas.getByRole('button', { name: same }));
    await expect(args.edit).toHaveBeenLastCalledWith({
      type: 'SET',
      path: ['name'],
      value: { en: 'Kopi O', zh_CN: 'Kopi O' },
    });
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|保存)$/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^(Discard|放弃)/ }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** A press on a problem opens the list around its field and focuses it. */
export const Problems: Story = {
  args: {
    view: anEntryView({
      problems: [
        aProblem('price', 'must be an amount in RM with two decimals, such as 12.90'),
        aProblem('options.1.variations.1.name.zh_CN', 'is missing; add it'),
        aProblem('options', 'must be a list of 0 to 30'),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /is missing; add it/ }));
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('name', 'options.1.variations.1.name.zh_CN'),
    );
    await expect(document.activeElement).toHaveAccessibleDescription(/is missing; add it/);
  },
};
export const ChangedByAnother: Story = {
  args: {
    view: anEntryView({
      isEdited: true,
      theirs: aDraftDish({
        changed_by: 'Farid',
        fields: {
          ...KOPI.fields,
          price: '9.90',
          name: { en: 'Iced Coffee', zh_CN: '冰咖啡' },
          options: [],
        },
      }),
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('RM 5.90 → RM 9.90')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Keep my|保留我)/ }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^(Take theirs|采用对方)/ }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};
export const RemovedByAnother: Story = {
  args: {
    view: anEntryView({
      isEdited: true,
      theirs: aDraftDish({ changed_by: null, status: 'removed' }),
    }),
  },
};
export const Saving: Story = {
  args: {
    view: anEntryView({
      isEdited: true,
      change: { ...NOTHING_DONE, status: 'running', kind: 'save' },
    }),
  },
};
export const Saved: Story = {
  args: {
    view: anEntryView({
      change: { status: 'done', kind: 'save', outcome: 'saved', error: null },
    }),
  },
};
export const Rejected: Story = {
  args: {
    view: anEntryView({
      isEdited: true,
      change: { ...NOTHING_DONE, status: 'rejected', kind: 'save', error: 'ERROR' },
    }),
  },
};
export const Restored: Story = {
  args: { view: anEntryView({ isEdited: true, isRestored: true }) },
};
export const AskingToRemove: Story = {
  args: { view: anEntryView({ change: { ...NOTHING_DONE, status: 'asking', kind: 'remove' } }) },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Remove|删除)$/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: /^(Cancel|取消)$/ }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const AskingToReset: Story = {
  args: { view: anEntryView({ change: { ...NOTHING_DONE, status: 'asking', kind: 'reset' } }) },
};
export const Leaving: Story = {
  args: { view: anEntryView({ isEdited: true }), isLeaving: true },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Keep editing|继续编辑)$/ }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: /^(Leave without|不保存并)/ }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
/** A manager reads what only owners change. */
export const ReadOnly: Story = {
  args: {
    isReadOnly: true,
    description: describeSection('vouchers'),
    view: aNewView('vouchers', {
      key: 'rainy-day',
      fields: {
        voucher_name: { en: 'RM8 off', zh_CN: 'RM8 优惠券' },
        used: 'both',
        amount: '8.00',
        valid_days: '30',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^(Save|保存)$/ })).toBeNull();
    await expect(canvas.getByLabelText(/^(Discount in RM|折扣（RM）)/)).toBeDisabled();
  },
};
export const NamesFailed: Story = {
  args: { view: anEntryView({ references: { status: 'failed', entries: {} } }) },
};
export const Loading: Story = { args: { view: anEntryView({ status: 'loading' }) } };
export const Failed: Story = { args: { view: anEntryView({ status: 'failed', error: 'ERROR' }) } };
export const NotFound: Story = { args: { view: anEntryView({ status: 'notFound' }) } };
