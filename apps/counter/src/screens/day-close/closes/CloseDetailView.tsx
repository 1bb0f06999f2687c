import type { CloseDetailView as View } from '@claypot/counter/day-close';
import {
  Button,
  backIcon,
  Callout,
  EmptyState,
  Icon,
  Skeleton,
  Stack,
  useAnnouncement,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import { CloseExport } from '../export/CloseExport.tsx';
import styles from '../now/Steps.module.css';
import { useStepHeading } from '../now/use-step-heading.ts';
import { CloseDocument } from '../shared/CloseDocument.tsx';
import { dayOf } from '../shared/day-of.ts';

export interface CloseDetailViewProps {
  readonly view: View;
  readonly number: number;
  readonly onBack: () => void;
  readonly onCorrect: (drawerId: string) => void;
  readonly onRetry: () => void;
}

/** A close of the list, with its corrections. */
export function CloseDetailView(props: CloseDetailViewProps) {
  const { view, number, onBack } = props;
  const { t } = useTranslation('counterClose');
  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <h2 ref={useStepHeading()} tabIndex={-1} className={styles.day}>
          {t('closeNumber', { number })}
        </h2>
        <Button variant="secondary" onClick={onBack}>
          <Icon drawing={backIcon} size={20} />
          <span>{t('back')}</span>
        </Button>
      </div>
      <Body {...props} close={view.close} />
    </Stack>
  );
}

function Body({ view, close, onCorrect, onRetry }: CloseDetailViewProps & Pick<View, 'close'>) {
  const { t } = useTranslation(['counterClose', 'counterStaff']);
  const format = useFormat();
  useAnnouncement(view.status === 'loading' ? t('counterStaff:loading') : null);
  if (close !== null) {
    const { branch_name, business_day } = close.summary;
    return (
      <>
        {view.stale && <Callout tone="notice">{t('counterStaff:offline')}</Callout>}
        <p className={styles.title}>
          {t('dayOfBranch', { branch: branch_name, day: format.fullDay(dayOf(business_day)) })}
        </p>
        <CloseExport close={close} />
        <CloseDocument close={close} onCorrect={onCorrect} />
      </>
    );
  }
  switch (view.status) {
    case 'loading':
    case 'ready':
      return <Skeleton shape="row" count={5} />;
    case 'notFound':
      return <EmptyState title={t('detailNotFound')} />;
    case 'failed':
      return <LoadFailed title={t('detailFailed')} error={view.error} onRetry={onRetry} />;
  }
}
