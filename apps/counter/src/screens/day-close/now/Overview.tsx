import type { DayState, OpenDay } from '@claypot/sdk/counter';
import { Button, Callout, checkIcon, EmptyState, Popup, Stack, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { usePeriodText } from '../shared/CloseDocument.tsx';
import { DayFiguresView } from '../shared/DayFiguresView.tsx';
import { dayOf, instantOf } from '../shared/day-of.ts';
import type { DayCloseViewProps } from './DayCloseView.tsx';
import styles from './Steps.module.css';

interface OverviewProps extends DayCloseViewProps {
  readonly state: DayState;
}

/** Figures so far of the oldest day that is not closed. */
export function Overview(props: OverviewProps) {
  const { view, state, onEvent, onOpenClose } = props;
  const { t } = useTranslation(['counterClose', 'counterStaff']);
  const { closing, missed, stale } = view;
  const { last, next } = state;
  return (
    <Stack gap={6}>
      {stale && <Callout tone="notice">{t('counterStaff:offline')}</Callout>}
      <Rejection code={closing.status === 'rejected' ? closing.error : null} />
      <Rejection code={missed.status === 'rejected' ? missed.error : null} />
      {missed.status === 'done' && (
        <Callout tone="success" icon={checkIcon}>
          {t('missedDone')}
        </Callout>
      )}
      {next === null ? (
        <EmptyState
          icon={checkIcon}
          title={t('closedTitle')}
          text={t('closedText')}
          action={
            last === null ? undefined : (
              <Button variant="secondary" onClick={() => onOpenClose(last.number)}>
                {t('showClose', { number: last.number })}
              </Button>
            )
          }
        />
      ) : (
        <>
          {missed.count > 0 && (
            <Callout
              tone="notice"
              icon={warningIcon}
              title={t('missed', { count: missed.count })}
              action={
                <Button variant="secondary" onClick={() => onEvent({ type: 'CLOSE_MISSED' })}>
                  {t('closeMissed')}
                </Button>
              }
            >
              {t('missedText')}
            </Callout>
          )}
          <NextDay {...props} next={next} />
        </>
      )}
      <MissedPopup {...props} />
    </Stack>
  );
}

function NextDay({ state, next, onEvent, onMoveCash }: OverviewProps & { readonly next: OpenDay }) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const period = usePeriodText();
  const day = format.fullDay(dayOf(next.business_day));
  const to = next.is_over ? next.to : state.at;
  const others = state.open_days.slice(1).map((each) => format.day(dayOf(each)));
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.day}>
            {next.is_over ? t('dayOver', { day }) : t('daySoFar', { day })}
          </h2>
          <p className={styles.soft}>{period({ from: next.from, to })}</p>
          {others.length > 0 && (
            <p className={styles.soft}>{t('openDays', { days: others.join(' · ') })}</p>
          )}
          <p className={styles.soft}>{t('asOf', { time: format.time(instantOf(state.at)) })}</p>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" size="lg" onClick={onMoveCash}>
            {t('moveCash')}
          </Button>
          {!next.must_count && (
            <Button variant="secondary" size="lg" onClick={() => onEvent({ type: 'SKIP' })}>
              {t('skip')}
            </Button>
          )}
          <Button size="lg" onClick={() => onEvent({ type: 'COUNT' })}>
            {t('count')}
          </Button>
        </div>
      </div>
      <DayFiguresView figures={next.figures} />
    </>
  );
}

/** Questions before days are closed without a count. */
function MissedPopup({ view, state, onEvent }: OverviewProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { closing, missed } = view;
  const isAsked = (status: string) => status === 'asking' || status === 'running';
  const isMissed = isAsked(missed.status);
  const day = state.next === null ? '' : format.fullDay(dayOf(state.next.business_day));
  const isRunning = (isMissed ? missed : closing).status === 'running';
  return (
    <Popup
      open={isMissed || isAsked(closing.status)}
      title={isMissed ? t('missedTitle') : t('skipTitle', { day })}
      onClose={() => onEvent({ type: 'DISMISS' })}
      actions={
        <>
          <Button pending={isRunning} onClick={() => onEvent({ type: 'CONFIRM' })}>
            {t('closeMissed')}
          </Button>
          <Button variant="quiet" onClick={() => onEvent({ type: 'DISMISS' })}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {isMissed ? t('missedQuestion') : t('skipQuestion')}
    </Popup>
  );
}
