import bundle from '@claypot/sdk/contract' with { type: 'json' };

/** As much of an OpenAPI document as the server reads; the contract's own lint holds the rest. */
export interface ContractDocument {
  paths: Record<string, Record<string, Referable<RawOperation>>>;
}

export interface RawOperation {
  operationId: string;
  /** It changes nothing; false without it. */
  'x-safe'?: boolean;
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
  /** Of a request's body; false without it. */
  required?: boolean;
  content?: Record<string, RawMedia>;
}

interface RawMedia {
  schema: object;
}

export type Referable<Value> = Value | { $ref: string };

/** A value of the document, and the JSON pointer by which a schema can refer to it. */
export interface Located<Value> {
  value: Value;
  pointer: string;
}

/** The bundled contract, which is also what `/api/docs` shows. */
export const contract: ContractDocument = bundle;

/** Follows a reference into the document, if it is one. */
export function resolve<Value extends object>(
  document: ContractDocument,
  value: Referable<Value>,
  pointer: string,
): Located<Value> {
  if (!('$ref' in value)) return { value, pointer };
  const target = value.$ref.slice(1);
  const found = target
    .split('/')
    .slice(1)
    .map(unescapeStep)
    .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), document);
  if (!isRecord(found)) throw new Error(`The contract refers to ${value.$ref}, which is not there`);
  return resolve(document, found as Referable<Value>, target);
}

/** Writes a key as one step of a JSON pointer. */
export function pointerStep(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The key that a step of a JSON pointer names. */
export function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
