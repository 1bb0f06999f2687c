// PNG to AVIF within a byte budget: node encode.mjs <folder of PNGs> <folder of AVIFs> [slug…]
// Needs the package `sharp`, installed wherever this is run from; it is no dependency of the product.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const BUDGET_BYTES = 29_500;
const QUALITIES = [58, 52, 47, 42, 37, 32];

/** Pictures rendered smaller than they are delivered: width × height by the slug's first word. */
const ENLARGED = { banner: [1200, 600], highlight: [800, 600], branch: [800, 450] };

const sharp = createRequire(join(process.cwd(), 'encode.mjs'))('sharp');

/** The best quality that fits the budget. */
async function fit(file, slug) {
  const [width, height] = ENLARGED[slug.split('-')[0]] ?? [640, 480];
  for (const quality of QUALITIES) {
    const image = await sharp(file)
      .resize(width, height, { kernel: 'lanczos3' })
      .avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (image.length <= BUDGET_BYTES) return { image, quality };
  }
  throw new Error(`${file} does not fit into ${BUDGET_BYTES} bytes`);
}

const [from, to, ...only] = process.argv.slice(2);
await mkdir(to, { recursive: true });
for (const name of await readdir(from)) {
  const slug = basename(name, '.png');
  if (!name.endsWith('.png') || (only.length > 0 && !only.includes(slug))) continue;
  const { image, quality } = await fit(join(from, name), slug);
  await writeFile(join(to, `${slug}.avif`), image);
  console.log(`${slug}: ${(image.length / 1000).toFixed(1)} kB at quality ${quality}`);
}
