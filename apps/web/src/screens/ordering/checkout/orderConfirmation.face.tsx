import type { CHECKOUT_REQUESTS } from '@claypot/domain/app';
import type { Cart } from '@claypot/sdk';
import { Card, Picture, Screen, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { about, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../shared/layout/TitledCard.tsx';
import outline from './CheckoutSkeleton.module.css';
import { SkeletonRow } from './CheckoutSkeleton.tsx';
import items from './items/OrderItems.module.css';
import styles from './items/OrderLine.module.css';

const at = placesOf<Cart['lines'][number]>();

/** Server-rendered page: the items by picture and name, without prices and times. */
export function Face() {
  const { t } = useTranslation('checkout');
  return (
    <Screen top={<TopBar title={t('title')} back={useBack()} />} width="split">
      <div className={outline.columns}>
        <Card>
          <SkeletonRow />
          <SkeletonRow />
        </Card>
        <TitledCard title={t('items')}>
          <ul className={items.list}>
            <li
              className={styles.line}
              {...about<typeof CHECKOUT_REQUESTS>({ of: '/cart/load', in: 'lines' })}
            >
              <div className={styles.picture}>
                <Part when="package">
                  <Picture src={at('package.image')} alt="" ratio="1/1" rounded priority />
                </Part>
                <Part unless="package">
                  <Picture src={at('dish.image')} alt="" ratio="1/1" rounded priority />
                </Part>
              </div>
              <div className={styles.words}>
                <h3 className={styles.name}>{at('hot_deal.name')}</h3>
                <Part unless="hot_deal">
                  <h3 className={styles.name}>{at('package.package_name')}</h3>
                  <h3 className={styles.name}>{at('dish.name')}</h3>
                </Part>
              </div>
            </li>
          </ul>
        </TitledCard>
      </div>
    </Screen>
  );
}
