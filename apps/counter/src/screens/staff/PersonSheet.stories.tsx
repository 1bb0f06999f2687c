import { aStaffMember } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../shared/forms/form-samples.ts';
import { EditSheet, InviteSheet } from './PersonSheet.tsx';

const BRANCHES = [
  { id: 'bra_1', branch_name: 'CCH Bukit Bintang' },
  { id: 'bra_2', branch_name: 'CCH Bangsar' },
];
const NEW = {
  name: '',
  role: 'cashier' as const,
  branch_ids: ['bra_1'],
  phone_no: '',
  email: '',
};
const PERSON = aStaffMember({ name: 'Kumar s/o Selvam', role: 'kitchen', pin_locked: true });
const VALUES = {
  name: PERSON.name,
  role: PERSON.role,
  branch_ids: ['bra_1'],
  is_active: true,
};

const meta = {
  component: EditSheet,
  args: {
    person: PERSON,
    roles: ['kitchen', 'cashier', 'manager'],
    branches: BRANCHES,
    form: aForm(VALUES),
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onReset: fn(),
    onUnlock: fn(),
  },
} satisfies Meta<typeof EditSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const invite = (form = aForm<typeof NEW>(NEW)): Story => ({
  render: ({ roles, branches, onSubmit, onClose }) => (
    <InviteSheet
      roles={roles}
      branches={branches}
      form={form}
      onChange={fn()}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  ),
});

export const Inviting: Story = invite();
export const InvitingOwner: Story = invite(aForm({ ...NEW, role: 'owner' as never }));
export const InviteInvalid: Story = invite(
  aForm(NEW, {
    errors: { name: 'NAME_REQUIRED', branch_ids: 'BRANCH_REQUIRED', phone_no: 'PHONE_INVALID' },
    firstInvalid: 'name',
  }),
);
export const InviteRejected: Story = invite(aForm(NEW, { rejection: 'STAFF_EXISTS' }));
export const Editing: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'CCH Bangsar' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      field: 'branch_ids',
      value: ['bra_1', 'bra_2'],
    });
  },
};
export const Saving: Story = { args: { form: aForm(VALUES, { busy: true }) } };
export const LastOwner: Story = { args: { form: aForm(VALUES, { rejection: 'LAST_OWNER' }) } };
