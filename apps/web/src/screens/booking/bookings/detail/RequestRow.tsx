import { chatIcon, starIcon } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../../shared/layout/DetailRow.tsx';
import styles from './BookingFacts.module.css';

/** Row of the occasion of a booking. */
export function OccasionRow({ children }: { readonly children: string }) {
  const { t } = useTranslation('booking');
  return <DetailRow icon={starIcon} label={t('occasion')} value={children} />;
}

/** Row of the guest's note to the branch. */
export function NoteRow({ children }: { readonly children: string }) {
  const { t } = useTranslation('booking');
  const note = <span className={styles.note}>{children}</span>;
  return <DetailRow icon={chatIcon} label={t('note')} value={note} />;
}
