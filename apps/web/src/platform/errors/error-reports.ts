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
 * Redacts personal data in a report and sends it to this page's own server, which forwards it.
 * @param held state in memory; its texts are removed from the report.
 */
export function sendReport(
  view: Window,
  error: unknown,
  extraValues: readonly unknown[] = [],
): void {
  const { document, location } = view;
  const release = document.querySelector('meta[name="claypot:version"]')?.getAttribute('content');
  const client = new BrowserClient({
    // Only the server knows the real DSN.
    dsn: `https://app@${location.hostname}/1`,
    tunnel: '/api/error-reports',
    ...(release && { release }),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // All other integrations collect context: presses, texts, addresses, requests.
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    beforeSend: (event) => ({
      ...redactPersonalData(event, personalValues(view, extraValues)),
      type: undefined,
    }),
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTransactionName(location.pathname);
  client.init();
  client.captureException(error, { originalException: error }, scope);
}
