import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { replies } from '../../testing/replies.ts';
import { createMemberNews } from './member-news.ts';

function open() {
  const server = { changed: () => {}, stopped: 0 };
  const events = recordedEvents();
  const machine = createMemberNews({
    emit: events.emit,
    news: async () => ({
      followOrder: () => ({ isLive: () => false, stop: () => undefined }),
      followMember: (changed) => {
        server.changed = changed;
        const stop = () => {
          server.stopped += 1;
        };
        return { isLive: () => true, stop };
      },
    }),
  });
  return { actor: createActor(machine), events, server };
}

test('emits each change of the member while the page is open', async () => {
  const { actor, events, server } = open();
  actor.start();
  await replies();
  server.changed();
  expect(events.emitted).toEqual([{ type: 'member.outdated' }]);
  actor.stop();
  expect(server.stopped).toBe(1);
});

test('follows nothing if the page is left before the code is loaded', async () => {
  const { actor, events, server } = open();
  actor.start();
  actor.stop();
  await replies();
  server.changed();
  expect(events.emitted).toEqual([]);
});

test('follows nothing without live updates', async () => {
  const events = recordedEvents();
  const actor = createActor(createMemberNews({ emit: events.emit, news: async () => undefined }));
  actor.start();
  await replies();
  expect(() => actor.stop()).not.toThrow();
});
