import { DELIVERY_PATH, pathTo } from '@claypot/domain/routes';
import { Card, chevronRightIcon, cx, Icon, ListRow, storeIcon, VisuallyHidden } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BagArt } from '../../shared/art/BagArt.tsx';
import { ScooterArt } from '../../shared/art/ScooterArt.tsx';
import { SeatsArt } from '../../shared/art/SeatsArt.tsx';
import styles from './OrderTiles.module.css';

interface OrderTilesProps {
  /** Called when the delivery tile is pressed. Its link already contains the delivery method. */
  readonly onDeliver: () => void;
  readonly branchName: string | null;
}

export function OrderTiles({ branchName, onDeliver }: OrderTilesProps) {
  const { t } = useTranslation(['home', 'common']);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.ways}>
      <VisuallyHidden as="h2" id={headingId}>
        {t('order')}
      </VisuallyHidden>
      <ul className={styles.tiles}>
        <Tile
          look="warm"
          title={t('common:delivery')}
          text={t('deliveryText')}
          href={DELIVERY_PATH}
          onPress={onDeliver}
          art={<ScooterArt />}
        />
        <Tile
          look="light"
          title={t('common:pickup')}
          text={t('pickupText')}
          href={pathTo('branchList')}
          art={<BagArt />}
        />
        <Tile
          look="light"
          title={t('bookTable')}
          text={t('bookTableText')}
          href={pathTo('bookingBranch')}
          art={<SeatsArt />}
        />
      </ul>
      {branchName !== null && (
        <Card padding="none">
          <ListRow
            icon={storeIcon}
            title={t('continueAt', { branch: branchName })}
            text={t('continueText')}
            href={pathTo('menu')}
          />
        </Card>
      )}
    </section>
  );
}

interface TileProps {
  readonly look: 'warm' | 'light';
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly onPress?: () => void;
  readonly art: ReactNode;
}

function Tile({ look, title, text, href, onPress, art }: TileProps) {
  return (
    <li className={cx(styles.tile, styles[look])}>
      <h3 className={styles.title}>
        <a href={href} className={styles.link} onClick={onPress}>
          {title}
        </a>
      </h3>
      <p className={styles.text}>{text}</p>
      <span className={styles.foot}>
        <span aria-hidden="true" className={styles.go}>
          <Icon drawing={chevronRightIcon} size={20} />
        </span>
        <span className={styles.art}>{art}</span>
      </span>
    </li>
  );
}
