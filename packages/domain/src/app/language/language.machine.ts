import { assign, setup } from 'xstate';
import { unprovidedAction } from '../../machines/base/placeholder.ts';
import type { Language } from '../../ports/ports.ts';

export interface LanguageContext {
  language: Language;
}

export type LanguageEvent = { type: 'CHOOSE'; language: Language };

/**
 * Current language of the app. A change is persisted and invalidates data loaded in the old
 * language.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as LanguageContext,
  },
  guards: {
    isAnother: ({ context }, params: { language: Language }) =>
      params.language !== context.language,
  },
  actions: {
    speak: assign((_, params: { language: Language }) => ({ language: params.language })),
    keep: unprovidedAction<{ language: Language }>('keep'),
    invalidateTexts: unprovidedAction('invalidateTexts'),
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ language: input.language }),
  initial: 'speaking',
  states: {
    speaking: {
      on: {
        CHOOSE: {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: [
            { type: 'speak', params: ({ event }) => event },
            { type: 'keep', params: ({ event }) => event },
            'invalidateTexts',
          ],
        },
      },
    },
  },
});
