import { distanceMetres, type Landmark, pointOf } from '@claypot/domain/places';
import type { SalesOrder } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { type MapProvider, PlaceMap } from '../../../shared/map/PlaceMap.tsx';
import styles from './RiderWay.module.css';

interface RiderWayViewProps {
  readonly order: Pick<SalesOrder, 'branch' | 'rider'>;
  /** Coordinates of the delivery address. */
  readonly door: NonNullable<SalesOrder['deliver_to']>;
  readonly names: readonly Landmark[];
  readonly provider: MapProvider;
}

/** Distance to the destination below which the rider counts as arriving, in metres. */
const ARRIVING = 150;

/**
 * Map with the branch, the destination and the rider's position, if the courier reports it. The
 * line below contains the same as text. It is no live region: announcing every move would disturb
 * screen-reader users.
 */
export function RiderWayView({ order, door, names, provider }: RiderWayViewProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { branch, rider } = order;
  const position = rider?.position ?? null;
  const pin = pointOf(door);
  const at = position && pointOf(position);
  const metres = at && distanceMetres(at, pin);
  const positionText = () => {
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
      <p className={styles.seen}>{positionText()}</p>
    </>
  );
}
