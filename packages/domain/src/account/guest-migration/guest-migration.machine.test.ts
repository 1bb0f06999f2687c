import { ApiError, type Cart, type GuestMigrationPreview } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Address } from '../../places/addresses/address.ts';
import { storedAddresses } from '../../places/addresses/stored-addresses.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { controlledClock, stubSdk } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { replies } from '../../testing/replies.ts';
import { createCartChoice } from './cart-choice.ts';
import { createGuestMigration } from './guest-migration.implementation.ts';
import type { GuestMigrationEvent } from './guest-migration.machine.ts';
import { selectGuestMigration } from './guest-migration.selectors.ts';
import { PREVIEWS } from './testing/samples.ts';

const GUEST = { guest_id: '00000000-0000-4000-8000-00000000000a', guest_name: 'Guest_123456' };
const HOME = anAddress({ id: '00000000-0000-4000-8000-00000000000b' });
const WORK = anAddress({ id: '00000000-0000-4000-8000-00000000000c', is_default: 0 });
const lost = () => new ApiError({ kind: 'network' });
const unavailable = () =>
  new ApiError({ code: 'SERVICE_UNAVAILABLE', kind: 'rejected', status: 503 });

function setUp(
  outcome: GuestMigrationPreview['outcome'],
  addresses: Address[] = [],
  isDelivery = false,
) {
  let preview = PREVIEWS[outcome];
  const storage = memoryStorage();
  const identity = () => ({ customer_id: 'member-1', guest_id: null });
  const clock = controlledClock();
  const cartChoice = createCartChoice({ clock, identity, storage, subdomain: 'demo' });
  const leftGuest = { now: GUEST };
  const guestAddresses = storedAddresses(storage, 'demo');
  if (addresses.length > 0) guestAddresses.write({ owner: GUEST.guest_id, addresses });
  const failures: (Error | null)[] = [];
  const requests: string[] = [];
  const saved = new Map<string, string>();
  const moved: [Cart, string][] = [];
  let done = 0;
  async function answer<T>(name: string, result: () => T): Promise<T> {
    requests.push(name);
    const failure = failures.shift();
    if (failure instanceof ApiError && failure.kind === 'rejected') throw failure;
    const made = result();
    if (failure) throw failure;
    return made;
  }
  const api = stubSdk({
    cartMigrateGuestPreview: () => answer('preview', () => preview),
    cartMigrateGuest: ({ body }) =>
      answer(`move ${body.keep}`, () => {
        const kept =
          body.keep === 'guest'
            ? preview.guest_cart
            : body.keep === 'member'
              ? preview.member_cart
              : (preview.merged ?? preview.guest_cart);
        preview = { ...PREVIEWS.nothing, member_cart: kept, merged: kept };
        return kept;
      }),
    createAddress: ({ body }) =>
      answer(`save ${body.mail_unit_no}`, () => {
        saved.set(body.reference ?? '', body.customer_id);
        return [];
      }),
  });
  const open = () => {
    const machine = createGuestMigration({
      api,
      cartChoice,
      guestAddresses,
      identity,
      isDelivery: () => isDelivery,
      leftGuest: () => leftGuest.now,
      addresses: { send: () => {} },
      emit: (event) => {
        if (event.type === 'guest.migrated') moved.push([event.cart, event.guestId]);
        if (event.type === 'guest.released') done += 1;
      },
    });
    const actor = createActor(machine).start();
    return {
      stop: () => actor.stop(),
      send: (event: GuestMigrationEvent) => actor.send(event),
      view: () => selectGuestMigration(actor.getSnapshot()),
    };
  };
  return {
    requests,
    failures,
    guestAddresses,
    leftGuest,
    moved,
    open,
    saved,
    done: () => done,
    becomes: (next: GuestMigrationPreview['outcome']) => {
      preview = PREVIEWS[next];
    },
  };
}

