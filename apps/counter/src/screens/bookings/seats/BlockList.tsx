import type { SeatBlock } from '@claypot/sdk/counter';
import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useBookingWords } from '../shared/use-booking-words.ts';
import styles from './BlockList.module.css';

interface BlockListProps {
  readonly blocks: readonly SeatBlock[];
  readonly isRunning: boolean;
  readonly onUnblock: (block: SeatBlock) => void;
}

/** Blocks of the day. */
export function BlockList({ blocks, isRunning, onUnblock }: BlockListProps) {
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  if (blocks.length === 0) return <p className={styles.empty}>{t('blocksEmpty')}</p>;
  return (
    <ul className={styles.blocks}>
      {blocks.map((block) => (
        <li key={block.id} className={styles.block}>
          <p className={styles.words}>
            <strong>
              {t('blockRow', {
                range: words.range(block),
                seats:
                  block.seats === null ? t('allSeats') : t('someSeats', { count: block.seats }),
              })}
            </strong>
            <span>{block.reason}</span>
          </p>
          <Button
            variant="secondary"
            pending={isRunning}
            aria-label={t('unblockOf', { reason: block.reason })}
            onClick={() => onUnblock(block)}
          >
            {t('unblock')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
