import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, listMedia, listOperations, type Media, resolve } from './document.ts';

type Holds = (schema: object, value: unknown) => string | null;

/** What is wrong with the examples of the contract, a sentence each; nothing when all is well. */
export function findExampleFaults(document: Document): string[] {
  const holds = createHolds(document);
  return [
    ...listMedia(document).flatMap(({ where, media }) => [
      ...findMisfits(document, where, media, holds),
      ...findMissingCodes(document, where, media),
    ]),
    ...findParameterFaults(document, holds),
  ];
}

function createHolds(document: Document): Holds {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
  addFormats.default(ajv);
  ajv.addFormat('money', true);
  ajv.addVocabulary(['x-added', 'x-enum-descriptions', 'components', 'example', 'summary']);
  // Only the schemas are put under the document's address: the rest of it is no JSON Schema.
  ajv.addSchema({ $id: 'contract', components: document.components });
  // Most answers are shared refusals: one check serves all operations that give them.
  const checks = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const check = checks.get(key) ?? ajv.compile(pointIntoContract(schema) as object);
    checks.set(key, check);
    return check(value) ? null : ajv.errorsText(check.errors, { dataVar: 'value' });
  };
}

function findMisfits(document: Document, where: string, media: Media, holds: Holds): string[] {
  const examples = Object.entries(media.examples ?? {});
  if (examples.length === 0) return [`${where}: no named example`];
  return examples.flatMap(([name, example]) => {
    const fault = holds(media.schema, resolve(document, example).value);
    return fault ? [`${where}: example ${name}: ${fault}`] : [];
  });
}

/** Every msgCode an answer may carry is shown by an example. */
function findMissingCodes(document: Document, where: string, media: Media): string[] {
  const schema = resolve(document, media.schema);
  const codes = (schema.oneOf ?? [schema]).map((choice) => {
    const code = resolve(document, choice).properties?.msgCode;
    return code && resolve(document, code).const;
  });
  const shown = Object.values(media.examples ?? {}).map(
    (example) => (resolve(document, example).value as { msgCode?: unknown }).msgCode,
  );
  return codes
    .filter((code) => !shown.includes(code))
    .map((code) => `${where}: no example of ${String(code)}`);
}

function findParameterFaults(document: Document, holds: Holds): string[] {
  return listOperations(document).flatMap(({ operationId, parameters = [] }) =>
    parameters.flatMap((parameter) => {
      const { name, example, schema } = resolve(document, parameter);
      if (example === undefined) return [`${operationId}: parameter ${name} has no example`];
      const fault = holds(schema, example);
      return fault ? [`${operationId}: parameter ${name}: ${fault}`] : [];
    }),
  );
}

/** The schema with its `#/…` references pointing into the document Ajv knows as `contract`. */
function pointIntoContract(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointIntoContract);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' ? `contract${String(inner)}` : pointIntoContract(inner),
    ]),
  );
}