describe('guest migration machine', () => {
  test.each(['nothing', 'move', 'merge'] as const)(
    'migrates the guest without asking when the outcome is %s',
    async (outcome) => {
      const { requests, done, moved, open } = setUp(outcome);
      const { view } = open();
      expect(view().stage).toBe('working');
      await replies();
      expect(requests).toEqual(['preview', 'move both']);
      expect(moved).toEqual([[PREVIEWS[outcome].merged, GUEST.guest_id]]);
      expect(view().stage).toBe('over');
      expect(done()).toBe(1);
    },
  );

  test.each(['guest', 'member'] as const)(
    'asks which cart to use when the branches differ, and uses the %s cart',
    async (keep) => {
      const { requests, moved, open } = setUp('conflict');
      const { send, view } = open();
      await replies();
      expect(view()).toMatchObject({
        stage: 'asking',
        preview: { guest_cart: { branch_id: 'bangsar' }, member_cart: { branch_id: 'ss2' } },
      });
      expect(requests).toEqual(['preview']);
      send({ type: 'CHOOSE', keep });
      await replies();
      expect(requests).toEqual(['preview', `move ${keep}`]);
      expect(moved[0]?.[0]).toEqual(PREVIEWS.conflict[`${keep}_cart`]);
      expect(view().stage).toBe('over');
    },
  );

  test('asks when a conflict arises between preview and move', async () => {
    const { requests, becomes, failures, open } = setUp('merge');
    const mismatch = new ApiError({ code: 'CART_BRANCH_MISMATCH', kind: 'rejected', status: 409 });
    failures.push(null, mismatch);
    const { view } = open();
    becomes('conflict');
    await replies();
    expect(requests).toEqual(['preview', 'move both', 'preview']);
    expect(view().stage).toBe('asking');
  });

  test('migrates once on retry after the request failed', async () => {
    const { done, failures, moved, open } = setUp('move');
    failures.push(lost());
    const { send, view } = open();
    await replies();
    expect(view()).toMatchObject({ stage: 'failed', error: 'ERROR' });
    expect(done()).toBe(0);
    failures.push(new Error('unexpected'));
    send({ type: 'RETRY' });
    await replies();
    expect(view().stage).toBe('failed');
    send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ stage: 'over', error: null });
    expect(moved).toHaveLength(1);
  });

  test('moves the cart only once when the reply is lost and the customer retries', async () => {
    const { failures, moved, open } = setUp('move');
    failures.push(null, lost());
    const { send } = open();
    await replies();
    send({ type: 'RETRY' });
    await replies();
    expect(moved).toEqual([[PREVIEWS.move.merged, GUEST.guest_id]]);
  });

  test('migrates at the next visit when the customer postpones', async () => {
    const { done, failures, open } = setUp('move');
    failures.push(lost());
    const { send, view } = open();
    await replies();
    send({ type: 'LATER' });
    expect(view().stage).toBe('over');
    expect(done()).toBe(0);
    const later = open();
    await replies();
    expect(later.view().stage).toBe('over');
    expect(done()).toBe(1);
  });
});

describe('cart choice', () => {
  test('shows as chosen until the server has moved the cart', async () => {
    const { open } = setUp('conflict');
    const { send, view } = open();
    await replies();
    expect(view()).toMatchObject({ stage: 'asking', chosen: null });
    send({ type: 'CHOOSE', keep: 'guest' });
    expect(view()).toMatchObject({ stage: 'asking', chosen: 'guest' });
    await replies();
    expect(view()).toMatchObject({ stage: 'over', chosen: null });
  });

  test('is applied at the next visit without asking when the customer leaves at once', async () => {
    const { requests, failures, open } = setUp('conflict');
    const left = open();
    await replies();
    failures.push(unavailable());
    left.send({ type: 'CHOOSE', keep: 'guest' });
    left.stop();
    await replies();
    const next = open();
    const stages = new Set<string>();
    for (let reply = 0; reply < 3; reply += 1) {
      stages.add(`${next.view().stage} ${next.view().chosen}`);
      await replies();
    }
    expect(requests).toEqual(['preview', 'move guest', 'preview', 'move guest']);
    expect([...stages]).toEqual(['working null', 'over null']);
  });

  test('is not reused for the next conflict after the server has applied it', async () => {
    const { becomes, open } = setUp('conflict');
    const { send, view } = open();
    await replies();
    send({ type: 'CHOOSE', keep: 'member' });
    await replies();
    expect(view().stage).toBe('over');
    becomes('conflict');
    const next = open();
    await replies();
    expect(next.view().stage).toBe('asking');
  });

  test('is applied when the customer retries after a failure', async () => {
    const { requests, failures, open } = setUp('conflict');
    const { send, view } = open();
    await replies();
    failures.push(unavailable());
    send({ type: 'CHOOSE', keep: 'guest' });
    await replies();
    expect(view().stage).toBe('failed');
    send({ type: 'RETRY' });
    await replies();
    expect(requests).toEqual(['preview', 'move guest', 'preview', 'move guest']);
  });

  test('is dropped when the customer postpones after a failure', async () => {
    const { failures, open } = setUp('conflict');
    const { send } = open();
    await replies();
    failures.push(unavailable());
    send({ type: 'CHOOSE', keep: 'guest' });
    await replies();
    send({ type: 'LATER' });
    const later = open();
    await replies();
    expect(later.view().stage).toBe('asking');
  });

  test('does not apply to the cart of another guest', async () => {
    const { failures, leftGuest, open } = setUp('conflict');
    const left = open();
    await replies();
    failures.push(unavailable());
    left.send({ type: 'CHOOSE', keep: 'guest' });
    left.stop();
    await replies();
    leftGuest.now = { ...GUEST, guest_id: HOME.id };
    const next = open();
    await replies();
    expect(next.view().stage).toBe('asking');
  });
});

