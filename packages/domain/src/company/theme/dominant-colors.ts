/** Smallest difference of the channels from which on a colour is not a grey. */
const COLORFUL = 40;
/** Distance of two hues that people see as different, in degrees. Edges have tints of one hue. */
const DIFFERENT = 20;
/** Pixels with less opacity do not count. */
const OPAQUE = 128;
/** Colours that differ less fall into one group. */
const GROUP = 32;

interface Group {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/**
 * Returns the most frequent colours of a picture, as `#rrggbb`. White, black and greys are left
 * out, because logos are drawn on them.
 *
 * @param pixels red, green, blue and opacity of each pixel, 0–255
 * @param most maximum number of colours
 */
export function dominantColors(pixels: ArrayLike<number>, most: number): readonly string[] {
  const groups = new Map<number, Group>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((i) => pixels[at + i]);
    if (opacity < OPAQUE) continue;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < COLORFUL) continue;
    addTo(groups, red, green, blue);
  }
  const means = [...groups.values()]
    .toSorted((one, other) => other.count - one.count)
    .map(({ blue, count, green, red }) => [red / count, green / count, blue / count] as const);
  const found: Channels[] = [];
  for (const mean of means) {
    if (found.length === most) break;
    if (found.every((other) => hueDistance(mean, other) >= DIFFERENT)) found.push(mean);
  }
  return found.map(toHex);
}

function addTo(groups: Map<number, Group>, red: number, green: number, blue: number): void {
  const [x, y, z] = [red, green, blue].map((channel) => Math.floor(channel / GROUP));
  const key = ((x ?? 0) * GROUP + (y ?? 0)) * GROUP + (z ?? 0);
  const group = groups.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
  group.count += 1;
  group.red += red;
  group.green += green;
  group.blue += blue;
  groups.set(key, group);
}

type Channels = readonly [red: number, green: number, blue: number];

function hueDistance(one: Channels, other: Channels): number {
  const distance = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(distance, 360 - distance);
}

/** Returns the hue in degrees. */
function hueOf([red, green, blue]: Channels): number {
  const y = Math.sqrt(3) * (green - blue);
  return ((Math.atan2(y, 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
