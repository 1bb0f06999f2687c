import { sessionMachine } from '@claypot/domain/account';
import { pathTo } from '@claypot/domain/routes';
import { GOLD, SILVER } from '../../../apps/web/src/screens/account/me/samples.ts';
import { BRANCHES } from '../../sandbox/branches.ts';
import { explore } from '../exploration.ts';

/** Who is looking, which decides what may be seen. */
export const sessionExploration = explore<typeof sessionMachine>({
  machine: sessionMachine,
  file: 'account/session/session.machine.ts',
  actor: ({ app }) => app.session,
  path: pathTo('me'),
  who: 'guest',
  seenThrough: 'it decides which screens may be seen, and /me says who is there',
  asks: ['authLogout'],
  offers: () => ({
    SIGNED_IN: [['a member', { type: 'SIGNED_IN', user: SILVER, api_token: 'sandbox' }]],
    USER_CHANGED: [['to Gold', { type: 'USER_CHANGED', user: GOLD }]],
    EXPIRED: [
      ['the token', { type: 'EXPIRED', token: 'sandbox' }],
      ['another token', { type: 'EXPIRED', token: 'older' }],
    ],
    SET_BRANCH: BRANCHES.map(({ id, branch_name }) => [
      branch_name,
      { type: 'SET_BRANCH', branch_id: id, branch_name },
    ]),
    SET_DELIVERY_METHOD: [
      ['delivery', { type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' }],
      ['pickup', { type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' }],
    ],
  }),
});
