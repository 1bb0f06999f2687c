import { type CounterSdk, codeOf, errorDataOf } from '@claypot/sdk/counter';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES } from '../../../../import/pictures/picture.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { type CounterTablet, openCounterTablet } from '../../../../testing/counter-tablet.ts';
import { openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
    await tablet.signIn('mei');
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

type Body = Parameters<CounterSdk['uploadPicture']>[0]['body'];

const fileOf = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const upload = (picture: File, more: Omit<Body, 'picture'> = {}) =>
  tablet.sdk.uploadPicture({ body: { picture, ...more } });

/** Uploads a file that is rejected. Returns the reason and the sentence. */
const rejectionOf = async (picture: File, more: Omit<Body, 'picture'> = {}) =>
  upload(picture, more).then(
    () => null,
    (error: unknown) => errorDataOf(error, 'PICTURE_REJECTED'),
  );

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

const media = () =>
  restaurant.db.query<{ file: string; content_type: string; bytes: Uint8Array }>(sql`
    select file, content_type, bytes from media where file like 'iced-kopi.%' order by file`);

const KOPI = 'Iced Kopi.JPG';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';

describe('uploadPicture', () => {
  test('stores a photograph under a name that can be served', async () => {
    const stored = await upload(fileOf(await photo(1600, 1200).jpeg().toBuffer(), KOPI));
    expect(stored).toEqual({
      file: expect.stringMatching(/^iced-kopi\.[0-9a-f]{10}\.avif$/),
      width: 1200,
      height: 900,
    });
    const served = await restaurant.fetch(
      new Request(`http://demo.localhost:8080/media/demo/${stored.file}`),
    );
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/avif');
    const bytes = new Uint8Array(await served.arrayBuffer());
    expect(bytes.byteLength).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 900 });
  });

  test('stores an equal picture once and another crop as another picture', async () => {
    const picture = fileOf(await photo(800, 600).jpeg().toBuffer(), KOPI);
    const first = await upload(picture);
    expect(await upload(picture)).toEqual(first);
    expect(await media()).toHaveLength(1);
    const part = await upload(picture, { crop: '0,0,400,300' });
    expect(part).toMatchObject({ width: 400, height: 300 });
    expect(await media()).toHaveLength(2);
  });

  test('records who uploaded it', async () => {
    const { file } = await upload(fileOf(await photo(80, 60).jpeg().toBuffer(), KOPI));
    const [event] = await restaurant.db.query(sql`
      select staff_id, changes from staff_events where operation = 'uploadPicture'`);
    expect(event).toEqual({
      staff_id: 'mei',
      changes: [{ field: 'picture', before: null, after: file }],
    });
  });

  test.each([
    ['a Chinese file name', '冻咖啡.png', undefined, /^picture-[0-9a-f]{8}\./],
    ['another name', KOPI, 'Nasi Lemak (large)', /^nasi-lemak-large\./],
    ['a path in the name', '../../etc/passwd.png', undefined, /^etc-passwd\.|^passwd\./],
    ['no name', '', '   ', /^picture-[0-9a-f]{8}\./],
  ])('makes a served name of %s', async (_, fileName, name, served) => {
    const picture = fileOf(await photo(80, 60).png().toBuffer(), fileName);
    expect((await upload(picture, name === undefined ? {} : { name })).file).toMatch(served);
  });

  test('stores a 40-megapixel photo, an animated GIF and a CMYK JPEG', async () => {
    const large = await photo(8000, 5000).jpeg().toBuffer();
    const frames = [photo(60, 60), photo(60, 60).negate()].map((frame) => frame.png().toBuffer());
    const moving = sharp(await Promise.all(frames), { join: { animated: true } });
    const print = await photo(300, 300).toColourspace('cmyk').jpeg().toBuffer();
    const files = [
      fileOf(large, KOPI),
      fileOf(await moving.gif().toBuffer(), KOPI),
      fileOf(print, KOPI),
    ];
    const sizes = [];
    for (const file of files) sizes.push(await upload(file));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [1200, 750],
      [60, 60],
      [300, 300],
    ]);
    for (const { content_type, bytes } of await media()) {
      expect(content_type).toBe('image/avif');
      expect(bytes.length).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    }
  });

  test('stores an SVG drawing as a logo only', async () => {
    const { file, width } = await upload(fileOf(SVG, 'Logo.svg'), { purpose: 'logo' });
    expect(file).toMatch(/^logo\.[0-9a-f]{10}\.svg$/);
    expect(width).toBeNull();
    expect(await rejectionOf(fileOf(SVG, 'Logo.svg'))).toMatchObject({ reason: 'drawing' });
    expect(await rejectionOf(fileOf(SVG, 'logo.png'))).toMatchObject({ reason: 'drawing' });
  });

  test.each([
    ['an SVG with a script', 'drawing', SVG.replace('<path', '<script>1</script><path')],
    ['a large SVG', 'drawing', SVG.replace('M0 0', `M0 0${' '.repeat(MAX_PICTURE_BYTES)}`)],
    ['a text', 'not_a_picture', 'hello'],
    ['an empty file', 'damaged', ''],
    ['a HEIC photo', 'heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ])('rejects %s', async (_, reason, content) => {
    const file = fileOf(content, content.startsWith('<') ? 'logo.svg' : KOPI);
    expect(await rejectionOf(file, { purpose: 'logo' })).toMatchObject({ reason });
    expect(
      await restaurant.db.query(sql`
      select 1 from staff_events where operation = 'uploadPicture'`),
    ).toEqual([]);
  });

  test('rejects a damaged photo, one with too many pixels and a crop outside', async () => {
    const good = await photo(900, 700).jpeg().toBuffer();
    const torn = fileOf(good.subarray(0, good.length / 2), KOPI);
    expect(await rejectionOf(torn)).toMatchObject({ reason: 'damaged' });
    const bomb = await sharp({
      create: { width: 16_000, height: 8_000, channels: 3, background: '#ffffff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await rejectionOf(fileOf(bomb, KOPI))).toMatchObject({ reason: 'too_many_pixels' });
    const outside = await rejectionOf(fileOf(good, KOPI), { crop: '0,0,901,700' });
    expect(outside).toMatchObject({ reason: 'crop' });
  });

  test('explains a rejection in the language of the request', async () => {
    const picture = fileOf('hello', KOPI);
    const form = new FormData();
    form.append('picture', picture);
    const chinese = await restaurant.fetch(
      new Request('http://demo.localhost:8080/api/counter/draft/picture', {
        method: 'POST',
        headers: {
          'accept-language': 'zh-CN',
          'x-claypot-counter': '1',
          cookie: [...tablet.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: form,
      }),
    );
    expect(await chinese.json()).toMatchObject({
      data: { message: expect.stringContaining('图片') },
    });
    expect((await rejectionOf(picture))?.message).toContain('not a picture');
  });

  test('rejects a file over the limit with 413 and one below it for its content', async () => {
    const limit = 26_000_000;
    const over = await upload(fileOf(new Uint8Array(limit), KOPI)).catch((error: unknown) => error);
    expect(over).toMatchObject({ status: 413 });
    expect(codeOf(over)).toBe('INVALID_REQUEST');
    const below = await rejectionOf(fileOf(new Uint8Array(limit - 10_000), KOPI));
    expect(below).toMatchObject({ reason: 'not_a_picture' });
  });

  test('is not for a cashier', async () => {
    await tablet.signIn('ravi');
    const picture = fileOf(await photo(80, 60).jpeg().toBuffer(), KOPI);
    expect(codeOf(await upload(picture).catch((error: unknown) => error))).toBe('FORBIDDEN');
  });
});
