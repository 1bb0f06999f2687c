import type { CloseDetailView } from '@claypot/counter/day-close';
import { counterLoadMessage } from '@claypot/i18n/counter';
import { Button, EmptyState, ErrorState, LoadingOverlay, RadioBar } from '@claypot/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../printing/browser/PrintWindowView.module.css';
import { CloseSheet, type Paper } from './CloseSheet.tsx';

export interface ClosePrintViewProps {
  readonly view: CloseDetailView;
  readonly paper: Paper;
  readonly sheetRef?: Ref<HTMLElement>;
  readonly onPaper: (paper: Paper) => void;
  readonly onPrint: () => void;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Window that prints a close. Paper has the close alone. */
export function ClosePrintView(props: ClosePrintViewProps) {
  const { view, paper, sheetRef, onPaper, onPrint, onClose, onRetry } = props;
  const { t, i18n } = useTranslation(['counterClose', 'common']);
  const { close, error, status } = view;
  if (close !== null) {
    return (
      <main className={styles.desk}>
        <div className={styles.actions}>
          <RadioBar
            label={t('paper')}
            value={paper}
            choices={[
              { value: 'slip', label: t('slip') },
              { value: 'sheet', label: t('sheet') },
            ]}
            onChange={onPaper}
          />
          <Button onClick={onPrint}>{t('printNow')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('closeWindow')}
          </Button>
        </div>
        <div className={styles.sheet}>
          <CloseSheet
            close={close}
            paper={paper}
            {...(sheetRef !== undefined && { ref: sheetRef })}
          />
        </div>
      </main>
    );
  }
  if (status === 'loading') return <LoadingOverlay label={t('common:loading')} />;
  if (status === 'notFound') {
    return (
      <main className={styles.desk}>
        <EmptyState headingLevel={1} title={t('detailNotFound')} />
      </main>
    );
  }
  return (
    <main className={styles.desk}>
      <ErrorState
        headingLevel={1}
        title={t('printFailed')}
        text={error === 'SESSION_EXPIRED' ? t('printSignIn') : counterLoadMessage(i18n, error)}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
      />
    </main>
  );
}
