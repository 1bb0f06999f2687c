import type { BoardView } from '@claypot/counter/orders';
import type { BranchState as Branch } from '@claypot/sdk/counter';
import { calendarIcon, clockIcon, Icon, pauseIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { untilText } from '../shared/text/duration-text.ts';
import styles from './BoardHead.module.css';

interface BoardHeadProps {
  readonly board: BoardView;
  /** Number of steps that wait for the connection. */
  readonly queued: number;
  /** Path of the bookings; undefined if the person may not see them. */
  readonly bookingsHref: string | undefined;
  /** Opens busy time and pauses; undefined if the person may not change them. */
  readonly onBranchState: (() => void) | undefined;
}

/** Title of the board, and the state of the branch that changes what customers see. */
export function BoardHead({ board, queued, bookingsHref, onBranchState }: BoardHeadProps) {
  const { t } = useTranslation('counterOrders');
  return (
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1} data-screen-title="">
        {t('board')}
      </h1>
      {board.status === 'ready' && (
        <p className={styles.count}>{t('openOrders', { count: board.count })}</p>
      )}
      {queued > 0 && (
        <p className={styles.chip}>
          <Icon drawing={clockIcon} size={20} />
          <span>{t('queued', { count: queued })}</span>
        </p>
      )}
      {bookingsHref !== undefined && board.waitingBookings > 0 && (
        <a href={bookingsHref} className={styles.chip}>
          <Icon drawing={calendarIcon} size={20} />
          <span>{t('waitingBookings', { count: board.waitingBookings })}</span>
        </a>
      )}
      <BranchState board={board} />
      {onBranchState && board.branch !== null && (
        <button type="button" className={styles.change} onClick={onBranchState}>
          {t('busyOrPause')}
        </button>
      )}
    </header>
  );
}

function BranchState({ board }: Pick<BoardHeadProps, 'board'>) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  const { branch, now } = board;
  if (branch === null) return null;
  const busyUntil = branch.busy === null ? null : Temporal.Instant.from(branch.busy.until);
  const opensAt = branch.opens_at === null ? null : Temporal.Instant.from(branch.opens_at);
  return (
    <>
      {!branch.is_open && (
        <p className={styles.chip}>
          <Icon drawing={pauseIcon} size={20} />
          <span>
            {opensAt === null ? t('closed') : t('closedUntil', { time: format.dateTime(opensAt) })}
          </span>
        </p>
      )}
      {branch.pauses.map(({ method, until }) => (
        <Pause key={method} method={method} until={Temporal.Instant.from(until)} now={now} />
      ))}
      {branch.busy !== null && busyUntil !== null && (
        <div className={styles.chip}>
          <Icon drawing={clockIcon} size={20} />
          <p className={styles.words}>
            <strong>{t('busy', { minutes: branch.busy.minutes })}</strong>{' '}
            <span>
              {t('busyUntil', {
                time: format.time(busyUntil),
                left: untilText(t, now, busyUntil),
              })}
            </span>
          </p>
        </div>
      )}
    </>
  );
}

const PAUSED_TEXTS = {
  delivery: 'paused_delivery',
  pickup: 'paused_pickup',
  reservation: 'paused_reservation',
} as const;

interface PauseProps {
  readonly method: Branch['pauses'][number]['method'];
  readonly until: Temporal.Instant;
  readonly now: Temporal.Instant;
}

function Pause({ method, until, now }: PauseProps) {
  const { t } = useTranslation('counterOrders');
  const format = useFormat();
  return (
    <p className={styles.chip}>
      <Icon drawing={pauseIcon} size={20} />
      <span className={styles.words}>
        <strong>{t(PAUSED_TEXTS[method])}</strong>{' '}
        <span>{t('busyUntil', { time: format.time(until), left: untilText(t, now, until) })}</span>
      </span>
    </p>
  );
}
