import type { HoursView } from '@claypot/counter/hours';
import type { HoursConflict } from '@claypot/sdk/counter';
import { Button, LinkButton } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Rejection } from '../../../shared/forms/Rejection.tsx';
import { Section } from '../../../shared/layout/Section.tsx';
import { ConflictLine } from './ConflictLine.tsx';
import styles from './Conflicts.module.css';
import { useConflictTexts } from './use-conflict-texts.ts';

export interface ConflictsProps {
  readonly conflicts: readonly HoursConflict[];
  readonly serve: HoursView['serve'];
  /** Path of the booking on its day. */
  readonly bookingHref: (conflict: HoursConflict) => string;
  readonly onOpenOrder: (orderId: string) => void;
  readonly onServe: (conflict: HoursConflict, confirmed: boolean) => void;
}

/** Orders and bookings that no longer fit, until each is moved, rejected or confirmed. */
export function ConflictsSection(props: ConflictsProps) {
  const { conflicts, serve } = props;
  const { t } = useTranslation('counterHours');
  if (conflicts.length === 0) return null;
  return (
    <Section title={t('conflicts')} padding="none">
      <p className={styles.intro}>{t('conflictsText')}</p>
      {serve.status === 'rejected' && (
        <div className={styles.intro}>
          <Rejection code={serve.error} />
        </div>
      )}
      <ul>
        {conflicts.map((conflict) => (
          <li key={`${conflict.kind} ${conflict.id} ${conflict.reason}`} className={styles.row}>
            <ConflictLine conflict={conflict} />
            <Actions {...props} conflict={conflict} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ActionsProps extends ConflictsProps {
  readonly conflict: HoursConflict;
}

function Actions({ conflict, serve, bookingHref, onOpenOrder, onServe }: ActionsProps) {
  const { t } = useTranslation('counterHours');
  const what = useConflictTexts().name(conflict);
  const { confirmed_by: by } = conflict;
  const isRunning =
    serve.status === 'running' &&
    serve.conflict?.id === conflict.id &&
    serve.conflict.reason === conflict.reason;
  return (
    <div className={styles.decision}>
      {by !== null && <p className={styles.detail}>{t('servedBy', { name: by })}</p>}
      <div className={styles.actions}>
        {conflict.kind === 'order' ? (
          <Button
            variant="secondary"
            aria-label={t('openOf', { action: t('openOrder'), what })}
            onClick={() => onOpenOrder(conflict.id)}
          >
            {t('openOrder')}
          </Button>
        ) : (
          <LinkButton
            variant="secondary"
            aria-label={t('openOf', { action: t('openBooking'), what })}
            href={bookingHref(conflict)}
          >
            {t('openBooking')}
          </LinkButton>
        )}
        <Button
          variant={by === null ? 'primary' : 'secondary'}
          aria-label={by === null ? t('serveOf', { what }) : t('undoOf', { what })}
          pending={isRunning}
          onClick={() => onServe(conflict, by === null)}
        >
          {by === null ? t('serve') : t('undo')}
        </Button>
      </div>
    </div>
  );
}
