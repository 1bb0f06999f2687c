import { correctedDrawer } from '@claypot/counter/day-close';
import type { ClosedDrawer, DayClose } from '@claypot/sdk/counter';
import { Breakdown, Button, Card } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './ClosedDrawers.module.css';
import { Difference } from './Difference.tsx';
import { instantOf } from './day-of.ts';

interface ClosedDrawersProps {
  readonly close: DayClose;
  /** Undefined where nothing can be corrected. */
  readonly onCorrect?: (drawerId: string) => void;
}

/** Cash of the drawers of a close, with its corrections. */
export function ClosedDrawers({ close, onCorrect }: ClosedDrawersProps) {
  const { t } = useTranslation('counterClose');
  return (
    <div className={styles.drawers}>
      {close.drawers.map((drawer) => (
        <Card key={drawer.id}>
          <div className={styles.drawer}>
            <div className={styles.head}>
              <h3 className={styles.title}>
                {t('drawerNumber', { drawer: drawer.name ?? t('drawer'), number: drawer.number })}
              </h3>
              <Difference amount={correctedDrawer(close, drawer.id).difference} />
            </div>
            <Cash drawer={drawer} />
            <Corrections close={close} drawerId={drawer.id} />
            {onCorrect !== undefined && (
              <Button variant="secondary" onClick={() => onCorrect(drawer.id)}>
                {t('correct')}
              </Button>
            )}
          </div>
        </Card>
      ))}
    </div>
  );
}

function Cash({ drawer }: { readonly drawer: ClosedDrawer }) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { cash, counted, denominations, expected, left, note, opening } = drawer;
  return (
    <>
      <Breakdown
        lines={[
          { label: t('opening'), amount: format.money(opening) },
          { label: t('cashMoves'), amount: format.money(cash) },
          { label: t('expected'), amount: format.money(expected) },
          {
            label: t('counted'),
            amount: counted === null ? t('notCounted') : format.money(counted),
          },
          { label: t('stays'), amount: format.money(left) },
        ]}
      />
      {denominations !== null && denominations.length > 0 && (
        <p className={styles.soft} translate="no">
          {denominations
            .map(({ count, value }) => `${format.count(count)} × ${format.money(value)}`)
            .join(', ')}
        </p>
      )}
      {note !== null && <p>{t('noteOf', { note })}</p>}
    </>
  );
}

interface CorrectionsProps {
  readonly close: DayClose;
  readonly drawerId: string;
}

function Corrections({ close, drawerId }: CorrectionsProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const corrections = close.corrections.filter(({ drawer_id }) => drawer_id === drawerId);
  if (corrections.length === 0) return null;
  return (
    <ul className={styles.corrections} aria-label={t('corrections')}>
      {corrections.map((each) => (
        <li key={each.number}>
          <p className={styles.title}>{t('correction', { number: each.number })}</p>
          <p>
            {t('correctedFrom', {
              before:
                each.counted_before === null ? t('notCounted') : format.money(each.counted_before),
              after: format.money(each.counted),
            })}
          </p>
          {each.left !== each.left_before && (
            <p>
              {t('leftFrom', {
                before: format.money(each.left_before),
                after: format.money(each.left),
              })}
            </p>
          )}
          <p>{each.reason}</p>
          <p className={styles.soft}>
            {t('by', { name: each.staff_name, time: format.fullDateTime(instantOf(each.at)) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
