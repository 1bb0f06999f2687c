/** A place as the two documents tell it one another, in decimal degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the app tells the frame: what to show from now on. */
export interface ShowMessage {
  readonly type: 'show';
  readonly centre: Point;
  readonly pin: Point;
  /** Who is on the way to the pin; null where nobody is, or it is not known. */
  readonly rider: Point | null;
  /** The customer may put the pin elsewhere. */
  readonly draggable: boolean;
  readonly zoom: number;
}

/** What the frame tells the app. */
export type FrameMessage =
  /** It runs and listens. */
  | { readonly type: 'ready' }
  /** There is a map to be seen. */
  | { readonly type: 'shown' }
  /** The customer has put the pin elsewhere. */
  | ({ readonly type: 'moved' } & Point)
  /** There will be no map, or there is none any more. */
  | { readonly type: 'failed'; readonly reason: 'key' | 'network' | 'timeout' | 'unknown' };

const REASONS = ['key', 'network', 'timeout', 'unknown'] as const;

type Loose = Readonly<Record<string, unknown>>;

/** A message of the app's; null for anything else. */
export function readShowMessage(data: unknown): ShowMessage | null {
  if (!isObject(data) || data.type !== 'show') return null;
  const centre = readPoint(data.centre);
  const pin = readPoint(data.pin);
  const { draggable, zoom } = data;
  if (centre === null || pin === null) return null;
  if (typeof draggable !== 'boolean' || typeof zoom !== 'number') return null;
  return { type: 'show', centre, pin, rider: readPoint(data.rider), draggable, zoom };
}

/** A message of the frame's; null for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isObject(data)) return null;
  switch (data.type) {
    case 'ready':
    case 'shown':
      return { type: data.type };
    case 'moved': {
      const point = readPoint(data);
      return point && { type: 'moved', latitude: point.latitude, longitude: point.longitude };
    }
    case 'failed':
      return { type: 'failed', reason: REASONS.find((one) => one === data.reason) ?? 'unknown' };
    default:
      return null;
  }
}

function isObject(data: unknown): data is Loose {
  return typeof data === 'object' && data !== null;
}

function readPoint(data: unknown): Point | null {
  if (!isObject(data)) return null;
  const { latitude, longitude } = data;
  return Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : null;
}
