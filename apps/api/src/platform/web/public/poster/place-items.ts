import type { PdfItem } from '../../../pdf/pdf-items.ts';

/** Returns an item in another size and place. */
export function placeItem(item: PdfItem, scale: number, left: number, top: number): PdfItem {
  const move = ([x, y]: readonly [number, number]) => [left + x * scale, top + y * scale] as const;
  if (item.kind === 'squares') {
    return { ...item, side: item.side * scale, at: item.at.map(move) };
  }
  if (item.kind === 'dashes') return { ...item, from: move(item.from), to: move(item.to) };
  const [x, y] = move([item.x, item.y]);
  if (item.kind === 'text') return { ...item, x, y, size: item.size * scale };
  const size = { width: item.width * scale, height: item.height * scale };
  if (item.kind === 'picture') return { ...item, ...size, x, y };
  return { ...item, ...size, x, y, radius: (item.radius ?? 0) * scale };
}
