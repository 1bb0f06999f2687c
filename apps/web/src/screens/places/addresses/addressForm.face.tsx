import { ROUTES } from '@claypot/domain/routes';
import { ActionBar, cx, Screen, Skeleton, TopBar } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { LINE } from '../../../face/places.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import map from '../../shared/map/PlaceMap.module.css';
import form from './form/AddressFormView.module.css';
import styles from './form/AddressMap.module.css';

/** Server-rendered page: space for the map and the hint about its pin, without the address. */
export function Face() {
  return (
    <>
      <Part for="guest">
        <AddressShape />
      </Part>
      <Part for="member">
        <AddressShape />
      </Part>
    </>
  );
}

function AddressShape() {
  const { t } = useTranslation(['addresses', 'map']);
  const isNew = usePath().pathname === ROUTES.bookmarkAddress.path;
  return (
    <Screen
      top={<TopBar title={isNew ? t('formTitle') : t('editTitle')} back={useBack()} />}
      bottom={
        <ActionBar>
          <Skeleton shape="button" />
        </ActionBar>
      }
      padding="none"
      width="split"
    >
      <div className={form.beside}>
        <div className={form.map}>
          <div className={cx(map.map, map.low)} />
          <div className={styles.words}>
            <p className={styles.name}>{LINE}</p>
            {isNew && <p className={styles.line}>{LINE}</p>}
            <p className={styles.where} />
            <p className={styles.hint}>
              <strong>{t('map:moveTitle')}</strong> {t('map:moveText')}
            </p>
          </div>
        </div>
        <div className={form.form}>
          <Skeleton shape="row" count={2} />
        </div>
      </div>
    </Screen>
  );
}
