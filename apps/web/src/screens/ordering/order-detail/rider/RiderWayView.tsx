import { distanceMetres, type Landmark, pointOf } from '@claypot/domain/places';
import type { SalesOrder } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { type MapProvider, PlaceMap } from '../../../shared/map/PlaceMap.tsx';
import styles from './RiderWay.module.css';

interface RiderWayViewProps {
  readonly order: Pick<SalesOrder, 'branch' | 'rider'>;
  /** Where it goes. */
  readonly door: NonNullable<SalesOrder['deliver_to']>;
  readonly names: readonly Landmark[];
  readonly provider: MapProvider;
}

/** Metres from the door within which the rider is as good as there. */
const ARRIVING = 150;

/**
 * From the branch to the door, and the rider between them where the courier tells it. The line says the
 * same as the map, and is read by whoever wants it: a rider who moves is no news for a screen reader.
 */
export function RiderWayView({ order, door, names, provider }: RiderWayViewProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { branch, rider } = order;
  const position = rider?.position ?? null;
  const pin = pointOf(door);
  const at = position && pointOf(position);
  const metres = at && distanceMetres(at, pin);
  const told = () => {
    if (metres === null || position === null) return t('riderUnseen');
    const time = format.time(Temporal.Instant.from(position.time));
    if (metres < ARRIVING) return t('riderArriving', { time });
    return t('riderAway', { distance: format.distance(metres / 1000), time });
  };
  return (
    <>
      <div className={styles.map}>
        <PlaceMap
          provider={provider}
          label={t('wayMap')}
          pin={pin}
          names={names}
          outlet={{ ...pointOf(branch), name: branch.branch_name }}
          rider={at}
          onMove={null}
          low
        />
      </div>
      <p className={styles.seen}>{told()}</p>
    </>
  );
}
