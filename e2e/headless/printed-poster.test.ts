import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, sql } from '../../apps/api/src/platform/db/sql.ts';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { SS2 } from '../../apps/api/src/testing/seed/seed.ts';
import { openPublicSite } from './public-site.ts';
import { readPdf } from './validators/read-pdf.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const PATH = `/m/${SS2}/poster.pdf`;
const MENU = `http://demo.localhost:8080/m/${SS2}`;

async function readPoster(query = '') {
  const { fetch } = await openPublicSite(restaurant, 'demo');
  const response = await fetch(PATH + query);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

const rename = (names: object) =>
  restaurant.db.execute(sql`
    update companies set company_name = ${json(names)} where subdomain = 'demo'`);

describe('the poster as PDF', () => {
  test('is a sheet for the window and one with four cards, whose codes lead to the menu', async () => {
    const { pages, title } = await readPoster();
    expect(title).toBe('ss2 · Scan to see the menu');
    expect(pages).toHaveLength(2);
    for (const { codes, height, width } of pages) {
      expect([width, height]).toEqual([210, 297]);
      expect(codes).toEqual([MENU]);
    }
    const [poster, cards] = pages;
    expect(poster?.lines).toContain('扫码看菜单');
    expect(poster?.lines).toContain('Scan to see the menu');
    expect(poster?.lines).toContain(MENU.replace('http://', ''));
    const lines = cards?.lines.filter((line) => line.includes('扫码看菜单扫码看菜单'));
    expect(lines).toHaveLength(2);
  });

  test('is one card in A6 for a print shop', async () => {
    const { pages } = await readPoster('?size=A6');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ width: 105, height: 148, codes: [MENU] });
  });

  test('names company and branch in both languages, and rare characters', async () => {
    await rename({ en: 'Café Kopitiam & Söhne', zh_CN: '龘記茶餐室' });
    const { pages } = await readPoster();
    expect(pages[0]?.lines).toContain('Café Kopitiam & Söhne');
    expect(pages[0]?.lines).toContain('龘記茶餐室');
  });

  test('leaves out characters that no font has', async () => {
    await rename({ en: 'Kopi \u{1f9cb}\u{10fffd} Corner\u0b85', zh_CN: '\u{2a6d0}\u{10fffd}' });
    const { pages } = await readPoster();
    expect(pages[0]?.lines.map((line) => line.replace(/\s+/g, ' '))).toContain('Kopi Corner');
    expect(pages[0]?.codes).toEqual([MENU]);
  });

  test('shows a long name in two lines', async () => {
    await rename({
      en: 'The Original Claypot Chicken Rice and Fish Head Noodle House',
      zh_CN: '砂煲',
    });
    const { pages } = await readPoster();
    expect(pages[0]?.lines).toContain('The Original Claypot Chicken');
    expect(pages[0]?.lines).toContain('Rice and Fish Head Noodle House');
  });

  test('shows a logo that is a picture, and no logo that is an SVG', async () => {
    expect((await readPoster()).pages.map(({ pictures }) => pictures)).toEqual([0, 0]);
    const logo = await sharp({
      create: { width: 400, height: 200, channels: 4, background: '#0a5c36' },
    })
      .avif()
      .toBuffer();
    await restaurant.db.execute(sql`
      insert into media (company_id, file, content_type, bytes, sha256)
      select id, 'logo.avif', 'image/avif', ${logo}, ${'0'.repeat(64)} from companies where subdomain = 'demo'`);
    await restaurant.db.execute(sql`
      update companies set company_logo = 'logo.avif' where subdomain = 'demo'`);
    expect((await readPoster()).pages.map(({ pictures }) => pictures)).toEqual([1, 4]);
  });

  test('is rendered once for the same content, and returns 304 to a client that has it', async () => {
    const { fetch } = await openPublicSite(restaurant, 'demo');
    const [first, second] = await Promise.all([fetch(PATH), fetch(PATH)]);
    const etag = first.headers.get('etag') ?? '';
    expect(second.headers.get('etag')).toBe(etag);
    expect((await fetch(PATH, { 'if-none-match': etag })).status).toBe(304);
    await rename({ en: 'Another House', zh_CN: '另一家' });
    expect((await fetch(PATH, { 'if-none-match': etag })).status).toBe(200);
  });

  test('returns 404 for an unknown branch', async () => {
    const { fetch } = await openPublicSite(restaurant, 'demo');
    expect((await fetch('/m/nowhere/poster.pdf')).status).toBe(404);
  });
});
