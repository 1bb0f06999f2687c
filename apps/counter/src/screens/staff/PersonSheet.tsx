import type { Role, SessionBranch, StaffMember } from '@claypot/sdk/counter';
import { BottomSheet, Button, CheckField, OptionGroup, Stack, TextField } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../shared/forms/form-view.ts';
import { useFields } from '../shared/forms/use-fields.ts';
import { ROLE_DUTIES, ROLE_TEXTS } from '../shared/person/role-texts.ts';

interface WorkValues {
  name: string;
  role: Role;
  branch_ids: string[];
}

/** Fields of a new person. */
interface InviteValues extends WorkValues {
  phone_no: string;
  email: string;
}

/** Fields of an existing person. */
interface EditValues extends WorkValues {
  is_active: boolean;
}

interface SheetProps {
  /** Roles that the signed-in person may give. */
  readonly roles: readonly Role[];
  /** Branches that the signed-in person may give. */
  readonly branches: readonly SessionBranch[];
  readonly onClose: () => void;
}

export interface InviteSheetProps extends SheetProps, FormCallbacks<InviteValues> {
  readonly form: FormView<InviteValues>;
}

/** Adds a person. The code follows in a popup. */
export function InviteSheet({
  form,
  roles,
  branches,
  onChange,
  onSubmit,
  onClose,
}: InviteSheetProps) {
  const { t } = useTranslation('counterStaff');
  const field = useFields(form, onChange);
  const id = useId();
  return (
    <BottomSheet
      open
      title={t('addPerson')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide pending={form.busy}>
          {t('invite')}
        </Button>
      }
    >
      <Form id={id} firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <TextField {...field('name')} label={t('name')} autoComplete="off" required />
        <RoleField {...field('role')} roles={roles} />
        <BranchField {...field('branch_ids')} role={form.values.role} branches={branches} />
        <TextField
          {...field('phone_no')}
          label={t('phoneOptional')}
          hint={t('contactHint')}
          inputMode="tel"
          autoComplete="off"
        />
        <TextField
          {...field('email')}
          label={t('emailOptional')}
          hint={t('contactHint')}
          type="email"
          autoComplete="off"
        />
      </Form>
    </BottomSheet>
  );
}

export interface EditSheetProps extends SheetProps, FormCallbacks<EditValues> {
  readonly person: StaffMember;
  readonly form: FormView<EditValues>;
  readonly onReset: () => void;
  readonly onUnlock: () => void;
}

/** Changes a person, resets the access or unlocks the PIN. */
export function EditSheet(props: EditSheetProps) {
  const { person, form, roles, branches, onChange, onSubmit, onClose } = props;
  const { t } = useTranslation('counterStaff');
  const field = useFields(form, onChange);
  const id = useId();
  const { value: isActive, error, ...active } = field('is_active');
  return (
    <BottomSheet
      open
      title={t('editPerson', { name: person.name })}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide pending={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <Stack gap={6}>
        <Form id={id} firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
          <TextField {...field('name')} label={t('name')} autoComplete="off" required />
          <RoleField {...field('role')} roles={roles} />
          <BranchField {...field('branch_ids')} role={form.values.role} branches={branches} />
          <CheckField
            {...active}
            checked={isActive}
            error={error}
            label={t('isActive')}
            hint={t('isActiveHint')}
          />
        </Form>
        <Stack gap={3}>
          {person.pin_locked && (
            <Button variant="secondary" wide onClick={props.onUnlock}>
              {t('unlockPin')}
            </Button>
          )}
          <Button variant="secondary" wide onClick={props.onReset}>
            {t('resetAccess')}
          </Button>
        </Stack>
      </Stack>
    </BottomSheet>
  );
}

interface RoleFieldProps {
  readonly value: Role;
  readonly error: string | undefined;
  readonly roles: readonly Role[];
  readonly onChange: (role: Role) => void;
}

function RoleField({ value, error, roles, onChange }: RoleFieldProps) {
  const { t } = useTranslation('counterStaff');
  return (
    <OptionGroup
      kind="radio"
      label={t('role')}
      hint={t(ROLE_DUTIES[value])}
      error={error}
      choices={roles.map((role) => ({ id: role, label: t(ROLE_TEXTS[role]) }))}
      selected={[value]}
      onSelect={(id) => {
        const role = roles.find((each) => each === id);
        if (role !== undefined) onChange(role);
      }}
    />
  );
}

interface BranchFieldProps {
  readonly value: string[];
  readonly error: string | undefined;
  readonly role: Role;
  readonly branches: readonly SessionBranch[];
  readonly onChange: (ids: string[]) => void;
}

function BranchField({ value, error, role, branches, onChange }: BranchFieldProps) {
  const { t } = useTranslation('counterStaff');
  if (role === 'owner') return <p>{t('allBranches')}</p>;
  return (
    <OptionGroup
      kind="checkbox"
      label={t('branches')}
      hint={t('branchesHint')}
      error={error}
      choices={branches.map(({ id, branch_name }) => ({ id, label: branch_name }))}
      selected={value}
      onSelect={(id) =>
        onChange(value.includes(id) ? value.filter((each) => each !== id) : [...value, id])
      }
    />
  );
}
