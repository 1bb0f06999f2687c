import { expect, test } from 'vitest';
import { unvisited } from '../../testing/paths.ts';
import { languageMachine } from './language.machine.ts';

test('reaches every state and handles every event', () => {
  const dark = unvisited(languageMachine, {
    input: { language: 'en' },
    events: [
      { type: 'CHOOSE', language: 'zh_CN' },
      { type: 'CHOOSE', language: 'en' },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
