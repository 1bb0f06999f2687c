import { email, fieldIssue, mobileNumber, personName } from '@claypot/domain/flows';
import { hasRank, type Role, type StaffMember } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';

const ROLES = ['kitchen', 'cashier', 'manager', 'owner'] as const satisfies readonly Role[];

/** Schema of a field that may be empty; the output is then null. */
const optional = (schema: v.GenericSchema<string, string>) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, string | null>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value.trim() === '') return null;
      const result = v.safeParse(schema, dataset.value);
      if (result.success) return result.output;
      addIssue({ message: result.issues[0].message });
      return NEVER;
    }),
  );

const work = {
  name: personName('NAME_REQUIRED'),
  role: v.picklist(ROLES),
  /** Ids of the branches. Ignored for owners, who work in all branches. */
  branch_ids: v.array(v.string()),
};

/** Returns a check that a person has a branch, except an owner. */
function hasBranch<TForm extends { role: Role; branch_ids: string[] }>() {
  return v.rawCheck<TForm>(({ dataset, addIssue }) => {
    const { value } = dataset;
    if (!v.is(workplace, value) || value.role === 'owner' || value.branch_ids.length > 0) return;
    addIssue(fieldIssue(value, 'branch_ids', message('BRANCH_REQUIRED')));
  });
}

const workplace = v.object({ role: work.role, branch_ids: work.branch_ids });

const inviteFields = v.object({
  ...work,
  phone_no: optional(mobileNumber),
  email: optional(email),
});

const inviteStaffSchema = v.pipe(inviteFields, hasBranch<v.InferOutput<typeof inviteFields>>());

export type InviteStaffValues = v.InferInput<typeof inviteStaffSchema>;

type StaffFormDeps = Pick<CounterRuntime, 'api' | 'emit' | 'identity' | 'session'>;

/** Creates the form that adds a person. Emits `staff.invited` with the code for the person. */
export function createInviteStaff({ api, emit, identity, session }: StaffFormDeps) {
  return createForm({
    schema: inviteStaffSchema,
    initial: (): InviteStaffValues => ({
      name: '',
      role: 'cashier',
      branch_ids: [identity().branch?.id ?? ''].filter((id) => id !== ''),
      phone_no: '',
      email: '',
    }),
    async submit(person, signal) {
      const invitation = await api.inviteStaff({ body: inBranches(person) }, { signal });
      session.refresh();
      emit({ type: 'staff.invited', invitation });
    },
  });
}

const updateFields = v.object({ ...work, is_active: v.boolean() });

const updateStaffSchema = v.pipe(updateFields, hasBranch<v.InferOutput<typeof updateFields>>());

export type UpdateStaffValues = v.InferInput<typeof updateStaffSchema>;

/** Creates the form that changes a person. Start it with the person as `input`. */
export function createUpdateStaff({ api, emit, session }: Omit<StaffFormDeps, 'identity'>) {
  return createForm({
    schema: updateStaffSchema,
    initial: ({ branch_ids, is_active, name, role }: StaffMember): UpdateStaffValues => ({
      name,
      role,
      branch_ids,
      is_active,
    }),
    async submit(person, signal, { id }) {
      await api.updateStaff({ path: { id }, body: inBranches(person) }, { signal });
      session.refresh();
      emit({ type: 'staff.changed' });
    },
  });
}

/** Returns the roles that a person may give to others: not above the own one. */
export function assignableRoles(role: Role): readonly Role[] {
  return ROLES.filter((given) => hasRank(role, given));
}

/** Returns the person with the branches of the contract: owners have none. */
function inBranches<TPerson extends { role: Role; branch_ids: string[] }>(person: TPerson) {
  return { ...person, branch_ids: person.role === 'owner' ? [] : person.branch_ids };
}
