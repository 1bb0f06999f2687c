import bundle from '@claypot/sdk/contract' with { type: 'json' };
import counterBundle from '@claypot/sdk/counter/contract' with { type: 'json' };

/**
 * The parts of an OpenAPI document that the server reads. The contract's linter checks the rest.
 */
export interface ContractDocument {
  paths: Record<string, Record<string, Referable<RawOperation>>>;
}

export interface RawOperation {
  operationId: string;
  /** True if the operation changes nothing; false by default. */
  'x-safe'?: boolean;
  /** Minimum identity, in the counter's contract. */
  'x-role'?: string;
  /** True if a manager can approve it for a lower role; false by default. */
  'x-approvable'?: boolean;
  /** Maximum size of the body in bytes, if it differs from the default. */
  'x-max-bytes'?: number;
  parameters?: Referable<RawParameter>[];
  requestBody?: Referable<RawContent>;
  responses: Record<string, Referable<RawContent>>;
  security?: object[];
}

export interface RawParameter {
  name: string;
  in: string;
  required?: boolean;
}

export interface RawContent {
  /** For request bodies; false by default. */
  required?: boolean;
  content?: Record<string, RawMedia>;
}

interface RawMedia {
  schema: object;
}

export type Referable<Value> = Value | { $ref: string };

/** A value of the document and its JSON pointer, for references from schemas. */
export interface Located<Value> {
  value: Value;
  pointer: string;
}

/** Bundled contract of the customers, which `/api/docs` also serves. */
export const contract: ContractDocument = bundle;

/** Bundled contract of the counter, which `/api/docs` also serves. */
export const counterContract: ContractDocument = counterBundle;

/**
 * Resolves a `$ref` within the document; returns other values unchanged.
 * @throws Error if the reference leads nowhere.
 */
export function resolve<Value extends object>(
  document: ContractDocument,
  value: Referable<Value>,
  pointer: string,
): Located<Value> {
  if (!('$ref' in value)) return { value, pointer };
  const target = value.$ref.slice(1);
  const resolved = target
    .split('/')
    .slice(1)
    .map(unescapeStep)
    .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), document);
  if (!isRecord(resolved))
    throw new Error(`The contract refers to ${value.$ref}, which does not exist`);
  return resolve(document, resolved as Referable<Value>, target);
}

/** Encodes a key as one step of a JSON pointer. */
export function pointerStep(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Decodes one step of a JSON pointer to its key. */
export function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
