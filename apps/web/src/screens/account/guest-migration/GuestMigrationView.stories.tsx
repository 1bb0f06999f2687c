import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { derived, sameIn } from '../../shared/testing/in-state.ts';
import { GuestMigrationView } from './GuestMigrationView.tsx';
import { guestMigrationInState } from './samples.ts';

const asking = guestMigrationInState('asking');

const meta = {
  component: GuestMigrationView,
  args: derived(asking, {
    ...asking,
    onChoose: fn(),
    onToggle: fn(),
    onSave: fn(),
    onDecline: fn(),
    onRetry: fn(),
    onLater: fn(),
  }),
} satisfies Meta<typeof GuestMigrationView>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogIn = async (root: HTMLElement) =>
  within(await within(root).findByRole('dialog')).getAllByRole('button');

/** Choosing a cart reports the choice and does not postpone the migration. */
export const TwoCarts: Story = {
  play: async ({ canvasElement, args }) => {
    const [, guest, member] = await dialogIn(canvasElement);
    if (guest) await userEvent.click(guest);
    await expect(args.onChoose).toHaveBeenLastCalledWith('guest');
    if (member) await userEvent.click(member);
    await expect(args.onChoose).toHaveBeenLastCalledWith('member');
    await expect(args.onLater).not.toHaveBeenCalled();
  },
};

/** The dialog stays open until the chosen cart is migrated. */
export const CartChosen: Story = {
  args: guestMigrationInState('moving', { keep: 'guest' }),
  play: async ({ canvasElement, args }) => {
    const [, guest, member] = await dialogIn(canvasElement);
    await expect(guest).toHaveAttribute('aria-busy', 'true');
    await expect(member).toBeDisabled();
    if (guest) await userEvent.click(guest);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Without a question, the migration shows no dialog. */
export const OnTheWay: Story = {
  args: sameIn(guestMigrationInState, ['previewing', 'moving', 'savingCartAddress']),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

export const Over: Story = {
  args: sameIn(guestMigrationInState, ['postponed', 'done']),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

export const Failed: Story = {
  args: guestMigrationInState('failed', { error: 'ERROR' }),
  play: async ({ canvasElement, args }) => {
    const [retry, later] = await dialogIn(canvasElement);
    await expect(retry).toHaveFocus();
    if (later) await userEvent.click(later);
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

/** All addresses are selected initially; the member can deselect some. */
export const Addresses: Story = {
  args: guestMigrationInState('offering', { chosen: ['address-1'] }),
  play: async ({ canvasElement, args }) => {
    const [, office] = within(canvasElement).getAllByRole('checkbox');
    await expect(office).not.toBeChecked();
    if (office) await userEvent.click(office);
    await expect(args.onToggle).toHaveBeenCalledWith('address-2');
    const [, save, decline] = await dialogIn(canvasElement);
    if (save) await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    if (decline) await userEvent.click(decline);
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

export const SavingAddresses: Story = {
  args: guestMigrationInState('saving'),
};

export const AddressesNotSaved: Story = {
  args: guestMigrationInState('offering', { error: 'ADDRESS_LIMIT_EXCEEDED' }),
};
