import { branchesMachine } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { explore } from '../exploration.ts';

/** The list of branches, searched and put in order by distance. */
export const branchesExploration = explore<typeof branchesMachine>({
  machine: branchesMachine,
  file: 'places/branches/branches.machine.ts',
  actor: ({ started }) => started.read('branches'),
  path: pathTo('branchList'),
  who: 'guest',
  asks: ['branchList', 'geolocation'],
  offers: () => ({
    SEARCH: [
      ['bangsar', { type: 'SEARCH', text: 'bangsar' }],
      ['something nobody sells', { type: 'SEARCH', text: 'zzz' }],
      ['nothing', { type: 'SEARCH', text: '' }],
    ],
  }),
});
