import type { PrintableTicket } from '@claypot/counter/printing';
import type { QueryView } from '@claypot/domain/machines';
import { counterLoadMessage } from '@claypot/i18n/counter';
import type { ErrorCode } from '@claypot/sdk/counter';
import { Button, EmptyState, ErrorState, LoadingOverlay } from '@claypot/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PrintWindowView.module.css';
import { TicketSheet } from './TicketSheet.tsx';

export interface PrintWindowViewProps {
  readonly view: Pick<QueryView<PrintableTicket, ErrorCode>, 'status' | 'data' | 'error'>;
  /** Receives the ticket on paper. */
  readonly sheetRef?: Ref<HTMLElement>;
  readonly onPrint: () => void;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Window that prints one ticket. Paper has the ticket alone. */
export function PrintWindowView(props: PrintWindowViewProps) {
  const { view, sheetRef, onPrint, onClose, onRetry } = props;
  const { t, i18n } = useTranslation(['counterPrinting', 'common']);
  const { data, error, status } = view;
  if (data !== null) {
    return (
      <main className={styles.desk}>
        <div className={styles.actions}>
          <Button onClick={onPrint}>{t('printNow')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('closeWindow')}
          </Button>
        </div>
        <div className={styles.sheet}>
          <TicketSheet ticket={data} {...(sheetRef !== undefined && { ref: sheetRef })} />
        </div>
      </main>
    );
  }
  if (status === 'loading') return <LoadingOverlay label={t('common:loading')} />;
  if (status === 'notFound') {
    return (
      <main className={styles.desk}>
        <EmptyState headingLevel={1} title={t('windowNotFound')} />
      </main>
    );
  }
  return (
    <main className={styles.desk}>
      <ErrorState
        headingLevel={1}
        title={t('windowFailed')}
        text={error === 'SESSION_EXPIRED' ? t('windowSignIn') : counterLoadMessage(i18n, error)}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
    </main>
  );
}
