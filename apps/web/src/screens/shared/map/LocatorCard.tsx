import {
  type GeoPoint,
  type Landmark,
  locatorView,
  type PixelPoint,
  toPixel,
  toPlace,
} from '@claypot/domain/places';
import { cx } from '@claypot/ui';
import { useId, useRef } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './LocatorCard.module.css';
import { LocatorDrawing } from './LocatorDrawing.tsx';
import { PinKeys } from './PinKeys.tsx';
import { PinMark } from './PinMark.tsx';
import { useDraggedPin } from './use-dragged-pin.ts';
import { useMapFontSize } from './use-map-font-size.ts';
import { usePictureSize } from './use-picture-size.ts';

export interface LocatorCardProps {
  readonly label: string;
  readonly pin: GeoPoint;
  /** Landmarks around the pin, nearest first. */
  readonly names: readonly Landmark[];
  /**
   * Branch shown with its distance; null if the pin is the branch itself, or if no branch is known.
   */
  readonly outlet: Landmark | null;
  /** Last known position of the rider; null if there is none. */
  readonly rider?: GeoPoint | null;
  /** Called when the pin is moved; null if it is fixed. */
  readonly onMove: ((pin: GeoPoint) => void) | null;
  /** True if a sheet overlaps the lower edge. */
  readonly covered?: boolean;
}

/**
 * Sketch of a place without a map: the pin among the nearest landmarks, to scale. It sends no
 * request to third parties.
 */
export function LocatorCard({
  label,
  pin,
  names,
  outlet,
  rider = null,
  onMove,
  covered = false,
}: LocatorCardProps) {
  const { t } = useTranslation('map');
  const [picture, size] = usePictureSize<SVGSVGElement>();
  const fontSize = useMapFontSize();
  const handle = useRef<SVGGElement>(null);
  const hintId = useId();
  const view = locatorView(pin, names, outlet, size, rider);
  const dragged = useDraggedPin(
    picture,
    handle,
    onMove && ((pixel) => onMove(toPlace(view, pixel))),
  );
  const { x, y } = dragged ?? { x: 0, y: 0 };
  const drawing = (
    <>
      <svg
        ref={picture}
        aria-hidden="true"
        focusable="false"
        className={styles.picture}
        data-movable={onMove ? '' : undefined}
      >
        <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
          <LocatorDrawing
            view={view}
            size={size}
            fontSize={fontSize}
            names={names}
            outlet={outlet}
            rider={rider}
          />
          <g
            ref={handle}
            className={styles.pin}
            data-held={dragged ? '' : undefined}
            transform={`translate(${x} ${y})`}
          >
            <PinMark />
          </g>
          {rider && <RiderMark {...toPixel(view, rider)} />}
        </svg>
      </svg>
      <p className={styles.sketch}>{t('sketch')}</p>
    </>
  );
  if (onMove === null) {
    return (
      <div role="img" aria-label={label} className={cx(styles.card, covered && styles.covered)}>
        {drawing}
      </div>
    );
  }
  return (
    <section aria-label={label} className={styles.card}>
      <PinKeys pin={pin} hintId={hintId} onMove={onMove} />
      <span id={hintId} hidden>
        {t('moveText')}
      </span>
      {drawing}
    </section>
  );
}

function RiderMark({ x, y }: PixelPoint) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.riderGround} r="17" />
      <g transform="translate(-12 -9) scale(0.18)" className={styles.rider}>
        <path d="M8 16a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v26H8z" />
        <path d="M10 70c0-15 9-24 24-24h28c4 0 6 2 7 6l2 9h14l9-33h-8a4 4 0 0 1 0-8h12a5 5 0 0 1 5 6l-5 22 9 12c3 4 1 10-4 10H88l-3 6H56a17 17 0 0 0-34 0H12z" />
        <circle className={styles.wheel} cx="39" cy="80" r="11" />
        <circle className={styles.wheel} cx="105" cy="80" r="11" />
      </g>
    </g>
  );
}
