import type { ClosesView as View } from '@claypot/counter/day-close';
import type { CloseSummary } from '@claypot/sdk/counter';
import {
  Badge,
  backIcon,
  Callout,
  Card,
  chevronRightIcon,
  documentIcon,
  IconButton,
  RadioBar,
  Stack,
  useAnnouncement,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import { Difference } from '../shared/Difference.tsx';
import { dayOf } from '../shared/day-of.ts';
import styles from './ClosesView.module.css';

export interface ClosesViewProps {
  readonly view: View;
  /** Name of the month that is shown. */
  readonly month: string;
  /** False in the present month. */
  readonly hasNextMonth: boolean;
  /** Null for a person of one branch. */
  readonly scope: 'branch' | 'all' | null;
  readonly onScope: (scope: 'branch' | 'all') => void;
  readonly onMonth: (step: 1 | -1) => void;
  readonly onOpen: (close: CloseSummary) => void;
  readonly onRetry: () => void;
}

/** Closes of a month, newest first. */
export function ClosesView(props: ClosesViewProps) {
  const { view, month, hasNextMonth, scope, onMonth, onOpen, onRetry, onScope } = props;
  const { t } = useTranslation(['counterClose', 'counterStaff']);
  useAnnouncement(view.status === 'loading' ? t('counterStaff:loading') : month);
  return (
    <Stack gap={4}>
      <div className={styles.bar}>
        <fieldset className={styles.month} aria-label={t('month')}>
          <IconButton label={t('previousMonth')} icon={backIcon} onClick={() => onMonth(-1)} />
          <p className={styles.name}>{month}</p>
          <IconButton
            label={t('nextMonth')}
            icon={chevronRightIcon}
            disabled={!hasNextMonth}
            onClick={() => onMonth(1)}
          />
        </fieldset>
        {scope !== null && (
          <RadioBar
            label={t('branches')}
            value={scope}
            choices={[
              { value: 'branch', label: t('thisBranch') },
              { value: 'all', label: t('allBranches') },
            ]}
            onChange={onScope}
          />
        )}
      </div>
      <RecordsBody
        view={view}
        failedTitle={t('closesFailed')}
        empty={{ icon: documentIcon, title: t('closesEmpty') }}
        onRetry={onRetry}
      >
        <Card padding="none">
          <ul>
            {view.closes.map((close) => (
              <li key={`${close.branch_id} ${close.number}`} className={styles.item}>
                <CloseRow close={close} hasBranch={scope === 'all'} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </Card>
        {view.hasMore && <Callout tone="notice">{t('closesMore')}</Callout>}
      </RecordsBody>
    </Stack>
  );
}

interface CloseRowProps extends Pick<ClosesViewProps, 'onOpen'> {
  readonly close: CloseSummary;
  readonly hasBranch: boolean;
}

function CloseRow({ close, hasBranch, onOpen }: CloseRowProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(close)}>
      <span className={styles.words}>
        <span className={styles.title}>{format.fullDay(dayOf(close.business_day))}</span>
        <span className={styles.detail}>
          {[
            ...(hasBranch ? [close.branch_name] : []),
            t('closeNumber', { number: close.number }),
            t('orderCount', { count: close.order_count }),
          ].join(' · ')}
        </span>
      </span>
      <span className={styles.badges}>
        {close.is_corrected && <Badge tone="notice">{t('correctedBadge')}</Badge>}
        <Difference amount={close.difference} />
      </span>
      <span className={styles.amount} translate="no">
        {format.money(close.net)}
      </span>
    </button>
  );
}
