import { expect, test, vi } from 'vitest';
import { recordedEvents } from '../events/testing/recorded-events.ts';
import { rememberSettled } from './settled-branch.ts';

test('a branch that is to deliver was settled on for the address, one to pick up at for none', () => {
  const events = recordedEvents();
  const settle = vi.fn<() => void>();
  const stop = rememberSettled({ events, settle });
  const chosen = { type: 'branch.chosen', id: 'bangsar', name: 'CCH Bangsar' } as const;
  events.emit({ ...chosen, method: 'pickup' });
  expect(settle).not.toHaveBeenCalled();
  events.emit({ ...chosen, method: 'delivery' });
  expect(settle).toHaveBeenCalledOnce();
  stop();
  events.emit({ ...chosen, method: 'delivery' });
  expect(settle).toHaveBeenCalledOnce();
});
