import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { renderPoster, renderPosterPage } from './render-poster.tsx';

const URL_OF_MENU = 'https://demo.claypot.example/m/67xwyb6dfdcn4roc';
const NAMES = {
  en: { company: 'CCH Claypot Chicken House', branch: 'CCH Bangsar' },
  zh_CN: { company: 'CCH 瓦煲鸡饭之家', branch: 'CCH 孟沙店' },
};
/** Width in px of a table card on a screen, and of a poster from a printer. */
const WIDTHS = [300, 1240];

beforeAll(() => {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Returns the texts of the codes in a poster, which a decoder of another make reads. */
async function read(svg: string, width: number): Promise<readonly string[]> {
  const png = await sharp(Buffer.from(svg)).resize(width).png().toBuffer();
  const codes = await readBarcodes(new Uint8Array(png), { tryHarder: true });
  return codes.map(({ text }) => text);
}

describe('renderPoster', () => {
  test.each(WIDTHS)('has a code that leads to the menu, %i px wide', async (width) => {
    expect(
      await read(await renderPoster({ names: NAMES, ink: null, url: URL_OF_MENU }), width),
    ).toEqual([URL_OF_MENU]);
  });

  test('names company and branch in both languages, and what to do', async () => {
    const svg = await renderPoster({ names: NAMES, ink: null, url: URL_OF_MENU });
    for (const { branch, company } of Object.values(NAMES)) {
      expect(svg).toContain(`>${company}</text>`);
      expect(svg).toContain(`>${branch}</text>`);
    }
    expect(svg).toContain('>Scan to see the menu</text>');
    expect(svg).toContain('>扫码看菜单</text>');
    expect(svg).toContain(`>${URL_OF_MENU}</text>`);
  });

  test('draws the company in its colour', async () => {
    const svg = await renderPoster({ names: NAMES, ink: '#123456', url: URL_OF_MENU });
    expect(svg.match(/fill="#123456"/g)).toHaveLength(2);
    expect(await read(svg, 1240)).toEqual([URL_OF_MENU]);
  });

  test('shows a name once if it is the same in both languages', async () => {
    const names = { en: NAMES.en, zh_CN: NAMES.en };
    const svg = await renderPoster({ names, ink: null, url: URL_OF_MENU });
    expect(svg.split(`>${NAMES.en.company}<`)).toHaveLength(2);
    expect(svg.split(`>${NAMES.en.branch}<`)).toHaveLength(2);
  });

  test('names with markup stay texts', async () => {
    const company = '</text><script>alert("1")</script> & <b>';
    const names = { en: { ...NAMES.en, company }, zh_CN: NAMES.zh_CN };
    const svg = await renderPoster({ names, ink: null, url: URL_OF_MENU });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
    // The picture library rejects XML that is not well-formed.
    expect(await read(svg, 1240)).toEqual([URL_OF_MENU]);
  });

  test('draws a long name in a smaller size, within the margins', async () => {
    const company = 'The Original Claypot Chicken Rice and Fish Head Noodle House';
    const names = { en: { ...NAMES.en, company }, zh_CN: NAMES.zh_CN };
    const svg = await renderPoster({ names, ink: null, url: URL_OF_MENU });
    const [, size] = new RegExp(`font-size="([\\d.]+)"[^>]*>${company}<`).exec(svg) ?? [];
    expect(Number(size) * 0.66 * company.length).toBeLessThanOrEqual(178.5);
    expect(Number(size)).toBeGreaterThan(3);
  });
});

test.each([
  ['en', 'Menu posters of CCH Bangsar'],
  ['zh_CN', 'CCH Bangsar的菜单海报'],
] as const)('renderPosterPage prints a poster and four cards (%s)', async (language, title) => {
  const poster = '/m/bangsar/poster.svg';
  const pdf = '/m/bangsar/poster.pdf';
  const shared = { brand: null, branchName: 'CCH Bangsar', language, styles: ['/a.css'] };
  const page = { ...shared, pdf, poster };
  const html = await renderPosterPage(page);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html.split(`src="${poster}"`)).toHaveLength(6);
  expect(html).toContain(`href="${pdf}"`);
  expect(html).toContain(`href="${pdf}?size=A6"`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
