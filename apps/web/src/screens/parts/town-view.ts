/** The drawn town and the part of it that is seen at once, in its own units. */
const TOWN = { width: 720, height: 520 };
const WINDOW = { width: 400, height: 280 };

/** Degrees over which the drawing is walked through once: about a kilometre. */
const STRETCH = 0.01;

/**
 * The part of the drawn town to show for a place, as an SVG `viewBox`: the same for the same place,
 * another for a place some streets away.
 */
export function townView(latitude: string, longitude: string): string {
  const x = Math.round(part(longitude) * (TOWN.width - WINDOW.width));
  const y = Math.round(part(latitude) * (TOWN.height - WINDOW.height));
  return `${x} ${y} ${WINDOW.width} ${WINDOW.height}`;
}

/** How far into its stretch a coordinate lies, from 0 to 1. */
function part(degrees: string): number {
  const stretches = Number(degrees) / STRETCH;
  return stretches - Math.floor(stretches);
}
