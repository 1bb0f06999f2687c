import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DISHES } from './dishes.ts';

/** Number of photographs, each of a random dish. */
const PHOTOGRAPHS = 20;
/** Photographs have 12 megapixels, as those of a phone. */
const WIDTH = 4000;
const HEIGHT = 3000;

/** Files that an owner has on their computer before the set-up. */
export interface Inputs {
  readonly logo: string;
  /** CSV with a BOM and headings that the product must recognise. */
  readonly menu: string;
  readonly photographs: readonly string[];
  /** A dish with a photograph. */
  readonly dish: string;
}

/** Writes the files into a folder; the same ones for the same seed. */
export async function writeInputs(folder: string, seed: number): Promise<Inputs> {
  // Other benchmarks import the server, which blocks drawings. Here the server is another process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const random = randomOf(seed);
  const names = [...DISHES.values()].flat().map(([en]) => en);
  const chosen = shuffle(names, random).slice(0, PHOTOGRAPHS);
  const pictures = join(folder, 'photographs');
  await mkdir(pictures, { recursive: true });
  const menu = join(folder, 'menu.csv');
  const logo = join(folder, 'logo.png');
  await writeFile(menu, sheet(random));
  await sharp(Buffer.from(LOGO)).png().toFile(logo);
  const photographs: string[] = [];
  for (const [index, name] of chosen.entries()) {
    const file = join(pictures, `${fileName(name, index)}.jpg`);
    // Every fourth one was taken with the phone upright.
    const orientation = index % 4 === 0 ? 6 : 1;
    const drawing = sharp(Buffer.from(drawDish(random))).jpeg({ quality: 92 });
    await drawing.withMetadata({ orientation }).toFile(file);
    photographs.push(file);
  }
  return { logo, menu, photographs, dish: chosen[0] ?? '' };
}

/** Names files in the three ways in which people do. */
function fileName(dish: string, index: number): string {
  const lower = dish.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return [dish, lower.replace(/-$/, ''), `${dish.replaceAll(' ', '_')}_1`][index % 3] ?? dish;
}

function sheet(random: () => number): string {
  const heads = ['Kumpulan', 'Item', 'Chinese', 'Harga jual', 'Description'];
  const rows = [...DISHES].flatMap(([category, dishes]) =>
    dishes.map(([en, zh, price]) => {
      const isDescribed = random() < 1 / 3;
      const text = isDescribed ? `Cooked to order, ${en.toLowerCase()} as at home.` : '';
      return [category, en, zh, price, text];
    }),
  );
  return `\uFEFF${[heads, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')}`;
}

function quote(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Draws food on a plate, with enough detail that it compresses like a photograph. */
function drawDish(random: () => number): string {
  const hue = Math.floor(random() * 360);
  const pieces = Array.from({ length: 60 }, (_, index) => {
    const angle = index * 2.4;
    const x = 2000 + Math.cos(angle) * index * 14;
    const y = 1500 + Math.sin(angle) * index * 14;
    const radius = 30 + random() * 80;
    const color = `hsl(${(hue + index * 23) % 360},70%,50%)`;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="hsl(${hue},20%,85%)"/>
    <circle cx="2000" cy="1500" r="1200" fill="white"/>
    <circle cx="2000" cy="1500" r="1000" fill="hsl(${hue},70%,45%)"/>${pieces.join('')}</svg>`;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
  <rect width="900" height="900" rx="180" fill="#7a1f1f"/>
  <path d="M250 420h400a200 220 0 0 1-400 0z" fill="#f6d38b"/>
  <path d="M380 350q-40-60 0-120M450 350q-40-60 0-120M520 350q-40-60 0-120"
    stroke="#f6d38b" stroke-width="28" fill="none"/></svg>`;

function shuffle(items: readonly string[], random: () => number): string[] {
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Mulberry32: numbers from 0 to 1, the same ones for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
