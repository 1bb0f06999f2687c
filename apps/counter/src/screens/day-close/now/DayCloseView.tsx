import type { DayCloseEvent, DayCloseView as View } from '@claypot/counter/day-close';
import { Skeleton, Stack, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import { CountStep } from './CountStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { Overview } from './Overview.tsx';
import { ReviewStep } from './ReviewStep.tsx';

export interface DayCloseViewProps {
  readonly view: View;
  readonly onEvent: (event: DayCloseEvent) => void;
  /** Opens an earlier close of the branch. */
  readonly onOpenClose: (number: number) => void;
  /** Opens the form of an opening float, and of cash that is paid in or out. */
  readonly onMoveCash: () => void;
}

/** The day to close: figures so far, count, review, close. */
export function DayCloseView(props: DayCloseViewProps) {
  const { view, onEvent } = props;
  const { closed, error, state, status, step } = view;
  const { t } = useTranslation(['counterClose', 'counterStaff']);
  useAnnouncement(status === 'loading' ? t('counterStaff:loading') : null);
  if (step === 'done' && closed !== null) {
    return <DoneStep close={closed} onFinish={() => onEvent({ type: 'FINISH' })} />;
  }
  if (state === null) {
    return status === 'loading' ? (
      <Stack gap={4}>
        <Skeleton shape="row" count={4} />
      </Stack>
    ) : (
      <LoadFailed
        title={t('stateFailed')}
        error={error}
        onRetry={() => onEvent({ type: 'RETRY' })}
      />
    );
  }
  const { next } = state;
  if (next !== null && step === 'counting')
    return <CountStep view={view} next={next} onEvent={onEvent} />;
  if (next !== null && step === 'review')
    return <ReviewStep view={view} state={state} next={next} onEvent={onEvent} />;
  return <Overview {...props} state={state} />;
}
