import { NO_CORRECTIONS, type SheetImportView } from '@claypot/counter/files';
import { aSheetApplied, aSheetPlan } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImportView } from './ImportView.tsx';

const EMPTY: SheetImportView = {
  status: 'empty',
  fileName: null,
  corrections: NO_CORRECTIONS,
  plan: null,
  added: null,
  failure: null,
  isRenewed: false,
  canAdd: false,
};
const GOOD = aSheetPlan({ errors: 0, warnings: 0, problems: [] });
const ready = (fields: Partial<SheetImportView> = {}): SheetImportView => ({
  ...EMPTY,
  status: 'ready',
  fileName: 'menu.csv',
  plan: aSheetPlan(),
  ...fields,
});
const none = { added: 0, changed: 0, unchanged: 12 };

const meta = {
  component: ImportView,
  args: {
    view: ready(),
    backHref: '/counter/back-office',
    onChoose: fn(),
    onMap: fn(),
    onCorrect: fn(),
    onGuess: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ImportView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { view: EMPTY },
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await userEvent.upload(input, new File(['a'], 'menu.csv', { type: 'text/csv' }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.any(File));
  },
};
export const Reading: Story = {
  args: { view: { ...EMPTY, status: 'reading', fileName: 'menu.csv' } },
};
export const WithErrors: Story = {
  play: async ({ args, canvasElement }) => {
    const selects = within(canvasElement).getAllByRole('combobox');
    const last = selects.at(-1);
    if (last) await userEvent.selectOptions(last, 'slug');
    await expect(args.onMap).toHaveBeenCalledWith('C', 'slug');
    const [format] = selects;
    if (format) await userEvent.selectOptions(format, 'square');
    await expect(args.onCorrect).toHaveBeenCalledWith({ format: 'square' });
  },
};
export const Ready: Story = {
  args: { view: ready({ plan: GOOD, canAdd: true, isRenewed: true }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Corrected: Story = {
  args: {
    view: ready({
      corrections: { ...NO_CORRECTIONS, format: 'columns', columns: { C: 'slug' } },
      plan: aSheetPlan({ sheets: ['Menu', 'Drinks'], sheet: 'Menu' }),
    }),
  },
};
export const Loyverse: Story = {
  args: { view: ready({ plan: { ...GOOD, format: 'loyverse' }, canAdd: true }) },
};
export const NothingChanges: Story = {
  args: {
    view: ready({
      plan: { ...GOOD, changes: { categories: none, dishes: none, option_groups: none } },
    }),
  },
};
export const Adding: Story = { args: { view: ready({ status: 'adding', plan: GOOD }) } };
export const Added: Story = {
  args: { view: ready({ status: 'added', plan: GOOD, added: aSheetApplied() }) },
};
export const Unreadable: Story = {
  args: {
    view: {
      ...EMPTY,
      status: 'failed',
      fileName: 'menu.xls',
      failure: {
        code: 'SHEET_UNREADABLE',
        message:
          'The file is an old .xls workbook. Open it in a spreadsheet program and save it as .xlsx.',
      },
    },
  },
};
export const DraftIncomplete: Story = {
  args: { view: { ...EMPTY, status: 'failed', failure: { code: 'DRAFT_INVALID', message: null } } },
};
export const Failed: Story = {
  args: { view: ready({ status: 'failed', failure: { code: 'SERVER_BUSY', message: null } }) },
};
