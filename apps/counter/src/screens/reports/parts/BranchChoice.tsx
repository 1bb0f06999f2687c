import type { SessionBranch } from '@claypot/sdk/counter';
import { BottomSheet, Button, OptionGroup, Stack } from '@claypot/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReportFilters.module.css';

interface BranchChoiceProps {
  readonly branches: readonly SessionBranch[];
  /** Null for all branches. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (chosen: string[] | null) => void;
}

/** Button with the chosen branches, which opens a sheet to choose others. */
export function BranchChoice({ branches, chosen, onChange }: BranchChoiceProps) {
  const { t } = useTranslation('counterReports');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const all = branches.map((branch) => branch.id);
  const [first] = chosen ?? [];
  const text =
    chosen === null
      ? t('allBranches')
      : chosen.length === 1
        ? (branches.find((branch) => branch.id === first)?.branch_name ?? first)
        : t('someBranches', { count: chosen.length });
  const finish = (ids: string[] | null) => {
    setOpen(false);
    onChange(ids);
  };
  return (
    <div className={styles.branches}>
      <span id={id} className={styles.label}>
        {t('branches')}
      </span>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-describedby={id}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      <BottomSheet
        open={isOpen}
        title={t('chooseBranches')}
        closeLabel={t('close')}
        onClose={() => setOpen(false)}
      >
        {isOpen && <Choices branches={branches} initial={chosen ?? all} onChoose={finish} />}
      </BottomSheet>
    </div>
  );
}

interface ChoicesProps {
  readonly branches: readonly SessionBranch[];
  readonly initial: readonly string[];
  readonly onChoose: (chosen: string[] | null) => void;
}

function Choices({ branches, initial, onChoose }: ChoicesProps) {
  const { t } = useTranslation('counterReports');
  const [selected, setSelected] = useState<readonly string[]>(initial);
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  // All of them stay all when the company opens another branch.
  const own = branches.filter(({ id }) => selected.includes(id)).map(({ id }) => id);
  return (
    <Stack gap={4}>
      <OptionGroup
        kind="checkbox"
        label={t('branches')}
        choices={branches.map(({ id, branch_name }) => ({ id, label: branch_name }))}
        selected={selected}
        error={own.length === 0 ? t('chooseOne') : undefined}
        onSelect={toggle}
      />
      <Button
        disabled={own.length === 0}
        onClick={() => onChoose(own.length === branches.length ? null : own)}
      >
        {t('showChosen')}
      </Button>
      <Button variant="secondary" onClick={() => onChoose(null)}>
        {t('showAll')}
      </Button>
    </Stack>
  );
}
