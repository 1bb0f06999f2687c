import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { PictureError, type PreparedPicture } from '../../ports/ports.ts';
import { deferred } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createPicture } from './picture.implementation.ts';
import { selectPicture } from './picture.machine.ts';

const SMALL = new Blob(['small']);

function setUp() {
  const given: ReturnType<typeof deferred<PreparedPicture>>[] = [];
  /** Object URLs that are not yet released. */
  const held: string[] = [];
  const made = (picture: Blob, url: string): PreparedPicture => {
    held.push(url);
    return { picture, url, release: () => held.splice(held.indexOf(url), 1) };
  };
  const { machine, chosen } = createPicture({
    pictures: {
      prepare: () => {
        const reply = deferred<PreparedPicture>();
        given.push(reply);
        return reply.promise;
      },
    },
  });
  const open = () => {
    const actor = createActor(machine).start();
    return { send: actor.send, view: () => selectPicture(actor.getSnapshot()) };
  };
  return { ...open(), open, chosen, given, held, made };
}

describe('picture machine', () => {
  test('resizes a picture, shows it and returns it for sending', async () => {
    const { chosen, given, made, send, view } = setUp();
    expect(view()).toEqual({ url: null, busy: false, error: null });
    send({ type: 'CHOOSE', file: new Blob(['large']) });
    expect(view().busy).toBe(true);
    expect(chosen()).toBeNull();
    given[0]?.resolve(made(SMALL, 'blob:1'));
    await replies();
    expect(view()).toEqual({ url: 'blob:1', busy: false, error: null });
    expect(chosen()).toBe(SMALL);
  });

  test.each([
    ['unreadable', 'AVATAR_NOT_AN_IMAGE'],
    ['tooLarge', 'AVATAR_TOO_LARGE'],
  ] as const)(
    'rejects a picture that is %s and releases the previous one',
    async (reason, error) => {
      const { chosen, given, held, made, send, view } = setUp();
      send({ type: 'CHOOSE', file: new Blob(['good']) });
      given[0]?.resolve(made(SMALL, 'blob:1'));
      await replies();
      send({ type: 'CHOOSE', file: new Blob(['bad']) });
      given[1]?.reject(new PictureError(reason));
      await replies();
      expect(view()).toEqual({ url: null, busy: false, error });
      expect(chosen()).toBeNull();
      expect(held).toEqual([]);
    },
  );

  test('uses the picture chosen last when an earlier one is ready later', async () => {
    const { chosen, given, held, made, send, view } = setUp();
    send({ type: 'CHOOSE', file: new Blob(['first']) });
    send({ type: 'CHOOSE', file: new Blob(['second']) });
    given[1]?.resolve(made(SMALL, 'blob:2'));
    await replies();
    given[0]?.resolve(made(new Blob(['late']), 'blob:1'));
    await replies();
    expect(view().url).toBe('blob:2');
    expect(chosen()).toBe(SMALL);
    expect(held).toEqual(['blob:2']);
  });

  test('releases the picture when it is discarded and when the screen is reopened', async () => {
    const { chosen, given, held, made, open, send, view } = setUp();
    send({ type: 'CHOOSE', file: SMALL });
    given[0]?.resolve(made(SMALL, 'blob:1'));
    await replies();
    send({ type: 'DISCARD' });
    expect(view().url).toBeNull();
    expect(chosen()).toBeNull();
    send({ type: 'CHOOSE', file: SMALL });
    given[1]?.resolve(made(SMALL, 'blob:2'));
    await replies();
    expect(open().view().url).toBeNull();
    expect(chosen()).toBeNull();
    expect(held).toEqual([]);
  });
});
