import type { DiscountsView } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { bestDealText, nearestText } from '@claypot/i18n';
import { Button, checkIcon, Icon, ListRow, plusIcon } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './discounts.module.css';

interface BestDealProps {
  readonly discounts: Pick<DiscountsView, 'best' | 'chosen' | 'hasBest' | 'nearest' | 'points'>;
  readonly onTake: () => void;
}

/**
 * Button that applies the best discount, a confirmation once it is applied, and the amount missing
 * for a better one.
 */
export function BestDeal({ discounts, onTake }: BestDealProps) {
  const { t, i18n } = useTranslation('discounts');
  const format = useFormat();
  const { best, chosen, hasBest, nearest, points } = discounts;
  const more = chosen !== null || points?.on === true;
  return (
    <>
      {best && (
        <div className={styles.best}>
          <Button variant="secondary" onClick={onTake}>
            {t('bestDeal')}
          </Button>
          <p className={styles.how}>{bestDealText({ t: i18n.t, format }, best, more)}</p>
        </div>
      )}
      {hasBest && (
        <p className={styles.inUse}>
          <Icon drawing={checkIcon} size={16} />
          <span>{t('bestInUse')}</span>
        </p>
      )}
      {nearest && (
        <div className={styles.nearest}>
          <ListRow
            dense
            icon={plusIcon}
            title={nearestText({ t: i18n.t, format }, nearest, more)}
            href={ROUTES.menu.path}
          />
        </div>
      )}
    </>
  );
}
