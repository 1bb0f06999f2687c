import type { ClosedHours } from '@claypot/domain/ordering';
import { specialDaysFrom, weekHours } from '@claypot/domain/places';
import { closedText } from '@claypot/i18n';
import { Button, LinkButton, Popup } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { OTHER_BRANCH } from '../fulfilment/other-branch.ts';
import styles from './ClosedPopup.module.css';

interface ClosedPopupProps {
  readonly open: boolean;
  readonly hours: ClosedHours | null;
  /** Current date at the branch. */
  readonly today: Temporal.PlainDate;
  readonly onDismiss: () => void;
}

export function ClosedPopup({ open, hours, today, onDismiss }: ClosedPopupProps) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  const message =
    hours &&
    closedText(
      { t: i18n.t, format },
      {
        week: weekHours(hours.week_hours),
        specialDays: specialDaysFrom(today, hours.special_days),
        next_open_time: hours.next_open_time,
      },
    );
  return (
    <Popup
      open={open}
      title={message?.title ?? t('closedTitle')}
      onClose={onDismiss}
      actions={
        <>
          <Button wide size="lg" onClick={onDismiss}>
            {t('common:ok')}
          </Button>
          <LinkButton wide variant="quiet" href={OTHER_BRANCH}>
            {t('changeBranch')}
          </LinkButton>
        </>
      }
    >
      {message?.paragraphs.map((lines) => (
        <p key={lines[0]}>
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
      ))}
    </Popup>
  );
}
