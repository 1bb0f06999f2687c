import type { Branch } from '@claypot/sdk';
import {
  ActionBar,
  Button,
  clockIcon,
  Picture,
  phoneIcon,
  pinIcon,
  Screen,
  Skeleton,
  TopBar,
} from '@claypot/ui';
import { useBack } from '../../app/useBack.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { about, placesOf } from '../../face/places.ts';
import styles from './BranchDetails.module.css';
import { Fact } from './Fact.tsx';

const at = placesOf<Branch>();

/** A branch by its name and address, before it is known whether it is open. */
export function Face() {
  const { t } = useTranslation('branches');
  return (
    <Screen
      ground="surface"
      padding="none"
      top={<TopBar title={t('detailTitle')} back={useBack()} look="over" />}
      bottom={
        <ActionBar>
          <Skeleton shape="button" />
        </ActionBar>
      }
    >
      <div className={styles.noMap} />
      <div className={styles.sheet} {...about({ of: '/branch_detail/:id' })}>
        <div className={styles.head}>
          <h2 className={styles.name}>{at('branch_name')}</h2>
          <p className={styles.status}>{'\u00a0'}</p>
        </div>
        <dl className={styles.facts}>
          <Fact icon={clockIcon} term={t('hours')}>
            {'\u00a0'}
          </Fact>
          <Fact
            icon={pinIcon}
            term={t('address')}
            action={
              <span className={styles.ways}>
                <Button variant="secondary" size="sm" disabled>
                  {t('directionsGoogle')}
                </Button>
                <Button variant="secondary" size="sm" disabled>
                  {t('directionsWaze')}
                </Button>
              </span>
            }
          >
            {at('address')}
          </Fact>
          <Fact icon={phoneIcon} term={t('phone')}>
            <span className={styles.phone}>{'\u00a0'}</span>
          </Fact>
        </dl>
        <Picture src={at('branch_image.0.image')} alt="" ratio="16/9" rounded priority />
      </div>
    </Screen>
  );
}
