import { describe, expect, it } from 'vitest';
import type { CounterOperationId } from '../counter/handlers.ts';
import { ContractViolation, compileChecks } from './checks.ts';
import { type ContractDocument, contract, counterContract } from './document.ts';

const EMPTY = { path: {}, headers: {}, body: undefined };

describe('compileChecks', () => {
  const checks = compileChecks(contract);

  it('compiles a check for every response of every operation', () => {
    for (const { operation, assertResponse } of checks) {
      for (const status of operation.responses.keys()) {
        const answer = () => assertResponse(status, 'no envelope');
        expect(answer, `${operation.id} ${status}`).toThrow(ContractViolation);
      }
    }
  });

  it('compiles a check for every request of both contracts', () => {
    for (const { operation, findErrorPath } of [
      ...checks,
      ...compileChecks<CounterOperationId>(counterContract),
    ]) {
      const needsInput = operation.body !== null || operation.parameters.some((p) => p.required);
      const found = expect(findErrorPath(EMPTY), operation.id);
      if (needsInput) found.not.toBeNull();
      else found.toBeNull();
    }
  });

  it('throws at the first request if its schema refers to nothing', () => {
    const [check] = compileChecks<string>(withBody({ $ref: '#/components/schemas/Missing' }));
    expect(() => check?.findErrorPath({ ...EMPTY, body: {} })).toThrow("can't resolve reference");
  });

  it('throws at the first request if its schema is invalid', () => {
    const [check] = compileChecks<string>(withBody({ pattern: '(' }));
    expect(() => check?.findErrorPath({ ...EMPTY, body: {} })).toThrow(
      'Invalid regular expression',
    );
  });

  it('rejects undeclared statuses', () => {
    for (const { operation, assertResponse } of checks) {
      expect(() => assertResponse(299, {}), operation.id).toThrow('which the contract lacks');
    }
  });
});

/** A contract of one operation with this schema of its body. */
function withBody(schema: object): ContractDocument {
  return {
    paths: {
      '/bad': {
        post: {
          operationId: 'bad',
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: {},
        },
      },
    },
  };
}
