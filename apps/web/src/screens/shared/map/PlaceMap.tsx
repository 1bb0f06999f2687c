import { cx } from '@claypot/ui';
import { useRef } from 'react';
import { LocatorCard, type LocatorCardProps } from './LocatorCard.tsx';
import styles from './PlaceMap.module.css';
import { type MapFrameStatus, useMapFrame } from './use-map-frame.ts';

/** Map service of the company, in addition to the sketch. */
export type MapProvider = 'google' | 'none';

export interface PlaceMapProps extends LocatorCardProps {
  readonly provider: MapProvider;
  /** True for a lower map, on screens with more important content. */
  readonly low?: boolean;
}

/**
 * Map of a place. The sketch is shown immediately and works without third parties. If the company
 * has a map service, its map replaces the sketch once it has loaded.
 */
export function PlaceMap({ provider, low = false, ...place }: PlaceMapProps) {
  return (
    <div className={cx(styles.map, low && styles.low)}>
      {provider === 'google' ? <WithGoogle {...place} /> : <LocatorCard {...place} />}
    </div>
  );
}

function WithGoogle(place: LocatorCardProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const status = useMapFrame(frame, place);
  return (
    <>
      {status !== 'shown' && <LocatorCard {...place} />}
      {status !== 'failed' && (
        <iframe
          ref={frame}
          src="/map-frame"
          title={place.label}
          className={cx(styles.frame, place.covered && styles.covered, FRAME[status])}
          inert={status === 'waiting'}
        />
      )}
    </>
  );
}

const FRAME: Readonly<Record<MapFrameStatus, string | undefined>> = {
  waiting: styles.waiting,
  shown: undefined,
  failed: undefined,
};
