import { expect, test, vi } from 'vitest';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { rememberPreferredBranch } from './preferred-branch.ts';

test('stores the preferred branch for delivery and not for pickup', () => {
  const events = recordedEvents();
  const prefer = vi.fn<() => void>();
  const stop = rememberPreferredBranch({ events, prefer });
  const chosen = { type: 'branch.chosen', id: 'bangsar', name: 'CCH Bangsar' } as const;
  events.emit({ ...chosen, method: 'pickup' });
  expect(prefer).not.toHaveBeenCalled();
  events.emit({ ...chosen, method: 'delivery' });
  expect(prefer).toHaveBeenCalledOnce();
  stop();
  events.emit({ ...chosen, method: 'delivery' });
  expect(prefer).toHaveBeenCalledOnce();
});
