import { toCsv } from '@claypot/counter/day-close';
import type { DayClose } from '@claypot/sdk/counter';
import { Button, documentIcon, Icon, LinkButton, printerIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { closePrintHrefOf } from '../../../platform/page/close-print-path.ts';
import styles from './CloseExport.module.css';
import { closeRows } from './close-rows.ts';
import { saveCsv } from './save-file.ts';

/** Prints a close and saves it as a file. */
export function CloseExport({ close }: { readonly close: DayClose }) {
  const { t } = useTranslation('counterClose');
  const { branch_id, business_day, number } = close.summary;
  return (
    <div className={styles.buttons}>
      {/* A print dialog stops the scripts of its window. A link to another one is never blocked. */}
      <LinkButton
        variant="secondary"
        href={closePrintHrefOf({ branch_id, number })}
        target="_blank"
        rel="noopener"
      >
        <Icon drawing={printerIcon} size={20} />
        <span>{t('print')}</span>
      </LinkButton>
      <Button
        variant="secondary"
        onClick={() =>
          saveCsv(`close-${branch_id}-${number}-${business_day}.csv`, toCsv(closeRows(close, t)))
        }
      >
        <Icon drawing={documentIcon} size={20} />
        <span>{t('download')}</span>
      </Button>
    </div>
  );
}
