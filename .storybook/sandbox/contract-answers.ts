import type { OperationId } from '@claypot/sdk';
import { contract, listOperations, resolve } from '../../openapi/checks/document.ts';

/** An answer the contract gives as an example, as it travels. */
export interface ContractAnswer {
  readonly status: number;
  /** `OK`, or what was refused. */
  readonly code: string;
  /** The example's name, such as `CartEmpty`. */
  readonly name: string;
  /** What the example says of itself. */
  readonly summary: string;
  readonly body: { readonly msgCode: string; readonly data: unknown };
}

interface Example {
  readonly summary?: string;
  readonly value: ContractAnswer['body'];
}

const known = new Map<string, readonly ContractAnswer[]>();

/** Every example the contract gives of an operation's answer, successes first. */
export function contractAnswers(operation: OperationId): readonly ContractAnswer[] {
  const found = known.get(operation) ?? read(operation);
  known.set(operation, found);
  return found;
}

function read(operation: OperationId): readonly ContractAnswer[] {
  const described = listOperations(contract).find(({ operationId }) => operationId === operation);
  return Object.entries(described?.responses ?? {}).flatMap(([status, response]) =>
    Object.values(resolve(contract, response).content ?? {}).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([name, example]) => {
        const { summary = name, value } = resolve<Example>(contract, example as Example);
        return { status: Number(status), code: value.msgCode, name, summary, body: value };
      }),
    ),
  );
}
