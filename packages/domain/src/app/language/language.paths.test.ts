import { expect, test } from 'vitest';
import { unvisited } from '../../testing/paths.ts';
import { languageMachine } from './language.machine.ts';

test('every state and event can be reached', () => {
  const dark = unvisited(languageMachine, {
    input: { language: 'en' },
    events: [
      { type: 'CHOOSE', language: 'zh_CN' },
      { type: 'CHOOSE', language: 'en' },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
