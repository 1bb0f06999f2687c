import type { OperationId } from '@claypot/sdk/contract-types';
import {
  type ContractDocument,
  type Located,
  pointerStep,
  type RawContent,
  type RawOperation,
  type RawParameter,
  resolve,
} from './document.ts';

const JSON_SCHEMA = `/content${pointerStep('application/json')}/schema`;

/** One operation of the contract, with pointers to the schemas of all that goes in and out. */
export interface Operation {
  id: OperationId;
  /** Upper case, e.g. `POST`. */
  method: string;
  /** With `{name}` for each parameter, e.g. `/cart/update/{id}`. */
  path: string;
  parameters: Parameter[];
  /** Null where the operation takes no body. */
  body: string | null;
  /** By status. */
  responses: Map<number, string>;
}

export interface Parameter {
  name: string;
  place: 'path' | 'header';
  required: boolean;
  schema: string;
}

/** Every operation of the contract. */
export function listOperations(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, raw]) => {
      const pointer = `/paths${pointerStep(path)}/${method}`;
      return toOperation(document, path, method, resolve(document, raw, pointer));
    }),
  );
}

function toOperation(
  document: ContractDocument,
  path: string,
  method: string,
  { value, pointer }: Located<RawOperation>,
): Operation {
  return {
    // The union of ids is generated from this same document.
    id: value.operationId as OperationId,
    method: method.toUpperCase(),
    path,
    parameters: (value.parameters ?? []).map((parameter, index) =>
      toParameter(resolve(document, parameter, `${pointer}/parameters/${index}`)),
    ),
    body: value.requestBody
      ? schemaOf(resolve(document, value.requestBody, `${pointer}/requestBody`))
      : null,
    responses: new Map(
      Object.entries(value.responses).map(([status, response]) => [
        Number(status),
        schemaOf(resolve(document, response, `${pointer}/responses/${status}`)),
      ]),
    ),
  };
}

function toParameter({ value, pointer }: Located<RawParameter>): Parameter {
  const { name, required = false } = value;
  if (value.in !== 'path' && value.in !== 'header') {
    throw new Error(`The contract's parameter ${name} stands in ${value.in}, which is not read`);
  }
  return { name, place: value.in, required, schema: `${pointer}/schema` };
}

function schemaOf({ pointer }: Located<RawContent>): string {
  return `${pointer}${JSON_SCHEMA}`;
}
