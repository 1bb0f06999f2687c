import { hex, type Palette } from './palette.ts';

/** Draws a logo with the first letters of a name, as SVG. */
export function initialsLogo(name: string, { deep, strong }: Palette): Uint8Array {
  const initials = initialsOf(name);
  // A Chinese character is as wide as two Latin letters.
  const size = /\p{Script=Han}/u.test(initials) || initials.length === 1 ? 34 : 27;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hex(strong)}"/><stop offset="1" stop-color="${hex(deep)}"/></linearGradient></defs><rect width="64" height="64" rx="15" fill="url(#g)"/><text x="32" y="33" fill="#ffffff" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`;
  return new TextEncoder().encode(svg);
}

/** Returns two Latin letters, or one other character. Only letters and digits are in it. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const [first = '', second = ''] = words.map((word) => [...word][0] ?? '');
  if (first === '') return '·';
  return /^[a-z0-9]$/i.test(first) && /^[a-z0-9]$/i.test(second)
    ? `${first}${second}`.toUpperCase()
    : first.toUpperCase();
}
