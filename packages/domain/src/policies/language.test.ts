import { expect, test } from 'vitest';
import type { CompanyEvent } from '../company/company.machine.ts';
import { recordedEvents } from '../events/testing/recorded-events.ts';
import { followLanguage } from './language.ts';

test('the company’s texts are asked for in another language', () => {
  const events = recordedEvents();
  const sent: CompanyEvent[] = [];
  followLanguage({ events, company: { send: (event) => void sent.push(event) } });
  events.emit({ type: 'language.changed' });
  expect(sent).toEqual([{ type: 'REFRESH' }]);
});
