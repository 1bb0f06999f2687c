import { type PageBrand, policyWith } from '../brand/page-brand.ts';
import { createBody } from '../files/encoding.ts';
import { etagOf, REVALIDATED, send } from '../files/send.ts';

/** Browsers and proxies may show a page for a minute: prices and marks change rarely. */
const SHARED = 'public, max-age=60';

/** Allows pictures, styles and fonts of the company's own site. The pages have no script. */
const PUBLIC_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface PublicText {
  readonly text: string;
  /** Media type. */
  readonly type: string;
  readonly status?: number;
  /** Colours that the page contains. */
  readonly brand?: PageBrand | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a text that is the same for every visitor; 304 if the client has it. */
export function sendPublic(
  request: Request,
  { brand = null, headers = {}, status = 200, text, type }: PublicText,
): Promise<Response> {
  return send(request, {
    body: createBody(new TextEncoder().encode(text)),
    compressible: true,
    etag: etagOf(text),
    status,
    headers: {
      'cache-control': status === 200 ? SHARED : REVALIDATED,
      'content-security-policy': policyWith(PUBLIC_POLICY, brand),
      'content-type': type,
      ...headers,
    },
  });
}
