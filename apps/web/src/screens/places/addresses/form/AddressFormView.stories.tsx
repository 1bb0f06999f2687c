import type { DeliveryOptions } from '@claypot/sdk';
import { someDeliveryOptions } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { NOW } from '../../branches/samples.ts';
import { editorOf, HOME, movedTo, NAMES, OFFICE } from '../samples.ts';
import { AddressFormView } from './AddressFormView.tsx';

const meta = {
  component: AddressFormView,
  args: {
    back: { label: 'Back', href: '/addressBook', onPress: fn() },
    address: HOME,
    editor: editorOf(HOME),
    place: null,
    names: NAMES,
    delivery: queryIn('ready', someDeliveryOptions()),
    provider: 'none',
    now: NOW,
    onChange: fn(),
    onMovePin: fn(),
    onSubmit: fn(),
    onConfirm: fn(),
    onCancel: fn(),
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
    editor: editorOf({ ...OFFICE, mail_name: '', mail_phone: '', mail_unit_no: '', is_default: 1 }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'is_default', value: false });
  },
};

/** Submitting focuses the first invalid field. */
export const MissingFields: Story = {
  args: {
    address: { ...OFFICE, id: null },
    editor: editorOf(
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

/** Removing requires confirmation; the initially focused button does not remove. */
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

/** The server rejected the address: the form shows the reason and can be corrected. */
export const Rejected: Story = { args: { editor: editorOf(HOME, { rejection: 'ERROR' }) } };

export const Saving: Story = { args: { editor: editorOf(HOME, {}, 'submitting') } };

/** Saved, and navigating back: another press sends nothing. */
export const Saved: Story = {
  args: { editor: editorOf(HOME, {}, 'done') },
  play: async ({ canvasElement, args }) => {
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * The pin moves with the arrow keys, in larger steps with Shift, and to a pressed point of the map.
 */
export const MovingThePin: Story = {
  play: async ({ canvasElement, args }) => {
    const [across] = within(canvasElement).getAllByRole('slider');
    across?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onMovePin).toHaveBeenLastCalledWith({
      latitude: '3.130190',
      longitude: '101.671500',
    });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onMovePin).toHaveBeenLastCalledWith({
      latitude: '3.130100',
      longitude: '101.670599',
    });
    const sketch = canvasElement.querySelector('svg[data-movable]');
    if (sketch) await userEvent.click(sketch);
    await expect(args.onMovePin).toHaveBeenCalledTimes(3);
  },
};

/** Fields that the customer has not edited follow the pin. */
export const FollowingThePin: Story = {
  args: { editor: editorOf(HOME, { values: movedTo(OFFICE) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(OFFICE.full_address)).toBeVisible();
    await expect(canvas.getByDisplayValue(OFFICE.mail_postcode)).toBeVisible();
  },
};

export const CheckingThePin: Story = {
  args: { editor: editorOf(HOME, {}, 'editing', 'checking') },
};

/** The pin is far from the address text. */
export const AskingAboutThePin: Story = {
  args: { editor: editorOf(HOME, {}, 'editing', 'asking') },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const [yes, no] = dialog.getAllByRole('button');
    if (no) await userEvent.click(no);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    if (yes) await userEvent.click(yes);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NoBranchDelivers: Story = {
  args: { delivery: queryIn('ready', { is_deliverable: false, branches: [] }) },
};

export const FindingOutWhoDelivers: Story = {
  args: { delivery: queryIn<DeliveryOptions>('loading', null) },
};

export const NotFoundOutWhoDelivers: Story = {
  args: { delivery: queryIn<DeliveryOptions>('failed', null) },
};

/** Neither landmarks nor the postcode are known. */
export const PlaceUnknown: Story = {
  args: {
    address: { ...HOME, id: null, mail_postcode: '' },
    editor: editorOf({ ...HOME, mail_postcode: '' }),
    names: [],
  },
};
