import contract from '@claypot/sdk/contract' with { type: 'json' };

/** Response body of an operation: an envelope of the contract. */
export interface Body {
  readonly msgCode: string;
  readonly data: unknown;
}

interface Example {
  readonly $ref: string;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: {
          readonly 'application/json'?: { readonly examples?: Readonly<Record<string, Example>> };
        };
      }
    >
  >;
}

const examples: Readonly<Record<string, { readonly value: unknown }>> =
  contract.components.examples;

const OPERATIONS = Object.entries(contract.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^/api${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operation: operation as Operation,
  })),
);

/** Returns the first example of an operation's response in the contract. @throws Error if none */
export function exampleOf(id: string): Body {
  const found = OPERATIONS.find(({ operation }) => operation.operationId === id)?.operation;
  const shown = found?.responses['200']?.content?.['application/json']?.examples ?? {};
  const [{ $ref } = { $ref: '' }] = Object.values(shown);
  const value = examples[$ref.replace(/^.*\//, '')]?.value;
  if (value === undefined) throw new Error(`The contract has no example of ${id}`);
  return value as Body;
}

interface ExampleApi {
  readonly call: (request: Request) => Promise<Response>;
  /** Ids of the operations called. */
  readonly called: readonly string[];
}

/**
 * Creates an API that responds to each operation with the example of the contract.
 *
 * @param change returns another body for an operation
 * @param turns turns of the event loop before each response
 */
export function createExampleApi(change: (id: string, body: Body) => Body, turns = 0): ExampleApi {
  const called: string[] = [];
  return {
    called,
    async call(request) {
      const { pathname } = new URL(request.url);
      const found = OPERATIONS.find(
        ({ method, pattern }) => method === request.method && pattern.test(pathname),
      );
      if (found === undefined) return new Response('{}', { status: 404 });
      const { operationId } = found.operation;
      called.push(operationId);
      for (let turn = 0; turn < turns; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      return Response.json(change(operationId, exampleOf(operationId)));
    },
  };
}
