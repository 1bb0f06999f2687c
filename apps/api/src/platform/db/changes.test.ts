import { expect, test, vi } from 'vitest';
import { changesOf } from './changes.ts';

function createChanges() {
  let emit: (message: string | null) => void = () => undefined;
  const stopListening = vi.fn(async () => undefined);
  const listen = vi.fn((_: string, listener: typeof emit) => {
    emit = listener;
    return stopListening;
  });
  const changes = changesOf(listen, 'bill_changed');
  return { changes, emit: (message: string | null) => emit(message), listen, stopListening };
}

test('listens to the database once, when the first follower comes', () => {
  const { changes, listen } = createChanges();
  expect(listen).not.toHaveBeenCalled();
  changes.follow(() => undefined);
  changes.follow(() => undefined);
  expect(listen).toHaveBeenCalledOnce();
});

test('calls each follower with the ids of a message, and with null after a gap', () => {
  const { changes, emit } = createChanges();
  const received: unknown[] = [];
  changes.follow((ids) => received.push(['first', ids]));
  const unfollow = changes.follow((ids) => received.push(['second', ids]));
  emit('demo ss2 bill-1');
  unfollow();
  emit(null);
  expect(received).toEqual([
    ['first', ['demo', 'ss2', 'bill-1']],
    ['second', ['demo', 'ss2', 'bill-1']],
    ['first', null],
  ]);
});

test('calls no follower after the end, and stops to listen', async () => {
  const { changes, emit, stopListening } = createChanges();
  const changed = vi.fn();
  changes.follow(changed);
  await changes.stop();
  emit('demo ss2 bill-1');
  expect(changed).not.toHaveBeenCalled();
  expect(stopListening).toHaveBeenCalledOnce();
});

test('stops without a follower', async () => {
  const { changes, stopListening } = createChanges();
  await changes.stop();
  expect(stopListening).not.toHaveBeenCalled();
});
