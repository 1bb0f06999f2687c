import type { SheetPlan } from '@claypot/sdk/counter';
import { Button, Callout } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './ImportView.module.css';
import type { ImportPartProps } from './ImportView.tsx';

const KINDS = [
  ['dishes', 'dishes'],
  ['categories', 'categories'],
  ['option_groups', 'optionGroups'],
] as const satisfies readonly (readonly [keyof SheetPlan['changes'], string])[];

/** Numbers of changed entries, and the button that adds them to the draft. */
export function ChangesPart({ view, plan, onAdd }: ImportPartProps) {
  const { t } = useTranslation('counterFiles');
  const { changes, errors } = plan;
  const changesNothing = KINDS.every(
    ([kind]) => changes[kind].added === 0 && changes[kind].changed === 0,
  );
  return (
    <Section title={t('changes')}>
      <div className={styles.stack}>
        <dl className={styles.changes}>
          {KINDS.map(([kind, text]) => (
            <div key={kind}>
              <dt className={styles.note}>{t(text)}</dt>
              <dd className={styles.counts}>
                <strong>{t('addedCount', { count: changes[kind].added })}</strong>
                <strong>{t('changedCount', { count: changes[kind].changed })}</strong>
                <span>{t('unchangedCount', { count: changes[kind].unchanged })}</span>
              </dd>
            </div>
          ))}
        </dl>
        {view.isRenewed && <Callout tone="notice">{t('renewed')}</Callout>}
        {changesNothing && errors === 0 && <Callout>{t('nothingChanges')}</Callout>}
        <div className={styles.actions}>
          <Button
            disabled={!view.canAdd && view.status !== 'adding'}
            pending={view.status === 'adding'}
            onClick={onAdd}
          >
            {t('add')}
          </Button>
          {errors > 0 && <p className={styles.note}>{t('errorsHint')}</p>}
        </div>
      </div>
    </Section>
  );
}
