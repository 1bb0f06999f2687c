import type { OperationId } from '@claypot/sdk/contract-types';
import type { BodyForm } from '../../platform/http/body/read-body.ts';
import {
  type ContractDocument,
  type Located,
  pointerStep,
  type RawContent,
  type RawOperation,
  type RawParameter,
  resolve,
} from './document.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** One operation of a contract, with JSON pointers to its request and response schemas. */
export interface Operation<Id extends string = OperationId> {
  id: Id;
  /** Upper case, e.g. `POST`. */
  method: string;
  /** With `{name}` for each parameter, e.g. `/cart/update/{id}`. */
  path: string;
  parameters: Parameter[];
  /** Null if the operation takes no body. */
  body: Body | null;
  /** True if the operation requires a member's token, which is verified before the body is read. */
  membersOnly: boolean;
  /** True if the operation changes nothing. */
  isSafe: boolean;
  /** Minimum identity at the counter; null in the customers' contract. */
  role: string | null;
  /** True if a manager can approve it for a lower role. */
  isApprovable: boolean;
  /** JSON pointers of the response schemas, by status. */
  responses: Map<number, string>;
}

export interface Body extends BodyForm {
  schema: string;
}

export interface Parameter {
  name: string;
  place: 'path' | 'header';
  required: boolean;
  schema: string;
}

/** Returns every operation of the contract. */
export function listOperations<Id extends string = OperationId>(
  document: ContractDocument,
): Operation<Id>[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, raw]) => {
      const pointer = `/paths${pointerStep(path)}/${method}`;
      return toOperation<Id>(document, path, method, resolve(document, raw, pointer));
    }),
  );
}

function toOperation<Id extends string>(
  document: ContractDocument,
  path: string,
  method: string,
  { value, pointer }: Located<RawOperation>,
): Operation<Id> {
  return {
    // The type of ids is generated from this same document.
    id: value.operationId as Id,
    method: method.toUpperCase(),
    path,
    parameters: (value.parameters ?? []).map((parameter, index) =>
      toParameter(resolve(document, parameter, `${pointer}/parameters/${index}`)),
    ),
    body: value.requestBody
      ? toBody(
          document,
          resolve(document, value.requestBody, `${pointer}/requestBody`),
          value['x-max-bytes'] ?? null,
        )
      : null,
    membersOnly: value.security?.every((scheme) => 'bearer' in scheme) ?? false,
    isSafe: value['x-safe'] ?? false,
    role: value['x-role'] ?? null,
    isApprovable: value['x-approvable'] ?? false,
    responses: new Map(
      Object.entries(value.responses).map(([status, response]) => [
        Number(status),
        schemaOf(resolve(document, response, `${pointer}/responses/${status}`), JSON_TYPE),
      ]),
    ),
  };
}

function toParameter({ value, pointer }: Located<RawParameter>): Parameter {
  const { name, required = false } = value;
  if (value.in !== 'path' && value.in !== 'header') {
    throw new Error(`The contract's parameter ${name} is in ${value.in}, which is not supported`);
  }
  return { name, place: value.in, required, schema: `${pointer}/schema` };
}

function toBody(
  document: ContractDocument,
  content: Located<RawContent>,
  maxBytes: number | null,
): Body {
  const form = content.value.content?.[FORM_TYPE];
  const required = content.value.required ?? false;
  if (form === undefined) {
    return { schema: schemaOf(content, JSON_TYPE), required, files: null, maxBytes };
  }
  const schema = schemaOf(content, FORM_TYPE);
  const { value } = resolve(document, form.schema, schema);
  const { properties = {} } = value as { properties?: Record<string, object> };
  const files = Object.entries(properties).filter(([, field]) => 'contentMediaType' in field);
  return { schema, required, files: files.map(([name]) => name), maxBytes };
}

function schemaOf({ pointer }: Located<RawContent>, mediaType: string): string {
  return `${pointer}/content${pointerStep(mediaType)}/schema`;
}