describe('LATER', () => {
  test.each([
    ['about the carts', 'conflict', [], 'asking'],
    ['about the addresses', 'nothing', [HOME], 'offering'],
  ] as const)('asks %s again at the next visit', async (_, outcome, addresses, stage) => {
    const { done, guestAddresses, open } = setUp(outcome, [...addresses]);
    const { send, view } = open();
    await replies();
    send({ type: 'LATER' });
    expect(view().stage).toBe('over');
    const later = open();
    await replies();
    expect(later.view().stage).toBe(stage);
    expect(guestAddresses.read()?.addresses ?? []).toEqual(addresses);
    expect(done()).toBe(0);
  });
});

describe('guest addresses', () => {
  test('are offered after the cart, and the chosen ones are saved', async () => {
    const { done, guestAddresses, open, saved } = setUp('nothing', [HOME, WORK]);
    const { send, view } = open();
    await replies();
    expect(view()).toMatchObject({
      stage: 'offering',
      addresses: [
        { address: HOME, chosen: true },
        { address: WORK, chosen: true },
      ],
    });
    send({ type: 'TOGGLE', id: HOME.id });
    expect(view().addresses.map(({ chosen }) => chosen)).toEqual([false, true]);
    send({ type: 'SAVE' });
    expect(view().busy).toBe(true);
    await replies();
    expect([...saved]).toEqual([[WORK.id, 'member-1']]);
    expect(view().stage).toBe('over');
    expect(guestAddresses.read()).toBeNull();
    expect(done()).toBe(1);
  });

  test('are saved once each when saving is retried after a failure', async () => {
    const { requests, failures, open, saved } = setUp('nothing', [HOME, WORK]);
    const { send, view } = open();
    await replies();
    failures.push(null, lost());
    send({ type: 'SAVE' });
    await replies();
    expect(view()).toMatchObject({ stage: 'offering', busy: false, error: 'ERROR' });
    send({ type: 'SAVE' });
    await replies();
    expect(requests.filter((name) => name.startsWith('save'))).toHaveLength(4);
    expect(saved.size).toBe(2);
    expect(view().stage).toBe('over');
  });

  test.each([
    ['declined', [{ type: 'DECLINE' }]],
    ['none of them wanted', [{ type: 'TOGGLE', id: HOME.id }, { type: 'SAVE' }]],
  ] as [string, GuestMigrationEvent[]][])('are discarded when %s', async (_, events) => {
    const { done, guestAddresses, open, saved } = setUp('nothing', [HOME]);
    const { send } = open();
    await replies();
    for (const event of events) send(event);
    await replies();
    expect(saved.size).toBe(0);
    expect(guestAddresses.read()).toBeNull();
    expect(done()).toBe(1);
  });

  test('are offered again after a reload', async () => {
    const { done, open } = setUp('move', [HOME]);
    open();
    await replies();
    const later = open();
    await replies();
    expect(later.view().stage).toBe('offering');
    expect(done()).toBe(0);
  });

  test('are not offered when they belong to another guest', async () => {
    const { guestAddresses, open } = setUp('nothing');
    guestAddresses.write({ owner: 'another', addresses: [HOME] });
    const { view } = open();
    await replies();
    expect(view().stage).toBe('over');
  });
});

describe('delivery address of the cart', () => {
  test('is saved together with the cart without asking', async () => {
    const { done, guestAddresses, open, saved } = setUp('move', [HOME], true);
    const { view } = open();
    await replies();
    expect([...saved]).toEqual([[HOME.id, 'member-1']]);
    expect(view().stage).toBe('over');
    expect(guestAddresses.read()).toBeNull();
    expect(done()).toBe(1);
  });

  test('is not offered, now or at the next visit', async () => {
    const { open, saved } = setUp('merge', [WORK, HOME], true);
    const { send, view } = open();
    await replies();
    expect([...saved.keys()]).toEqual([HOME.id]);
    expect(view()).toMatchObject({
      stage: 'offering',
      addresses: [{ address: WORK, chosen: true }],
    });
    send({ type: 'LATER' });
    const later = open();
    await replies();
    expect(later.view().addresses.map(({ address }) => address)).toEqual([WORK]);
  });

  test('is offered when saving it fails, and is saved once', async () => {
    const { done, failures, open, saved } = setUp('move', [HOME], true);
    failures.push(null, null, lost());
    const { send, view } = open();
    await replies();
    expect(view()).toMatchObject({ stage: 'offering', error: 'ERROR' });
    send({ type: 'SAVE' });
    await replies();
    expect(saved.size).toBe(1);
    expect(done()).toBe(1);
  });

  test.each([
    ['nothing is in the cart', 'nothing', true],
    ['it is picked up', 'move', false],
  ] as const)('is only offered when %s', async (_, outcome, isDelivery) => {
    const { open, saved } = setUp(outcome, [HOME], isDelivery);
    const { view } = open();
    await replies();
    expect(view().stage).toBe('offering');
    expect(saved.size).toBe(0);
  });

  test('is only offered when the customer chooses the member’s cart', async () => {
    const { open, saved } = setUp('conflict', [HOME], true);
    const { send, view } = open();
    await replies();
    send({ type: 'CHOOSE', keep: 'member' });
    await replies();
    expect(view().stage).toBe('offering');
    expect(saved.size).toBe(0);
  });
});
