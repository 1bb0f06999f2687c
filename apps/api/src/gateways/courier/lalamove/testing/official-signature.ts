import { createRequire } from 'node:module';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly env: string;
  readonly host: string;
}

type Sign = (keys: Keys, method: string, path: string, timestamp: string, body?: string) => string;

const require = createRequire(import.meta.url);
// The package is CommonJS and its types do not work with ES modules. Only the signature is used.
const { default: sign } = require('@lalamove/lalamove-js/dist/auth') as { readonly default: Sign };

/** Returns the signature that Lalamove's official client creates. */
export function officialSignature(
  secret: string,
  signed: { timestamp: string; method: string; path: string; body: string },
): string {
  const keys = { publicKey: '', privateKey: secret, env: 'sandbox', host: '' };
  const { method, path, timestamp, body } = signed;
  return sign(keys, method, path, timestamp, body === '' ? undefined : body);
}
