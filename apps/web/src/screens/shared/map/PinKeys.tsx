import { type GeoPoint, movedBy, toPixel } from '@claypot/domain/places';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './LocatorCard.module.css';
import { useDirection } from './use-direction.ts';

interface PinKeysProps {
  readonly pin: GeoPoint;
  readonly hintId: string;
  readonly onMove: (pin: GeoPoint) => void;
}

/** Distance by which an arrow key moves the pin, without and with Shift, in metres. */
const STEP = 10;
const STRIDE = 100;
/** Range of both sliders in each direction, in metres. */
const REACH = 20_000;

const ARROWS: Readonly<Record<string, { readonly east: number; readonly north: number }>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
};

/**
 * Controls the pin by keyboard and assistive technology: a horizontal and a vertical slider, as in
 * a colour picker. All four arrow keys work on both.
 */
export function PinKeys({ pin, hintId, onMove }: PinKeysProps) {
  const { t } = useTranslation('map');
  const [origin] = useState(pin);
  const way = useDirection()(origin, pin);
  const { x: east, y: south } = toPixel({ centre: origin, metresPerPixel: 1 }, pin);
  const valueText = Math.hypot(east, south) < 1 ? t('unmoved') : t('moved', way);

  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const metres = event.shiftKey ? STRIDE : STEP;
    onMove(movedBy(pin, { east: arrow.east * metres, north: arrow.north * metres }));
  };
  const range = {
    type: 'range',
    min: -REACH,
    max: REACH,
    step: STEP,
    'aria-valuetext': valueText,
    'aria-describedby': hintId,
    className: styles.range,
    onKeyDown: press,
  } as const;
  return (
    <>
      <input
        {...range}
        aria-label={t('eastWest')}
        value={Math.round(east / STEP) * STEP}
        onChange={({ currentTarget }) =>
          onMove(movedBy(pin, { east: currentTarget.valueAsNumber - east, north: 0 }))
        }
      />
      <input
        {...range}
        aria-label={t('southNorth')}
        value={Math.round(-south / STEP) * STEP}
        onChange={({ currentTarget }) =>
          onMove(movedBy(pin, { east: 0, north: currentTarget.valueAsNumber + south }))
        }
      />
    </>
  );
}
