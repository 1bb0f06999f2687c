/**
 * Runs before the app's code has loaded, so it must be tiny. It requests the session and the board
 * of the last branch, which the app then finds among the preloaded responses.
 */
import { createLanguageCookie } from '@claypot/browser/language-cookie';
import { requestKey } from '@claypot/browser/preloaded-requests';
import { storageKey } from '@claypot/domain/storage';
import { languageTag } from '@claypot/i18n';
import { isSetUp } from './platform/page/set-up-path.ts';
import { subdomainOf } from './platform/page/subdomain.ts';

/** Returns the branch of the last session; null if there is none or storage is blocked. */
function lastBranch(): string | null {
  try {
    const key = storageKey(subdomainOf(location.hostname), 'counter-session');
    const record: { readonly value?: { readonly branch_id?: unknown } } = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    );
    const branch = record.value?.branch_id;
    return typeof branch === 'string' ? branch : null;
  } catch {
    return null;
  }
}

const language = createLanguageCookie(document).get();
const preloaded = new Map<string, Promise<Response>>();
globalThis.preloadedRequests = preloaded;

function preload(method: 'GET' | 'POST', path: string, body: string): void {
  const request = new Request(new URL(`/api/counter/${path}`, location.origin), {
    method,
    headers: {
      'Accept-Language': languageTag(language),
      'X-Claypot-Counter': '1',
      ...(body !== '' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== '' && { body }),
  });
  const response = fetch(request);
  // The app handles the failure, if it asks.
  response.catch(() => undefined);
  preloaded.set(requestKey(request, body), response);
}

// The set-up has neither a session nor a branch.
if (!isSetUp(location)) {
  preload('GET', 'session', '');
  const branch_id = lastBranch();
  if (branch_id !== null) preload('POST', 'board', JSON.stringify({ branch_id }));
}
