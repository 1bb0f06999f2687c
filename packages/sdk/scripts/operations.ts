import type { Contract, Operation, Schema } from './bundle.ts';
import { notice } from './notice.ts';

/** Keys of nested envelopes. */
const NESTED_ENVELOPES = ['data', 'sales_order', 'sales_order_list'];

/** Schemas of data that the server embeds in a page. */
const EMBEDDED = ['Company', 'User'];

const json = 'application/json';
const form = 'multipart/form-data';
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Returns the sources of the contract data that the client needs at runtime. `calls.ts` and
 * `operations.ts` are for requests; a page may need `schemas.ts` before its first request.
 */
export function clientSources(contract: Contract): {
  calls: string;
  operations: string;
  schemas: string;
} {
  const money = new Map<string, string[]>();
  /** Returns the name of a schema if it has amounts; else null. */
  const remember = (name: string | null): string | null => {
    if (name === null) return null;
    const paths = money.get(name) ?? moneyPaths(contract, { $ref: `#/components/schemas/${name}` });
    money.set(name, paths);
    return paths.length > 0 ? name : null;
  };

  const operations = listOperations(contract).map(({ operation }) => {
    const data = resultSchema(contract, operation);
    const wrapped = nestedEnvelope(contract, data);
    const content = operation.requestBody?.content ?? {};
    const request = remember(schemaName((content[form] ?? content[json])?.schema));
    const response = remember(schemaName(wrapped?.schema ?? data));
    return {
      operationId: operation.operationId,
      entry: {
        wrapped: wrapped?.name ?? null,
        ...(request !== null && { request }),
        ...(response !== null && { response }),
        ...(content[form] && { form: true }),
        ...(operation['x-safe'] === true && { safe: true }),
        ...(operation['x-role'] !== undefined && { role: operation['x-role'] }),
        ...(operation['x-approvable'] === true && { approvable: true }),
      },
    };
  });
  // The types need the schemas without amounts, too.
  const errorData = listErrorData(contract).map(([code, name]) => {
    remember(name);
    return [code, name] as const;
  });

  const withMoney = [...money].filter(([, paths]) => paths.length > 0).sort(byKey);
  const embedded = withMoney.filter(([name]) => EMBEDDED.includes(name));
  const asking = [
    notice,
    '/** Nested envelope, schemas of body and result with amounts, and extensions, by operation. */\n',
    `export const operations = ${object(
      operations.map(({ operationId, entry }) => [operationId, entry] as const).sort(byKey),
    )} as const;\n\n`,
    "/** Schema of an error's data, by code. */\n",
    `export const errorData = ${object(errorData.sort(byKey))} as const;\n\n`,
    "/** Paths of a schema's amounts; `*` is every item of a list or map. */\n",
    `export const moneyPaths: Readonly<Record<string, readonly string[]>> = ${object(withMoney)};\n`,
  ];
  const reading = [
    notice,
    ...(embedded.length === 0
      ? []
      : [
          '/** Paths of amounts in data embedded in a page; `*` is every item of a list. */\n',
          `export const embeddedMoneyPaths = ${object(embedded)} as const;\n\n`,
        ]),
    '/** All msgCodes of the contract except OK. */\n',
    `export const errorCodes = ${JSON.stringify(contract.components.schemas.ErrorCode?.enum, null, 2)} as const;\n`,
  ];
  return {
    calls: callsSource(contract),
    operations: asking.join(''),
    schemas: reading.join(''),
  };
}

/** Returns the source with a typed openapi-fetch request for every operation. */
function callsSource(contract: Contract): string {
  const calls = listOperations(contract)
    .map(({ path, method, operation: { operationId } }): [string, string] => {
      const request = `(init) => client.${method.toUpperCase()}(${JSON.stringify(path)}, init)`;
      return [operationId, `    ${operationId}: call("${operationId}", ${request}),\n`];
    })
    .sort(byKey)
    .map(([, line]) => line);
  return [
    notice,
    "import type { Client } from 'openapi-fetch';\n",
    "import type { CreateCall, Sdk } from './types.ts';\n",
    "import type { paths } from './wire.ts';\n\n",
    '/** Creates every operation with `call` from its request. */\n',
    'export function createCalls(client: Client<paths>, call: CreateCall): Sdk {\n',
    `  return {\n${calls.join('')}  };\n}\n`,
  ].join('');
}

function listOperations(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

function resultSchema(contract: Contract, operation: Operation): Schema {
  const envelope = operation.responses['200']?.content?.[json]?.schema;
  const data = envelope && resolve(contract, envelope).properties?.data;
  if (!data)
    throw new Error(`${operation.operationId}: the 200 response is not an envelope with data`);
  return data;
}

/** Returns key and schema of the nested envelope; null if the result is not nested. */
function nestedEnvelope(
  contract: Contract,
  schema: Schema,
): { readonly name: string; readonly schema: Schema } | null {
  const [first, ...others] = Object.entries(resolve(contract, schema).properties ?? {});
  if (first === undefined || others.length > 0 || !NESTED_ENVELOPES.includes(first[0])) return null;
  return { name: first[0], schema: first[1] };
}

function listErrorData(contract: Contract): [string, string][] {
  return Object.values(contract.components.schemas).flatMap((schema): [string, string][] => {
    const code = schema.properties?.msgCode?.const;
    const name = schemaName(schema.properties?.data);
    return typeof code === 'string' && name !== null ? [[code, name]] : [];
  });
}

/** Returns each path once, because the variants of a schema may share a property. */
function moneyPaths(contract: Contract, schema: Schema, path: string[] = []): string[] {
  const resolved = resolve(contract, schema);
  if (resolved.format === 'money') return [path.join('.')];
  const paths = [
    ...(resolved.oneOf ?? []).flatMap((choice) => moneyPaths(contract, choice, path)),
    ...(resolved.items ? moneyPaths(contract, resolved.items, [...path, '*']) : []),
    ...(typeof resolved.additionalProperties === 'object'
      ? moneyPaths(contract, resolved.additionalProperties, [...path, '*'])
      : []),
    ...Object.entries(resolved.properties ?? {}).flatMap(([name, property]) =>
      moneyPaths(contract, property, [...path, name]),
    ),
  ];
  return [...new Set(paths)];
}

function resolve(contract: Contract, schema: Schema): Schema {
  const name = schemaName(schema);
  if (name === null) return schema;
  const target = contract.components.schemas[name];
  if (!target) throw new Error(`Unknown schema ${name}`);
  return resolve(contract, target);
}

function schemaName(schema: Schema | undefined): string | null {
  return schema?.$ref?.replace('#/components/schemas/', '') ?? null;
}

function object(entries: readonly (readonly [string, unknown])[]): string {
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
