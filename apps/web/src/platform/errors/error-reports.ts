import { redactPersonalData } from '@claypot/domain/error-report';
import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { personalValues } from './personal-values.ts';

/**
 * Sends a report to this page's own server, which forwards what says nothing of a person.
 *
 * @param held what the app holds in memory; no report repeats a text of it.
 */
export function sendReport(view: Window, fault: unknown, held: readonly unknown[] = []): void {
  const { document, location } = view;
  const release = document.querySelector('meta[name="claypot:version"]')?.getAttribute('content');
  const client = new BrowserClient({
    // Whose it really is, only the server knows.
    dsn: `https://app@${location.hostname}/1`,
    tunnel: '/api/error-reports',
    ...(release && { release }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // All others gather what is around a fault: presses, texts, addresses, requests.
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    beforeSend: (event) => ({
      ...redactPersonalData(event, personalValues(view, held)),
      type: undefined,
    }),
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTransactionName(location.pathname);
  client.init();
  client.captureException(fault, { originalException: fault }, scope);
}
