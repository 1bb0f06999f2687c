import type { OperationId } from '@claypot/sdk/contract-types';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, unescapeStep } from './document.ts';
import { listOperations, type Operation, type Parameter } from './operations.ts';

/** Parsed parts of a request, validated or not. */
export interface Parts {
  path: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

export interface OperationChecks<Id extends string = OperationId> {
  operation: Operation<Id>;
  /** Returns the path of the first invalid field, e.g. `body.qty`; null if all are valid. */
  findErrorPath(parts: Parts): string | null;
  /** @throws ContractViolation if the server's response is invalid. */
  assertResponse(status: number, envelope: unknown): void;
}

/** Thrown if the server's own response violates the contract; only tests check this. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

const CONTRACT = 'contract';

/**
 * Returns checks per operation. Each check is compiled on first use, because compiling all of them
 * takes half of the server's start.
 */
export function compileChecks<Id extends string = OperationId>(
  document: ContractDocument,
): OperationChecks<Id>[] {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    formats: { money: true },
    // Optimised code is not faster, and compiling it takes 60 % longer.
    code: { optimize: false },
  });
  addFormats.default(ajv);
  ajv.addSchema(document, CONTRACT);
  return listOperations<Id>(document).map((operation) => {
    let compiledRequest: ValidateFunction | undefined;
    const requestCheck = () => {
      compiledRequest ??= ajv.compile(requestSchema(operation));
      return compiledRequest;
    };
    const responseCheck = compileOnDemand(ajv, operation.responses);
    return {
      operation,
      findErrorPath: ({ path, headers, body }) => {
        const check = requestCheck();
        return check({ path, header: headers, body }) ? null : errorPath(check.errors);
      },
      assertResponse: (status, envelope) =>
        assertResponse(operation.id, status, responseCheck(status), envelope),
    };
  });
}

function requestSchema({ parameters, body }: Pick<Operation, 'parameters' | 'body'>): object {
  return {
    type: 'object',
    required: ['path', 'header', ...(body ? ['body'] : [])],
    properties: {
      path: parametersSchema(parameters.filter(({ place }) => place === 'path')),
      header: parametersSchema(parameters.filter(({ place }) => place === 'header')),
      body: body ? refer(body.schema) : {},
    },
  };
}

function parametersSchema(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, refer(schema)])),
  };
}

/**
 * Returns a function from status to its check, which is compiled on first use; undefined for an
 * undeclared status.
 */
function compileOnDemand(ajv: Ajv2020, schemas: ReadonlyMap<number, string>) {
  const compiled = new Map<number, ValidateFunction>();
  return (status: number): ValidateFunction | undefined => {
    const schema = schemas.get(status);
    if (schema === undefined) return undefined;
    const check = compiled.get(status) ?? ajv.compile(refer(schema));
    compiled.set(status, check);
    return check;
  };
}

function refer(pointer: string): object {
  return { $ref: `${CONTRACT}#${encodeURI(pointer)}` };
}

function assertResponse(
  id: string,
  status: number,
  check: ValidateFunction | undefined,
  envelope: unknown,
): void {
  if (!check) throw new ContractViolation(`${id} returned ${status}, which the contract lacks`);
  if (check(envelope)) return;
  const messages = (check.errors ?? []).map(
    (error) => `${errorPath([error])} ${error.message ?? error.keyword}`,
  );
  throw new ContractViolation(
    `${id} returned ${status} with a body that the contract does not allow: ${messages.join('; ')}`,
  );
}

/** Returns the path of the first invalid field. Missing and unknown fields are part of the path. */
function errorPath(errors: readonly ErrorObject[] | null | undefined): string {
  const [error] = errors ?? [];
  if (!error) return '';
  const { missingProperty, additionalProperty } = error.params;
  const field: unknown = missingProperty ?? additionalProperty;
  const steps = error.instancePath.split('/').slice(1);
  if (typeof field === 'string') steps.push(field);
  return steps.map(unescapeStep).join('.').slice(0, 500);
}
