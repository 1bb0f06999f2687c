import { placeSearchMachine } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { explore } from '../exploration.ts';

/** Looking for the place of a new address. */
export const placeSearchExploration = explore<typeof placeSearchMachine>({
  machine: placeSearchMachine,
  file: 'places/place-search/place-search.machine.ts',
  actor: ({ started }) => started.read('placeSearch'),
  path: pathTo('addNewAddress'),
  who: 'guest',
  asks: ['placeSearch', 'geolocation'],
  offers: () => ({
    TYPE: [
      ['a street', { type: 'TYPE', text: 'Jalan Telawi', composing: false }],
      ['in the middle of a character', { type: 'TYPE', text: 'ni', composing: true }],
      ['nothing', { type: 'TYPE', text: '', composing: false }],
    ],
  }),
});
