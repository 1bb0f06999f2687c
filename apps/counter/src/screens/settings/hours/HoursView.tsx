import type { HoursView as View } from '@claypot/counter/hours';
import { Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/layout/Page.tsx';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import { ConflictsPopup } from './conflicts/ConflictsPopup.tsx';
import { type ConflictsProps, ConflictsSection } from './conflicts/ConflictsSection.tsx';
import { DaysSection, type DaysSectionProps } from './days/DaysSection.tsx';
import styles from './HoursView.module.css';

export interface HoursViewProps
  extends Omit<DaysSectionProps, 'days'>,
    Omit<ConflictsProps, 'conflicts' | 'serve'> {
  readonly view: View;
  readonly branchName: string;
  readonly backHref: string;
  readonly onRetry: () => void;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  /** Form of the settings. */
  readonly settings: ReactNode;
}

/** Opening hours, holidays, delivery and the notice time of a branch. */
export function HoursView(props: HoursViewProps) {
  const { view, branchName, backHref, settings, onRetry, onConfirm, onDismiss } = props;
  const { t } = useTranslation(['counterHours', 'counterStaff', 'counterStart']);
  const { hours, save } = view;
  useAnnouncement(announcement());
  return (
    <Page
      title={t('counterStart:hours')}
      backHref={backHref}
      busy={view.status === 'loading'}
      width="wide"
    >
      <p className={styles.branch}>{branchName}</p>
      <RecordsBody
        view={view}
        failedTitle={t('hoursFailed')}
        empty={{ icon: warningIcon, title: t('hoursFailed') }}
        onRetry={onRetry}
      >
        {hours !== null && (
          <>
            {hours.temporarily_closed && (
              <Callout tone="notice" icon={warningIcon}>
                {t('temporarilyClosed')}
              </Callout>
            )}
            <ConflictsSection {...props} conflicts={hours.conflicts} serve={view.serve} />
            <div className={styles.columns}>
              <DaysSection {...props} days={hours.days} />
              <div>{settings}</div>
            </div>
          </>
        )}
      </RecordsBody>
      <ConflictsPopup
        isOpen={save.status === 'asking'}
        conflicts={save.conflicts}
        onConfirm={onConfirm}
        onDismiss={onDismiss}
      />
    </Page>
  );

  function announcement(): string | null {
    if (view.status === 'loading') return t('counterStaff:loading');
    return save.status === 'done' ? t('saved') : null;
  }
}
