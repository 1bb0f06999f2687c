import type { DayClose } from '@claypot/sdk/counter';
import { Stack } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './CloseDocument.module.css';
import { ClosedDrawers } from './ClosedDrawers.tsx';
import { DayFiguresView } from './DayFiguresView.tsx';
import { instantOf } from './day-of.ts';

interface CloseDocumentProps {
  readonly close: DayClose;
  readonly onCorrect?: (drawerId: string) => void;
}

/** A close with cash and figures, as it was stored. */
export function CloseDocument({ close, onCorrect }: CloseDocumentProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { closed_at, closed_by } = close.summary;
  return (
    <Stack gap={4}>
      <div>
        <p>{usePeriodText()(close.summary)}</p>
        <p className={styles.soft}>
          {t('closedBy', { name: closed_by, time: format.fullDateTime(instantOf(closed_at)) })}
        </p>
      </div>
      <ClosedDrawers close={close} {...(onCorrect !== undefined && { onCorrect })} />
      <DayFiguresView figures={close.figures} />
    </Stack>
  );
}

interface Period {
  readonly from: string | null;
  readonly to: string;
}

/** Returns a function that puts the period of a close into words. */
export function usePeriodText(): (period: Period) => string {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  return ({ from, to }) => {
    const end = format.fullDateTime(instantOf(to));
    return from === null
      ? t('periodFirst', { to: end })
      : t('periodFrom', { from: format.fullDateTime(instantOf(from)), to: end });
  };
}
