import { languageMachine } from '@claypot/domain/app';
import { pathTo } from '@claypot/domain/routes';
import { explore } from '../exploration.ts';

/** The language of everything that is read. */
export const languageExploration = explore<typeof languageMachine>({
  machine: languageMachine,
  file: 'app/language/language.machine.ts',
  actor: ({ app }) => app.language,
  path: pathTo('language'),
  who: 'guest',
  asks: [],
  offers: () => ({
    CHOOSE: [
      ['English', { type: 'CHOOSE', language: 'en' }],
      ['Chinese', { type: 'CHOOSE', language: 'zh_CN' }],
    ],
  }),
});
