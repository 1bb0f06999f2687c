import { type Document, listMedia, listOperations, resolve, type Schema } from './document.ts';

/** Strings, numbers and lists of the contract without bounds, and objects that are left open. */
export function findUnboundedSchemas(document: Document): string[] {
  const inline = listMedia(document).map(({ where, media }) => ({ where, schema: media.schema }));
  const parameters = listOperations(document).flatMap(({ operationId, parameters: all = [] }) =>
    all.map((parameter) => {
      const { name, schema } = resolve(document, parameter);
      return { where: `${operationId} ${name}`, schema };
    }),
  );
  const parts = partsOfOthers(document);
  const named = Object.entries(document.components.schemas).map(([where, schema]) => ({
    where,
    schema: parts.has(where) ? { ...schema, additionalProperties: false } : schema,
  }));
  return [...named, ...inline, ...parameters].flatMap(({ where, schema }) => faults(where, schema));
}

/** What others are made of with `allOf`, by name: it has to be open, and who is made of it is closed. */
function partsOfOthers({ components: { schemas } }: Document): ReadonlySet<string> {
  const parts = new Set<string>();
  const add = ({ $ref }: Schema) => {
    const name = $ref?.split('/').at(-1) ?? '';
    const part = schemas[name];
    if (part === undefined || parts.has(name)) return;
    parts.add(name);
    part.oneOf?.forEach(add);
  };
  for (const { allOf = [] } of Object.values(schemas)) allOf.forEach(add);
  return parts;
}

/** References are not followed: what they name is looked at under its own name. */
function faults(where: string, schema: Schema): string[] {
  return [
    ...ownFaults(schema).map((fault) => `${where}: ${fault}`),
    ...(schema.oneOf ?? []).flatMap((choice) => faults(where, choice)),
    ...(schema.items ? faults(`${where}[]`, schema.items) : []),
    ...(isMap(schema) ? faults(`${where}{}`, schema.additionalProperties) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      faults(`${where}.${name}`, property),
    ),
  ];
}

function ownFaults(schema: Schema): string[] {
  if (schema.const !== undefined || schema.enum) return [];
  const types = [schema.type ?? []].flat();
  const missing = (type: string, fault: string, isBounded: boolean) =>
    types.includes(type) && !isBounded ? [fault] : [];
  const hasRange = schema.minimum !== undefined && schema.maximum !== undefined;
  const hasEnd = schema.maxProperties !== undefined;
  const hasShortKeys = schema.propertyNames?.maxLength !== undefined;
  return [
    ...missing('string', 'a string without maxLength', schema.maxLength !== undefined),
    ...missing('integer', 'an integer without minimum and maximum', hasRange),
    ...missing('number', 'a number without minimum and maximum', hasRange),
    ...missing('array', 'a list without maxItems', schema.maxItems !== undefined),
    ...missing(
      'object',
      'an object left open',
      schema.additionalProperties === false || isMap(schema),
    ),
    ...missing('object', 'a map without maxProperties', !isMap(schema) || hasEnd),
    ...missing('object', 'a map whose keys have no maxLength', !isMap(schema) || hasShortKeys),
  ];
}

/** An object whose keys are data. */
function isMap(schema: Schema): schema is Schema & { additionalProperties: Schema } {
  return typeof schema.additionalProperties === 'object';
}
