import { cx } from '@claypot/ui';
import { useRef } from 'react';
import { LocatorCard, type LocatorCardProps } from './LocatorCard.tsx';
import styles from './PlaceMap.module.css';
import { type MapFrameStatus, useMapFrame } from './use-map-frame.ts';

/** Whose map there is besides the sketch, as the company's record says. */
export type MapProvider = 'google' | 'none';

export interface PlaceMapProps extends LocatorCardProps {
  readonly provider: MapProvider;
  /** Takes less of the screen: something else is what it is for. */
  readonly low?: boolean;
}

/**
 * A place on a map. There are two faces, and neither knows the other: the sketch, which is there at
 * once and needs nobody, and a map service's own, which takes its place when it has come.
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
