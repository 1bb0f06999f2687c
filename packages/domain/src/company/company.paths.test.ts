import { ApiError } from '@claypot/sdk';
import { aCompany } from '@claypot/testing';
import { expect, test } from 'vitest';
import { unvisited } from '../testing/paths.ts';
import { companyMachine } from './company.machine.ts';

test('every state and event can be reached', () => {
  const dark = unvisited(companyMachine, {
    input: { subdomain: 'demo', company: null },
    events: [
      { type: 'xstate.done.actor.loadCompany', output: aCompany() },
      {
        type: 'xstate.error.actor.loadCompany',
        error: new ApiError({ kind: 'refused', code: 'ERROR' }),
      },
      {
        type: 'xstate.error.actor.loadCompany',
        error: new ApiError({ kind: 'refused', code: 'COMPANY_NOT_FOUND' }),
      },
      { type: 'xstate.done.actor.reloadCompany', output: aCompany() },
      {
        type: 'xstate.error.actor.reloadCompany',
        error: new ApiError({ kind: 'refused', code: 'ERROR' }),
      },
      { type: 'RETRY' },
      { type: 'REFRESH' },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
