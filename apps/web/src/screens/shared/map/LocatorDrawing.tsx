import {
  type Box,
  type GeoPoint,
  type Landmark,
  type MapView,
  type OutletName,
  type PictureSize,
  type PixelPoint,
  type Pointed,
  placeNames,
  placeOutletName,
  pointAt,
  scaleBar,
  toPixel,
} from '@claypot/domain/places';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './LocatorCard.module.css';

import { textWidth } from './text-size.ts';

interface LocatorDrawingProps {
  readonly view: MapView;
  readonly size: PictureSize;
  readonly fontSize: number;
  readonly names: readonly Landmark[];
  readonly outlet: Landmark | null;
  readonly rider: GeoPoint | null;
}

/** Maximum length of the scale bar, and free space around bar and arrow, in px. */
const BAR = 96;
const EDGE = 14;
/** Note in the corner: maximum width as a share of the card, and distance from the edge in px. */
const NOTE = { share: 0.55, edge: 14 };
const ARROW = { width: 40, height: 44 };
/** Radius of the marks of the branch and the rider, in px. */
const OUTLET = 12;
const RIDER = 19;
const PIN = { left: -26, right: 26, top: -52, bottom: 12 };

/**
 * Surroundings of the pin: distance rings, landmarks, the branch, the rider, the scale bar and a
 * north arrow.
 */
export function LocatorDrawing(props: LocatorDrawingProps) {
  const { view, size, fontSize, names, outlet, rider } = props;
  const { t } = useTranslation('map');
  const { width, height } = size;
  const bar = scaleBar(view.metresPerPixel, BAR);
  const corner = { x: -width / 2 + EDGE, y: height / 2 - EDGE };
  const scale = {
    left: corner.x - EDGE,
    right: corner.x + bar.pixels + EDGE,
    top: corner.y - fontSize * 2,
    bottom: corner.y + EDGE,
  };
  const arrow = {
    left: width / 2 - ARROW.width,
    right: width / 2,
    top: -height / 2,
    bottom: -height / 2 + ARROW.height,
  };
  // Corner of the Back button, which overlays the map on some screens.
  const back = {
    left: -width / 2,
    right: -width / 2 + 68,
    top: -height / 2,
    bottom: 68 - height / 2,
  };
  const noteWidth = NOTE.share * width;
  const noteLines = Math.ceil((0.9 * textWidth(t('sketch'), fontSize)) / noteWidth);
  const note = {
    left: width / 2 - noteWidth - NOTE.edge,
    right: width / 2,
    top: height / 2 - noteLines * fontSize * 1.5 - NOTE.edge,
    bottom: height / 2,
  };
  const lineHeight = fontSize * 1.35;
  const taken = [PIN, scale, arrow, back, note, ...riderBox(view, rider)];
  const outletAt = outlet && pointAt(view, outlet, size);
  const outletName =
    outlet &&
    outletAt &&
    placeOutletName({
      at: outletAt,
      size,
      width: boldWidth(outlet.name, fontSize),
      lineHeight,
      taken,
    });
  const placed = placeNames(names, {
    view,
    size,
    widthOf: (name) => textWidth(name, fontSize),
    lineHeight,
    taken: [
      ...taken,
      ...(outletAt ? [squareAround(outletAt, OUTLET)] : []),
      ...(outletName ? [outletName.box] : []),
    ],
  });
  return (
    <>
      {[1, 2, 3, 4].map((ring) => (
        <circle key={ring} className={styles.ring} r={ring * bar.pixels} />
      ))}
      {outlet && outletAt && <Outlet at={outletAt} name={outlet.name} place={outletName} />}
      {placed.map(({ name, x, y, side }) => (
        <g key={`${name} ${x}`} transform={`translate(${x} ${y})`}>
          <circle className={styles.dot} r="3" />
          <text
            className={styles.name}
            x={side === 'right' ? 8 : -8}
            dy="0.35em"
            textAnchor={side === 'right' ? 'start' : 'end'}
          >
            {name}
          </text>
        </g>
      ))}
      <ScaleBar {...corner} {...bar} />
      <NorthArrow x={width / 2 - 22} y={-height / 2 + 22} fontSize={fontSize} />
    </>
  );
}

interface OutletProps {
  readonly at: Pointed;
  readonly name: string;
  readonly place: OutletName | null;
}

/** Mark of the branch. If it is outside the card, an arrow at the edge points to it. */
function Outlet({ at: { outside, x, y }, name, place }: OutletProps) {
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  return (
    <>
      <line className={styles.way} x2={x} y2={y} />
      <g transform={`translate(${x} ${y})`}>
        <circle className={styles.outlet} r="11" />
        {outside ? (
          <path className={styles.pot} d="M-4 -5 5 0 -4 5z" transform={`rotate(${turn})`} />
        ) : (
          <path
            className={styles.pot}
            d="M-6.5 -.5h13a6.5 6 0 0 1-13 0zM-5.5 -2c.7-2.8 3.1-4.2 5.5-4.2s4.8 1.4 5.5 4.2z"
          />
        )}
        {place && (
          <text
            className={styles.outletName}
            x={place.dx}
            y={place.dy}
            dy="0.35em"
            textAnchor={place.anchor}
          >
            {name}
          </text>
        )}
      </g>
    </>
  );
}

function boldWidth(name: string, fontSize: number): number {
  return 1.08 * textWidth(name, fontSize);
}

function riderBox(view: MapView, rider: GeoPoint | null) {
  if (rider === null) return [];
  return [squareAround(toPixel(view, rider), RIDER)];
}

function squareAround({ x, y }: PixelPoint, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

interface ScaleBarProps {
  readonly x: number;
  readonly y: number;
  readonly metres: number;
  readonly pixels: number;
}

function ScaleBar({ x, y, metres, pixels }: ScaleBarProps) {
  const format = useFormat();
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.bar} d={`M0 -5V0H${pixels}V-5`} />
      <text className={styles.scale} x={pixels / 2} y="-6" textAnchor="middle">
        {format.distance(metres / 1000)}
      </text>
    </g>
  );
}

interface NorthArrowProps {
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
}

function NorthArrow({ x, y, fontSize }: NorthArrowProps) {
  const { t } = useTranslation('map');
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.arrow} d="M0 -12 5 2 0 -1 -5 2z" />
      <text className={styles.scale} y={2 + fontSize} textAnchor="middle">
        {t('north')}
      </text>
    </g>
  );
}
