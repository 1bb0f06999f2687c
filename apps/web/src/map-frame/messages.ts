/** Position in messages, in decimal degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Message from the app to the frame: content to show from now on. */
export interface ShowMessage {
  readonly type: 'show';
  readonly centre: Point;
  readonly pin: Point;
  /** Position of the rider on the way to the pin; null if there is none or it is unknown. */
  readonly rider: Point | null;
  /** True if the customer may move the pin. */
  readonly draggable: boolean;
  readonly zoom: number;
}

/** Message from the frame to the app. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'shown' }
  /** The customer has moved the pin. */
  | ({ readonly type: 'moved' } & Point)
  /** The map failed to load or stopped working. */
  | { readonly type: 'failed'; readonly reason: 'key' | 'network' | 'timeout' | 'unknown' };

const REASONS = ['key', 'network', 'timeout', 'unknown'] as const;

type Loose = Readonly<Record<string, unknown>>;

/** Parses a message from the app; null for anything else. */
export function readShowMessage(data: unknown): ShowMessage | null {
  if (!isObject(data) || data.type !== 'show') return null;
  const centre = readPoint(data.centre);
  const pin = readPoint(data.pin);
  const { draggable, zoom } = data;
  if (centre === null || pin === null) return null;
  if (typeof draggable !== 'boolean' || typeof zoom !== 'number') return null;
  return { type: 'show', centre, pin, rider: readPoint(data.rider), draggable, zoom };
}

/** Parses a message from the frame; null for anything else. */
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
