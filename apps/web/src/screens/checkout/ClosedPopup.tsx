import { type ClosedHours, isOpenAllDay, ROUTES } from '@claypot/domain';
import { Button, LinkButton, Popup } from '@claypot/ui';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';

interface ClosedPopupProps {
  readonly open: boolean;
  readonly hours: ClosedHours | null;
  readonly onDismiss: () => void;
}

/** The branch takes no orders now, and when it does. */
export function ClosedPopup({ open, hours, onDismiss }: ClosedPopupProps) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Popup
      open={open}
      title={t('closedTitle')}
      onClose={onDismiss}
      actions={
        <>
          <Button wide size="lg" onClick={onDismiss}>
            {t('common:ok')}
          </Button>
          <LinkButton wide variant="quiet" href={ROUTES.branchList.path}>
            {t('changeBranch')}
          </LinkButton>
        </>
      }
    >
      {hours && <Hours hours={hours} />}
    </Popup>
  );
}

function Hours({ hours }: { readonly hours: ClosedHours }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const clock = (hour: string) => format.timeOfDay(Temporal.PlainTime.from(hour));
  const { start_hour, close_hour, next_open_time: next } = hours;
  return (
    <>
      <p>
        {isOpenAllDay(hours)
          ? t('openAllDay')
          : t('closedHours', { from: clock(start_hour), to: clock(close_hour) })}
      </p>
      {next !== null && (
        <p>{t('opensAgain', { time: format.dateTime(Temporal.Instant.from(next)) })}</p>
      )}
    </>
  );
}
