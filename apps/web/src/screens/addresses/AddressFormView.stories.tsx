import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressFormView } from './AddressFormView.tsx';
import { formOf, HOME, OFFICE } from './samples.ts';

const meta = {
  component: AddressFormView,
  args: {
    back: { label: 'Back', href: '/addressBook', onPress: fn() },
    address: HOME,
    form: formOf(HOME),
    onChange: fn(),
    onSubmit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof AddressFormView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
  },
};

export const New: Story = {
  args: {
    address: { ...OFFICE, id: null },
    form: formOf({ ...OFFICE, mail_name: '', mail_phone: '', mail_unit_no: '', is_default: 1 }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'is_default', value: false });
  },
};

/** The customer lands in the first field at fault. */
export const MissingFields: Story = {
  args: {
    address: { ...OFFICE, id: null },
    form: formOf(
      { ...OFFICE, mail_name: '', mail_phone: '12', mail_unit_no: '', mail_street: '' },
      {
        errors: {
          mail_unit_no: 'UNIT_NO_REQUIRED',
          mail_street: 'STREET_REQUIRED',
          mail_name: 'NAME_REQUIRED',
          mail_phone: 'PHONE_INVALID',
        },
        firstInvalid: 'mail_unit_no',
      },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[name=mail_unit_no]')).toHaveFocus();
  },
};

/** Removing is asked about; the answer that has the focus keeps the address. */
export const Removing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const remove = canvasElement.querySelector<HTMLElement>('form > button');
    if (remove) await userEvent.click(remove);
    const dialog = within(await canvas.findByRole('dialog'));
    const [keep, confirm] = dialog.getAllByRole('button');
    await expect(keep).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
    if (confirm) await userEvent.click(confirm);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The server would not have it: why, and it can be mended. */
export const Refused: Story = { args: { form: formOf(HOME, { refusal: 'ERROR' }) } };

export const Saving: Story = { args: { form: formOf(HOME, {}, 'submitting') } };

/** Nothing is sent again on the way back. */
export const Saved: Story = {
  args: { form: formOf(HOME, {}, 'done') },
  play: async ({ canvasElement, args }) => {
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
