import type { BookTableView, ReservationRequestView } from '@claypot/domain/booking';
import { ActionBar, Button } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useVisitTime } from '../../shared/booking/use-visit-time.ts';
import { inARow } from '../../shared/layout/in-a-row.ts';
import styles from './BookTableBar.module.css';

interface BookTableBarProps {
  readonly formId: string;
  readonly table: Pick<BookTableView, 'chosen' | 'form'>;
  readonly request: Pick<ReservationRequestView, 'stage'>;
}

export function BookTableBar({ formId, table, request }: BookTableBarProps) {
  const { t } = useTranslation('booking');
  const { dateTime } = useVisitTime();
  const { chosen, form } = table;
  const party = form.values.number_of_seats;
  const done = request.stage === 'done';
  return (
    <ActionBar>
      {chosen?.problem === null && party !== null && (
        <p className={styles.summary}>{inARow([t('party', { count: party }), dateTime(chosen)])}</p>
      )}
      <Button type="submit" form={formId} size="lg" wide pending={form.busy || done}>
        {t('submit')}
      </Button>
    </ActionBar>
  );
}
