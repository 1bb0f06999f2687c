import { type CompassPoint, compassPoint, type GeoPoint, wayTo } from '@claypot/domain/places';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

const DIRECTIONS = {
  n: 'n',
  ne: 'ne',
  e: 'e',
  se: 'se',
  s: 's',
  sw: 'sw',
  w: 'w',
  nw: 'nw',
} as const satisfies Record<CompassPoint, string>;

/** Returns a function for the distance and compass direction from one place to another. */
export function useDirection(): (
  from: GeoPoint,
  to: GeoPoint,
) => { readonly distance: string; readonly direction: string } {
  const { t } = useTranslation('map');
  const format = useFormat();
  return (from, to) => {
    const way = wayTo(from, to);
    return {
      distance: format.distance(way.metres / 1000),
      direction: t(DIRECTIONS[compassPoint(way.bearing)]),
    };
  };
}
