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

/** Metres that one press moves the pin, and one with Shift. */
const STEP = 10;
const STRIDE = 100;
/** Metres that the two ranges reach either way. */
const REACH = 20_000;

const ARROWS: Readonly<Record<string, { readonly east: number; readonly north: number }>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
};

/**
 * The pin for keys and assistive technology: one range across and one up and down, as a colour area
 * has them. On either all four arrows go where they point to.
 */
export function PinKeys({ pin, hintId, onMove }: PinKeysProps) {
  const { t } = useTranslation('map');
  const [origin] = useState(pin);
  const way = useDirection()(origin, pin);
  const { x: east, y: south } = toPixel({ centre: origin, metresPerPixel: 1 }, pin);
  const told = Math.hypot(east, south) < 1 ? t('unmoved') : t('moved', way);

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
    'aria-valuetext': told,
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
