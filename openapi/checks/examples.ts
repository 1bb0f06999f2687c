import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Document, listMedia, listOperations, type Media, resolve } from './document.ts';

type Validate = (schema: object, value: unknown) => string | null;

/** Returns a sentence for each problem with the contract's examples. */
export function findExampleProblems(document: Document): string[] {
  const validate = createValidate(document);
  return [
    ...listMedia(document).flatMap(({ location, media }) => [
      ...findMisfits(document, location, media, validate),
      ...findMissingCodes(document, location, media),
    ]),
    ...findParameterProblems(document, validate),
  ];
}

function createValidate(document: Document): Validate {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
  addFormats.default(ajv);
  ajv.addFormat('money', true);
  ajv.addVocabulary(['x-added', 'x-enum-descriptions', 'components', 'example', 'summary']);
  // Add only the schemas: the rest of the document is not JSON Schema.
  ajv.addSchema({ $id: 'contract', components: document.components });
  // Compiled validators by schema, because operations share most error responses.
  const checks = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const check = checks.get(key) ?? ajv.compile(pointIntoContract(schema) as object);
    checks.set(key, check);
    return check(value) ? null : ajv.errorsText(check.errors, { dataVar: 'value' });
  };
}

function findMisfits(
  document: Document,
  location: string,
  media: Media,
  validate: Validate,
): string[] {
  const examples = Object.entries(media.examples ?? {});
  if (examples.length === 0) return [`${location}: no named example`];
  return examples.flatMap(([name, example]) => {
    const problem = validate(media.schema, resolve(document, example).value);
    return problem ? [`${location}: example ${name}: ${problem}`] : [];
  });
}

/** Returns a message for each msgCode of a body that no example shows. */
function findMissingCodes(document: Document, location: string, media: Media): string[] {
  const schema = resolve(document, media.schema);
  const codes = (schema.oneOf ?? [schema]).map((choice) => {
    const code = resolve(document, choice).properties?.msgCode;
    return code && resolve(document, code).const;
  });
  const exampleCodes = Object.values(media.examples ?? {}).map(
    (example) => (resolve(document, example).value as { msgCode?: unknown }).msgCode,
  );
  return codes
    .filter((code) => !exampleCodes.includes(code))
    .map((code) => `${location}: no example of ${String(code)}`);
}

function findParameterProblems(document: Document, validate: Validate): string[] {
  return listOperations(document).flatMap(({ operationId, parameters = [] }) =>
    parameters.flatMap((parameter) => {
      const { name, example, schema } = resolve(document, parameter);
      if (example === undefined) return [`${operationId}: parameter ${name} has no example`];
      const problem = validate(schema, example);
      return problem ? [`${operationId}: parameter ${name}: ${problem}`] : [];
    }),
  );
}

/** Rewrites `#/…` references to the document that Ajv knows as `contract`. */
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
