import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { NoticeContent } from '../notices/notices.machine.ts';
import { countingRandom, recordedNavigation } from '../testing/fakes.ts';
import { type MemoryStorage, memoryStorage } from '../testing/memory-storage.ts';
import { createSessionImplementations } from './session.live.ts';
import {
  selectBranch,
  selectDeliveryMethod,
  selectGuestName,
  selectIdentity,
  selectOwner,
} from './session.selectors.ts';

const KEY = 'claypot:demo:session';
const BRANCH = { type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' } as const;

function open(storage: MemoryStorage = memoryStorage()) {
  const navigation = recordedNavigation();
  const notices: NoticeContent[] = [];
  const machine = createSessionImplementations({
    subdomain: 'demo',
    storage,
    navigation,
    random: countingRandom(),
    notify: (notice) => notices.push(notice),
  });
  const actor = createActor(machine).start();
  const asked = <T>(selector: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
    selector(actor.getSnapshot());
  return { actor, send: actor.send, asked, storage, navigation, notices };
}

describe('a new device', () => {
  test('knows nobody', () => {
    const { asked } = open();
    expect(asked(selectIdentity)).toBe('none');
    expect(asked(selectOwner)).toBeNull();
    expect(asked(selectBranch)).toBeNull();
    expect(asked(selectDeliveryMethod)).toBeNull();
  });

  test('makes up a guest who is still there after a reload', () => {
    const { asked, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    expect(asked(selectIdentity)).toBe('guest');
    expect(asked(selectOwner)).toEqual({
      customer_id: null,
      guest_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
    });
    expect(asked(selectGuestName)).toMatch(/^Guest_\d{6}$/);

    const later = open(storage);
    expect(later.asked(selectIdentity)).toBe('guest');
    expect(later.asked(selectOwner)).toEqual(asked(selectOwner));
  });

  test('does nothing for nobody', () => {
    const { asked, send, storage, navigation } = open();
    send(BRANCH);
    send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
    send({ type: 'EXPIRED' });
    expect(asked(selectBranch)).toBeNull();
    expect(storage.entries.size).toBe(0);
    expect(navigation.visits).toEqual([]);
  });
});

describe('a guest', () => {
  test('keeps branch and delivery method over a reload', () => {
    const { send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send(BRANCH);
    send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
    const later = open(storage);
    expect(later.asked(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
    expect(later.asked(selectDeliveryMethod)).toBe('pickup');
  });

  test('is forgotten on leaving, and the next one is somebody else', () => {
    const { asked, send, storage, navigation } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send(BRANCH);
    const first = asked(selectOwner);
    send({ type: 'SIGN_OUT' });
    expect(asked(selectIdentity)).toBe('none');
    expect(storage.entries.size).toBe(0);
    expect(navigation.visits).toEqual([['replace', '/login']]);
    send({ type: 'CONTINUE_AS_GUEST' });
    expect(asked(selectOwner)).not.toEqual(first);
    expect(asked(selectBranch)).toBeNull();
  });

  test('whom the server no longer knows is told once and stays where the guard leads', () => {
    const { asked, send, storage, navigation, notices } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    send({ type: 'EXPIRED' });
    send({ type: 'EXPIRED' });
    expect(asked(selectIdentity)).toBe('none');
    expect(storage.entries.size).toBe(0);
    expect(notices).toEqual([{ tone: 'error', message: 'SESSION_EXPIRED' }]);
    expect(navigation.visits).toEqual([]);
  });
});

describe('another tab', () => {
  test('brings its guest and its branch here', () => {
    const here = open();
    const there = open();
    there.send({ type: 'CONTINUE_AS_GUEST' });
    there.send(BRANCH);
    here.storage.changeFromAnotherTab(KEY, there.storage.entries.get(KEY) ?? null);
    expect(here.asked(selectOwner)).toEqual(there.asked(selectOwner));
    expect(here.asked(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
  });

  test('signs out here too', () => {
    const { asked, send, storage } = open();
    send({ type: 'CONTINUE_AS_GUEST' });
    storage.changeFromAnotherTab(KEY, null);
    expect(asked(selectIdentity)).toBe('none');
    expect(asked(selectOwner)).toBeNull();
  });

  test('is no longer heard once the session has ended', () => {
    const { actor, storage } = open();
    actor.stop();
    const before = actor.getSnapshot();
    storage.changeFromAnotherTab(KEY, null);
    expect(actor.getSnapshot()).toBe(before);
  });
});

describe('the store', () => {
  test.each(['blocked', 'full'] as const)(
    'that is %s costs the memory, not the session',
    (mode) => {
      const { asked, send, storage } = open(memoryStorage({}, mode));
      send({ type: 'CONTINUE_AS_GUEST' });
      send(BRANCH);
      expect(asked(selectIdentity)).toBe('guest');
      expect(asked(selectBranch)).toEqual({ id: 'bangsar', name: 'CCH Bangsar' });
      expect(open(storage).asked(selectIdentity)).toBe('none');
    },
  );

  test.each([
    ['damaged', '{"version":1,'],
    ['of a later release', '{"version":2,"value":{}}'],
    ['a guest without an id', '{"version":1,"value":{"guest_name":"Guest_123456"}}'],
    [
      'an id that is no UUID',
      '{"version":1,"value":{"guest_id":"7","guest_name":"G","branch_id":null,"branch_name":null,"delivery_method":null}}',
    ],
  ])('whose record is %s starts with nobody', (_, text) => {
    expect(open(memoryStorage({ [KEY]: text })).asked(selectIdentity)).toBe('none');
  });
});
