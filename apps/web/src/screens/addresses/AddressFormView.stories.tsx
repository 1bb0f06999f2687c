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
    await expect(args.onChange).toHaveBeenCalledWith('is_default', '0');
  },
};

/** The customer lands in the first field at fault. */
export const MissingFields: Story = {
  args: {
    address: { ...OFFICE, id: null },
    form: formOf(
      { ...OFFICE, mail_name: '', mail_phone: '12', mail_unit_no: '' },
      {
        errors: {
          mail_unit_no: 'UNIT_NO_REQUIRED',
          mail_name: 'NAME_REQUIRED',
          mail_phone: 'PHONE_INVALID',
        },
        firstBad: 'mail_name',
      },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[name=mail_name]')).toHaveFocus();
  },
};

export const Saving: Story = { args: { form: formOf(HOME, { busy: true }) } };
