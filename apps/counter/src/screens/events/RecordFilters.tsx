import { ALL_EVENTS } from '@claypot/counter/staff';
import type { EventChoices, EventFilters } from '@claypot/sdk/counter';
import { Button, Select, TextField } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-format.ts';
import { operationText } from './operation-texts.ts';
import styles from './RecordFilters.module.css';

interface RecordFiltersProps {
  readonly filters: EventFilters;
  readonly choices: EventChoices;
  readonly onChange: (filters: EventFilters) => void;
}

/** Fields that choose which actions are shown. On a phone they open with a press. */
export function RecordFilters({ filters, choices, onChange }: RecordFiltersProps) {
  const { t } = useTranslation(['counterRecord', 'counterStaff']);
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(filters).filter((value) => value !== null).length;
  const set = (field: keyof EventFilters) => (value: string) =>
    onChange({ ...filters, [field]: value === '' ? null : value });
  const select = (field: keyof EventFilters, all: string, each: readonly Named[]) => ({
    value: filters[field] ?? '',
    choices: [{ value: '', label: all }, ...withUnknown(each, filters[field])],
    onChange: set(field),
  });
  const people = choices.people.map(({ id, name, is_active }) => ({
    value: id,
    label: is_active ? name : t('inactive', { name }),
  }));
  const devices = choices.devices.map(({ id, name, is_revoked }) => ({
    value: id,
    label: is_revoked ? t('signedOut', { name }) : name,
  }));
  const branches = choices.branches.map(({ id, branch_name }) => ({
    value: id,
    label: branch_name,
  }));
  return (
    <section className={styles.filters} aria-label={t('filter')}>
      <div className={styles.toggle}>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {count === 0 ? t('filter') : t('filterActive', { count })}
        </Button>
      </div>
      <div className={styles.fields} data-open={isOpen}>
        <Select
          label={t('field_branch_id')}
          {...select('branch_id', t('counterStaff:everyBranch'), branches)}
        />
        <Select label={t('field_staff_id')} {...select('staff_id', t('anyPerson'), people)} />
        <Select
          label={t('field_approver_id')}
          {...select('approver_id', t('anyApprover'), people)}
        />
        <Select label={t('field_device_id')} {...select('device_id', t('anyDevice'), devices)} />
        <Select
          label={t('field_operation')}
          {...select('operation', t('anyAction'), useOperations(choices.operations))}
        />
        <NumberFilter key={filters.number} number={filters.number} onChange={set('number')} />
        <TextField
          type="date"
          label={t('field_first_day')}
          value={filters.first_day ?? ''}
          max={filters.last_day ?? undefined}
          onChange={set('first_day')}
        />
        <TextField
          type="date"
          label={t('field_last_day')}
          value={filters.last_day ?? ''}
          min={filters.first_day ?? undefined}
          onChange={set('last_day')}
        />
        {count > 0 && (
          <div className={styles.clear}>
            <Button variant="quiet" onClick={() => onChange(ALL_EVENTS)}>
              {t('clearFilters')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface Named {
  readonly value: string;
  readonly label: string;
}

/** Adds a value of the address that is no choice, such as a person of another company. */
function withUnknown(choices: readonly Named[], value: string | null): readonly Named[] {
  const isKnown = value === null || choices.some((choice) => choice.value === value);
  return isKnown ? choices : [...choices, { value, label: value }];
}

/** Returns the actions by their texts, in the order of the language. */
function useOperations(operations: readonly string[]): readonly Named[] {
  const { t } = useTranslation('counterStaff');
  const language = useLanguage();
  const { compare } = new Intl.Collator(language.replace('_', '-'));
  return operations
    .map((operation) => {
      const text = operationText(operation);
      return { value: operation, label: text === null ? operation : t(text) };
    })
    .toSorted((a, b) => compare(a.label, b.label));
}

interface NumberFilterProps {
  readonly number: string | null;
  readonly onChange: (number: string) => void;
}

/** Limit of the contract. */
const LONGEST = 30;

/** Searches when the person leaves the field or presses Enter, not with each key. */
function NumberFilter({ number, onChange }: NumberFilterProps) {
  const { t } = useTranslation('counterRecord');
  const [text, setText] = useState(number ?? '');
  const search = () => {
    if (text.trim() !== (number ?? '')) onChange(text.trim());
  };
  return (
    <TextField
      label={t('field_number')}
      hint={t('numberHint')}
      value={text}
      maxLength={LONGEST}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={setText}
      onBlur={search}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search();
      }}
    />
  );
}
