import { type Document, listMedia, listOperations, resolve, type Schema } from './document.ts';

/**
 * Returns strings, numbers, lists and maps of the contract without bounds, and objects without
 * `additionalProperties: false`.
 */
export function findUnboundedSchemas(document: Document): string[] {
  const inline = listMedia(document).map(({ location, media }) => ({
    location,
    schema: media.schema,
  }));
  const parameters = listOperations(document).flatMap(({ operationId, parameters: all = [] }) =>
    all.map((parameter) => {
      const { name, schema } = resolve(document, parameter);
      return { location: `${operationId} ${name}`, schema };
    }),
  );
  const parts = partsOfOthers(document);
  const named = Object.entries(document.components.schemas).map(([location, schema]) => ({
    location,
    schema: parts.has(location) ? { ...schema, additionalProperties: false } : schema,
  }));
  return [...named, ...inline, ...parameters].flatMap(({ location, schema }) =>
    findProblems(location, schema),
  );
}

/**
 * Returns the names of schemas used in an `allOf`. They must be open; the composed schema is
 * closed.
 */
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

/** Does not follow references: each named schema is checked by itself. */
function findProblems(location: string, schema: Schema): string[] {
  return [
    ...findOwnProblems(schema).map((problem) => `${location}: ${problem}`),
    ...(schema.oneOf ?? []).flatMap((choice) => findProblems(location, choice)),
    ...(schema.items ? findProblems(`${location}[]`, schema.items) : []),
    ...(isMap(schema) ? findProblems(`${location}{}`, schema.additionalProperties) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      findProblems(`${location}.${name}`, property),
    ),
  ];
}

function findOwnProblems(schema: Schema): string[] {
  if (schema.const !== undefined || schema.enum) return [];
  const types = [schema.type ?? []].flat();
  const missing = (type: string, problem: string, isBounded: boolean) =>
    types.includes(type) && !isBounded ? [problem] : [];
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
      'an object without additionalProperties: false',
      schema.additionalProperties === false || isMap(schema),
    ),
    ...missing('object', 'a map without maxProperties', !isMap(schema) || hasEnd),
    ...missing('object', 'a map whose keys have no maxLength', !isMap(schema) || hasShortKeys),
  ];
}

/** Returns true for an object with arbitrary keys. */
function isMap(schema: Schema): schema is Schema & { additionalProperties: Schema } {
  return typeof schema.additionalProperties === 'object';
}
