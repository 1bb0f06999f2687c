/** Maximum length of a DNS label. */
const MOST = 63;

/**
 * Names that a server, a mail system or the product itself uses. A company with one of them would
 * hide it, or could pass for the operator.
 */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'account accounts admin administrator api app apps assets autoconfig autodiscover avatar backup',
    'billing blog cdn claypot console counter dashboard demo dev dns docs download email files ftp',
    'git help host hostmaster id images imap info internal kiosk kitchen local localhost login m',
    'mail media metrics mobile monitor mx my ns ns1 ns2 order orders pay payment payments pop',
    'pop3 portal postmaster preview proxy root sandbox secure security server set-up setup sftp shop',
    'signup sms smtp ssh ssl staff staging static stats status store support system test tls vpn web',
    'webmail webmaster wpad www',
  ].flatMap((line) => line.split(' ')),
);

/** Hosts of previews begin with it. */
const RESERVED_PREFIX = 'preview-';

/** Why a text is no subdomain of a company. */
export type SubdomainProblem = 'EMPTY' | 'NOT_LATIN' | 'FORMAT' | 'TOO_LONG' | 'RESERVED';

/** Returns the problem of a subdomain; null if a company may have it. */
export function findSubdomainProblem(text: string): SubdomainProblem | null {
  if (text === '') return 'EMPTY';
  if (/[^\p{ASCII}]/u.test(text)) return 'NOT_LATIN';
  if (text.length > MOST) return 'TOO_LONG';
  // Also excludes punycode, which browsers show as other letters.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return 'FORMAT';
  return RESERVED.has(text) || text.startsWith(RESERVED_PREFIX) ? 'RESERVED' : null;
}

/**
 * Suggests a subdomain for a name: its Latin letters and digits with dashes. Returns '' if the name
 * has too few of them, such as a Chinese one.
 */
export function suggestSubdomain(name: string): string {
  const latin = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  if (!/[a-z]/.test(latin)) return '';
  return findSubdomainProblem(latin) === 'RESERVED'
    ? `${latin}-restaurant`.replace(RESERVED_PREFIX, '')
    : latin;
}
