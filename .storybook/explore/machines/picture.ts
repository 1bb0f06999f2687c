import { pictureMachine } from '@claypot/domain/account';
import { pathTo } from '@claypot/domain/routes';
import { explore } from '../exploration.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>';

/** The picture of a member, before it is sent with the profile. */
export const pictureExploration = explore<typeof pictureMachine>({
  machine: pictureMachine,
  file: 'account/picture/picture.machine.ts',
  actor: ({ started }) => started.read('picture'),
  path: pathTo('profile'),
  who: 'member',
  asks: ['pictures'],
  offers: () => ({
    CHOOSE: [
      ['a drawing', { type: 'CHOOSE', file: new Blob([DRAWING], { type: 'image/svg+xml' }) }],
    ],
  }),
});
