import type { EventBus } from '../../events/event-bus.ts';
import type { Language, LanguagePreference } from '../../ports/ports.ts';

export interface LanguagePolicyDeps {
  events: EventBus;
  language: Pick<LanguagePreference, 'get'>;
  company: { send(event: { type: 'SET_INPUT'; input: Language }): void };
}

/**
 * Subscribes the policy that reloads the company in the new language. Returns an unsubscribe
 * function.
 */
export function followLanguage({ company, events, language }: LanguagePolicyDeps): () => void {
  return events.on({
    'language.changed': () => company.send({ type: 'SET_INPUT', input: language.get() }),
  });
}
