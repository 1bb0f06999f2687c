import {
  type AddressDraft,
  type AddressEditorView,
  distanceMetres,
  type Landmark,
  pointOf,
  writtenPoint,
} from '@claypot/domain/places';
import type { Coordinates } from '@claypot/domain/ports';
import type { Place } from '@claypot/sdk';
import { useAnnouncedChange } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { MapLinks } from '../../../shared/map/MapLinks.tsx';
import { type MapProvider, PlaceMap } from '../../../shared/map/PlaceMap.tsx';
import { useDirection } from '../../../shared/map/use-direction.ts';
import styles from './AddressMap.module.css';

interface AddressMapProps {
  readonly address: AddressDraft;
  readonly place: Place | null;
  readonly editor: Pick<AddressEditorView, 'pin' | 'text' | 'followsPin'>;
  readonly names: readonly Landmark[];
  /** The branch that delivers to the pin; null if none does or while it is unknown. */
  readonly outlet: Landmark | null;
  readonly provider: MapProvider;
  readonly onMovePin: (pin: Coordinates) => void;
}

/** Distance below which no direction is given, in metres. */
const BESIDE = 50;

/** Map with the pin of an address, the chosen place, and a hint how to move the pin. */
export function AddressMap(props: AddressMapProps) {
  const { address, place, editor, names, outlet, provider, onMovePin } = props;
  const { followsPin, pin, text } = editor;
  const { t } = useTranslation(['addresses', 'map']);
  const direction = useDirection();
  const at = pointOf(pin);
  const [nearest] = names;
  const whereFrom = (place: Landmark) =>
    distanceMetres(place, at) < BESIDE
      ? t('map:near', { place: place.name })
      : t('map:away', { place: place.name, ...direction(place, at) });
  const where = nearest && whereFrom(nearest);
  useAnnouncedChange(where ?? null);
  const chosen = place?.kind === 'position' ? t('here') : (place?.name ?? address.full_address);
  const name = followsPin ? t('atPin') : chosen;
  const line = followsPin ? text.full_address : place?.full_address;
  return (
    <>
      <PlaceMap
        provider={provider}
        label={t('map:pinAt', { place: followsPin ? text.full_address : chosen })}
        pin={at}
        names={names}
        outlet={outlet}
        onMove={(moved) => onMovePin(writtenPoint(moved))}
        low
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {line !== undefined && <p className={styles.line}>{line}</p>}
        {/* Reserves a line for the landmarks, which load after the map. */}
        <p className={styles.where}>{where}</p>
        <p className={styles.hint}>
          <strong>{t('map:moveTitle')}</strong> <span>{t('map:moveText')}</span>
        </p>
        <MapLinks place={at} />
      </div>
    </>
  );
}
