/** A contract; its examples become samples. */
export interface SampleSource {
  readonly contract: Contract;
  /** Import statements of `cents` and of the contract's `OperationResult`. */
  readonly imports: string;
  /** Creates the contract's client, which sends its requests with `fetch`. */
  readonly createClient: (fetch: () => Promise<Response>) => object;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Reference {
  $ref: string;
}

interface Example {
  value: { data: unknown };
}

interface Answer {
  content?: Record<string, { examples?: Record<string, Example | Reference> }>;
}

interface Operation {
  operationId: string;
  requestBody?: unknown;
  responses: { 200: Answer | Reference };
}

/** An example of the contract, with the first operation that returns it. */
interface Shown {
  operation: string;
  name: string;
  takesBody: boolean;
  envelope: Example['value'];
}

type AnyCall = (input: unknown) => Promise<unknown>;

const NOTICE = '// Generated from openapi/examples by `npm run generate`. Do not edit.\n\n';

/**
 * Returns the source of a module with the results of all successful examples of a contract, without
 * envelopes and with amounts in cents. The output is deterministic.
 *
 * @throws Error if two different examples have the same name
 */
export async function examplesSource(source: SampleSource): Promise<string> {
  const shown = listShown(source.contract);
  const types = shown.map(({ name, operation }) => `  ${name}: OperationResult<'${operation}'>;\n`);
  const values = await Promise.all(
    shown.map(async (example) => `  ${example.name}: ${await sourceOf(source, example)},\n`),
  );
  return [
    NOTICE,
    `${source.imports}\n\n`,
    `interface Examples {\n${types.join('')}}\n\n`,
    '/** What the successful examples of the contract give, by their names. */\n',
    `export const examples: Examples = {\n${values.join('')}};\n`,
  ].join('');
}

function listShown(contract: Contract): Shown[] {
  const found = new Map<string, Shown>();
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  for (const shown of operations.flatMap((operation) => answersOf(contract, operation))) {
    const before = found.get(shown.name);
    if (before && JSON.stringify(before.envelope) !== JSON.stringify(shown.envelope)) {
      throw new Error(`Two examples are named ${shown.name}: rename one in openapi/examples`);
    }
    found.set(shown.name, before ?? shown);
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function answersOf(
  contract: Contract,
  { operationId, requestBody, responses }: Operation,
): Shown[] {
  const { content = {} } = follow(contract, responses['200']);
  const examples = Object.values(content).flatMap((media) => Object.entries(media.examples ?? {}));
  return examples.map(([name, example]) => ({
    name,
    operation: operationId,
    takesBody: requestBody !== undefined,
    envelope: follow(contract, example).value,
  }));
}

function follow<Target extends object>(contract: Contract, value: Target | Reference): Target {
  if (!('$ref' in value)) return value;
  const [, ...keys] = value.$ref.split('/');
  return keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), contract) as Target;
}

/** Returns an example as TypeScript, converted by the SDK. */
async function sourceOf(
  { createClient }: SampleSource,
  { operation, takesBody, envelope }: Shown,
): Promise<string> {
  const client = createClient(async () => Response.json(envelope));
  const call = Reflect.get(client, operation) as AnyCall;
  // The response does not depend on the request.
  const parts = { path: {}, headers: {} };
  const result = await call(takesBody ? { ...parts, body: {} } : parts);
  const { data } = envelope;
  return write(inside(data, result), result);
}

/**
 * Returns the data that corresponds to `result`: the content of a nested envelope, which has one
 * key and which the SDK removes.
 */
function inside(data: unknown, result: unknown): unknown {
  if (!isRecord(data)) return data;
  const [name = '', ...others] = Object.keys(data);
  const isPersisted = isRecord(result) && name in result;
  return others.length > 0 || isPersisted ? data : data[name];
}

/** A string in JSON that is a number in the result is an amount. */
function write(wire: unknown, result: unknown): string {
  if (typeof wire === 'string' && typeof result === 'number') return `cents(${result})`;
  if (Array.isArray(wire) && Array.isArray(result)) {
    return `[${wire.map((item, index) => write(item, result[index])).join(', ')}]`;
  }
  if (!isRecord(wire) || !isRecord(result)) return JSON.stringify(result);
  const entries = Object.entries(wire).map(
    ([key, value]) => `${nameOf(key)}: ${write(value, result[key])}`,
  );
  return `{ ${entries.join(', ')} }`;
}

/** Returns a key in TypeScript syntax, quoted if it is not an identifier. */
function nameOf(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
