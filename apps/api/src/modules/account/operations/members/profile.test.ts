import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import type { Joined } from '../../../../testing/join-member.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const PROFILE = { full_name: 'Mei Ling', email: 'mei@example.test', date_of_birth: '1994-06-18' };
const update = (changes: Partial<typeof PROFILE & { avatar: Blob }> = {}) =>
  mei.sdk.updateProfile({ path: { id: mei.id }, body: { ...PROFILE, ...changes } });

async function picture(colour: string): Promise<File> {
  const create = { width: 600, height: 400, channels: 3, background: colour } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
}

const open = (path: string | null) =>
  restaurant.fetch(new Request(`http://demo.localhost:8080${path}`));

test('returns empty fields for a new member', async () => {
  expect(await mei.sdk.customer({ path: { id: mei.id } })).toMatchObject({
    id: mei.id,
    phone_no: '+60123456789',
    full_name: null,
    email: null,
    date_of_birth: null,
    avatar: null,
    api_token: null,
    point: 0,
    wallet: 0,
    leveling: { level_id: 1, level_name: 'tier 1', discount_percent: 0 },
  });
});

describe('updateProfile', () => {
  test('stores the member’s data', async () => {
    const answer = await update({ full_name: ' 美玲 🍲 ' });
    expect(answer).toMatchObject({ ...PROFILE, full_name: '美玲 🍲', avatar: null });
    expect(await mei.sdk.customer({ path: { id: mei.id } })).toEqual(answer);
  });

  test('does not change an e-mail address once it is set', async () => {
    await update();
    await expect(update({ email: 'other@example.test' })).rejects.toMatchObject({
      status: 422,
      code: 'EMAIL_ALREADY_SET',
    });
    expect(await update({ email: 'MEI@example.test', full_name: 'Mei' })).toMatchObject({
      full_name: 'Mei',
      email: 'mei@example.test',
    });
  });

  test.each([
    ['1909-12-31', 'before people who are alive'],
    ['2026-11-22', 'tomorrow'],
    ['1994-02-30', 'on no day'],
    ['18/06/1994', 'in another form'],
  ])('rejects the date of birth %s: %s', async (date_of_birth) => {
    await expect(update({ date_of_birth })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: { path: 'body.date_of_birth' },
    });
  });

  test.each([
    ['full_name', ' '],
    ['full_name', 'x'.repeat(200)],
    ['email', 'mei'],
  ])('rejects %s with the value %j', async (field, text) => {
    await expect(update({ [field]: text })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: { path: `body.${field}` },
    });
  });
});

describe('avatar', () => {
  test('is served as a WebP image with restrictive headers', async () => {
    const { avatar } = await update({ avatar: await picture('#ff0000') });
    expect(avatar).toMatch(/^\/media\/avatar\/[\w-]{43}\.webp$/);
    const response = await open(avatar);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test.each(['rival.localhost:8080', 'localhost:8080', '192.0.2.1'])(
    'returns 404 on the host %s',
    async (host) => {
      const { avatar } = await update({ avatar: await picture('#ff0000') });
      const response = await restaurant.fetch(new Request(`http://${host}${avatar}`));
      expect(response.status).toBe(404);
    },
  );

  test('is converted only after the other fields are valid', async () => {
    const avatar = new File(['no picture'], 'me.png');
    await expect(update({ avatar, date_of_birth: '1909-12-31' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: { path: 'body.date_of_birth' },
    });
  });

  test('is converted one at a time per member, even for concurrent requests', async () => {
    const avatar = await picture('#ff0000');
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => update({ avatar })));
    const rejected = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(rejected.length).toBeGreaterThan(0);
    for (const error of rejected) expect(error).toMatchObject({ status: 429 });
    await update({ avatar });
  });

  test('is kept when other fields change, and replaced by a new one', async () => {
    const { avatar: first } = await update({ avatar: await picture('#ff0000') });
    expect((await update({ full_name: 'Mei' })).avatar).toBe(first);
    const { avatar: second } = await update({ avatar: await picture('#0000ff') });
    expect(second).not.toBe(first);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
  });

  test.each([
    ['a text called .png', 'hello', 'image/png'],
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'image/svg+xml',
    ],
    ['nothing', '', 'image/png'],
  ])('is rejected: %s', async (_, text, type) => {
    const avatar = new File([text], 'me.png', { type });
    await expect(update({ avatar })).rejects.toMatchObject({
      status: 422,
      code: 'AVATAR_NOT_AN_IMAGE',
    });
    expect(await mei.sdk.customer({ path: { id: mei.id } })).toMatchObject({ full_name: null });
  });

  test.each([5 * 1024 * 1024 + 1, 10 * 1024 * 1024])('is too large with %i bytes', async (size) => {
    const avatar = new File([new Uint8Array(size)], 'me.png');
    await expect(update({ avatar })).rejects.toMatchObject({
      status: 413,
      code: 'AVATAR_TOO_LARGE',
    });
  });

  test.each([
    ['a stranger without a token', () => null, '4000000', 401],
    ['a stranger with an unknown token', () => 'unknown-token', '4000000', 401],
    ['a member, but far too large', () => mei.token, '40000000', 413],
  ])('is not read from %s', async (_, tokenOf, size, status) => {
    const token = tokenOf();
    const read = vi.fn();
    const upload = {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': size,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: new ReadableStream({ pull: read }, { highWaterMark: 0 }),
      duplex: 'half',
    };
    const url = `http://demo.localhost:8080/api/update/profile/${mei.id}`;
    const request = new Request(url, upload);
    expect((await restaurant.fetch(request)).status).toBe(status);
    expect(read).not.toHaveBeenCalled();
  });

  test.each(['missing.webp', '..%2f..%2fetc', "'"])(
    'returns 404 for the file name %s',
    async (name) => {
      expect((await open(`/media/avatar/${name}`)).status).toBe(404);
    },
  );
});
