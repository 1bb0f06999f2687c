import { aPrinter } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { AddPrinterSheet, EditPrinterSheet } from './PrinterSheet.tsx';

const NEW = {
  name: '',
  kind: 'star_cloudprnt' as const,
  prints_kitchen: true,
  prints_receipts: true,
  language: 'zh_CN' as const,
};
const PRINTER = aPrinter();
const { name, prints_kitchen, prints_receipts, language } = PRINTER;

const meta = {
  component: AddPrinterSheet,
  args: { form: aForm(NEW), onChange: fn(), onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof AddPrinterSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement);
    const usb = dialog.getAllByRole('radio')[2];
    if (usb) await userEvent.click(usb);
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'kind', value: 'usb' });
    const [kitchen] = dialog.getAllByRole('checkbox');
    if (kitchen) await userEvent.click(kitchen);
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'prints_kitchen', value: false });
    await userEvent.type(dialog.getByRole('textbox'), 'K');
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'name', value: 'K' });
    const [, add] = dialog.getAllByRole('button');
    if (add) await userEvent.click(add);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const AddingCable: Story = { args: { form: aForm({ ...NEW, kind: 'usb' as never }) } };
export const AddInvalid: Story = {
  args: { form: aForm(NEW, { errors: { name: 'NAME_REQUIRED' }, firstInvalid: 'name' }) },
};
export const AddBusy: Story = { args: { form: aForm({ ...NEW, name: 'Bar' }, { busy: true }) } };
export const AddRejected: Story = {
  args: { form: aForm({ ...NEW, name: 'Bar' }, { rejection: 'FORBIDDEN' }) },
};

const remove = fn();

export const Editing: Story = {
  render: ({ onSubmit, onClose }) => (
    <EditPrinterSheet
      printer={PRINTER}
      form={aForm({ name, prints_kitchen, prints_receipts, language })}
      onChange={fn()}
      onSubmit={onSubmit}
      onClose={onClose}
      onRemove={remove}
    />
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const last = buttons.at(-2);
    if (last) await userEvent.click(last);
    await expect(remove).toHaveBeenCalledOnce();
  },
};
