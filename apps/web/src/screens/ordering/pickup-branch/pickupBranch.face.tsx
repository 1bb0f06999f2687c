import type { PICKUP_BRANCH_REQUEST } from '@claypot/domain/places';
import type { Branch } from '@claypot/sdk';
import { ActionBar, Badge, Button, Picture, Screen, Skeleton, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { LINE, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './BranchDetails.module.css';
import { BranchSheet } from './BranchSheet.tsx';

const at = placesOf<Branch>();

/** Server-rendered page: the branch's name, address and photo, without its opening status. */
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
      <Part<[typeof PICKUP_BRANCH_REQUEST]> of="/branch_detail/:id">
        <BranchSheet
          map={null}
          name={at('branch_name')}
          status={<Badge tone="neutral">{LINE}</Badge>}
          hours={LINE}
          address={at('address')}
          directions={[t('directionsGoogle'), t('directionsWaze')].map((way) => (
            <Button key={way} variant="secondary" size="sm" disabled>
              {way}
            </Button>
          ))}
          phone={<span className={styles.phone}>{LINE}</span>}
          photo={<Picture src={at('branch_image.0.image')} alt="" ratio="16/9" rounded priority />}
        />
      </Part>
    </Screen>
  );
}
