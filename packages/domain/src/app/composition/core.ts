import { createActor } from 'xstate';
import { NO_OWNER } from '../../account/session/no-owner.ts';
import { createSessionImplementations } from '../../account/session/session.implementation.ts';
import { selectOwner, selectToken } from '../../account/session/session.selectors.ts';
import { createTypedNumber } from '../../account/sign-in/typed-number.ts';
import { createCompany } from '../../company/record/company.implementation.ts';
import { selectCompany } from '../../company/record/company.selectors.ts';
import type { CompanyRecord } from '../../company/record/company.types.ts';
import { createEventBus } from '../../events/event-bus.ts';
import { type ToastContent, toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import type { OuterPorts, Ports } from '../../ports/ports.ts';
import { createLanguageImplementations } from '../language/language.implementation.ts';
import { hideVisitor } from '../policies/account/hide-visitor.ts';
import { followSession } from '../policies/account/session.ts';
import { followLanguage } from '../policies/language.ts';
import { showToasts } from '../policies/toast.ts';

export interface CoreDeps {
  ports: OuterPorts;
  /** First label of the host name. */
  subdomain: string;
  company: CompanyRecord | null;
}

export type Core = ReturnType<typeof createCore>;

/**
 * Starts the actors that every visit needs from its first screen: company, session, language and
 * toasts.
 */
export function createCore(deps: CoreDeps) {
  const { connect, connectBranchNews, connectNews, ...outside } = deps.ports;
  const { subdomain } = deps;
  const token = () => selectToken(session.getSnapshot());
  const api = connect({
    token,
    onUnauthorized: (token) => session.send({ type: 'EXPIRED', token }),
  });
  let branchNews: ReturnType<Ports['branchNews']> | null = null;
  const ports: Ports = {
    ...outside,
    api,
    news: async () => connectNews?.({ token }),
    // All screens share the connections of one instance.
    branchNews: () => {
      branchNews ??= Promise.resolve(connectBranchNews?.());
      return branchNews;
    },
  };

  const events = createEventBus(ports.report);
  const { emit } = events;

  const toasts = createActor(toastsMachine).start();
  const notify = (toast: ToastContent) => toasts.send({ type: 'NOTIFY', toast });

  const session = createActor(
    createSessionImplementations({
      ...ports,
      subdomain,
      emit,
      revoke: () => void api.authLogout({}).catch(() => undefined),
    }),
  ).start();

  const spoken = ports.language.get();
  const preloaded = { company: deps.company, language: spoken };
  const company = createActor(createCompany({ ...ports, subdomain, preloaded }), {
    input: spoken,
  }).start();

  const language = createActor(
    createLanguageImplementations({
      language: ports.language,
      invalidateTexts: () => emit({ type: 'language.changed' }),
    }),
    { input: { language: spoken } },
  ).start();

  const stops = [
    showToasts({ events, notify }),
    followSession({ events, navigation: ports.navigation }),
    followLanguage({ company, events, language: ports.language }),
    ...(ports.pageCookies ? [hideVisitor({ cookies: ports.pageCookies, session })] : []),
  ];

  const companyId = () => selectCompany(company.getSnapshot())?.id ?? null;
  return {
    ports,
    subdomain,
    events,
    emit,
    notify,
    companyId,
    actors: { company, language, toasts, session },
    identity: () => selectOwner(session.getSnapshot()) ?? NO_OWNER,
    /** Dependencies of the machines of the first screens. */
    parts: { api, companyId, session, typed: createTypedNumber() },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
