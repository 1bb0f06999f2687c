import bundle from '@claypot/sdk/contract' with { type: 'json' };
import counterBundle from '@claypot/sdk/counter/contract' with { type: 'json' };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  'x-enum-descriptions'?: Record<string, string>;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  additionalProperties?: boolean | Schema;
  properties?: Record<string, Schema>;
  items?: Schema;
  maxProperties?: number;
  propertyNames?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Reference {
  $ref: string;
}

export interface Media {
  schema: Schema;
  examples?: Record<string, { value: unknown } | Reference>;
}

interface Content {
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  'x-role'?: unknown;
  'x-approvable'?: unknown;
  tags?: string[];
  parameters?: ({ name: string; example?: unknown; schema: Schema } | Reference)[];
  requestBody?: Content | Reference;
  responses: Record<string, Content | Reference>;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The contracts of the repository, by the name of their file. */
export const contracts: readonly (readonly [file: string, contract: Document])[] = [
  ['admin-api.yaml', bundle as unknown as Document],
  ['counter-api.yaml', counterBundle as unknown as Document],
];

/** Returns the contract of a file. @throws Error if there is none. */
export function contractOf(file: (typeof contracts)[number][0]): Document {
  const found = contracts.find(([name]) => name === file);
  if (found === undefined) throw new Error(`There is no contract ${file}`);
  return found[1];
}

/**
 * Resolves a reference inside the bundled document. Returns other values unchanged. Throws if the
 * target is missing.
 */
export function resolve<Value extends object>(document: Document, value: Value | Reference): Value {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Value;
  const target = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  if (!target) throw new Error(`The contract does not contain ${value.$ref}`);
  return resolve(document, target as Value);
}

/** Returns the request and response bodies of all operations, each with a name for messages. */
export function listMedia(document: Document): { location: string; media: Media }[] {
  return listOperations(document).flatMap((operation) => {
    const request = operation.requestBody ? [['request', operation.requestBody] as const] : [];
    return [...request, ...Object.entries(operation.responses)].flatMap(([place, holder]) => {
      const media = Object.values(resolve(document, holder).content ?? {});
      return media.map((each) => ({ location: `${operation.operationId} ${place}`, media: each }));
    });
  });
}

export function listOperations(document: Document): Operation[] {
  return Object.values(document.paths).flatMap((item) => Object.values(item));
}
