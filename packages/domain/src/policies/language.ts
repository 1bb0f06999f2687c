import type { CompanyEvent } from '../company/company.machine.ts';
import type { EventBus } from '../events/event-bus.ts';

export interface LanguagePolicyDeps {
  events: EventBus;
  company: { send(event: CompanyEvent): void };
}

/** The company's own texts are asked for in the new language. */
export function followLanguage({ company, events }: LanguagePolicyDeps): () => void {
  return events.on({ 'language.changed': () => company.send({ type: 'REFRESH' }) });
}
