import { expect, test, vi } from 'vitest';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { followLanguage } from './language.ts';

test('reloads the company in the new language', () => {
  const events = recordedEvents();
  const send = vi.fn();
  followLanguage({ events, company: { send }, language: { get: () => 'zh_CN' } });
  events.emit({ type: 'language.changed' });
  expect(send.mock.calls).toEqual([[{ type: 'SET_INPUT', input: 'zh_CN' }]]);
});
