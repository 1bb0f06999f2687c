import { describe, expect, it } from 'vitest';
import { ContractViolation, compileChecks } from './checks.ts';
import { contract } from './document.ts';

describe('compileChecks', () => {
  const checks = compileChecks(contract);

  it('compiles a check for the request of every operation', () => {
    for (const { operation, findErrorPath } of checks) {
      const parts = { path: {}, headers: {}, body: 'no object' };
      expect(() => findErrorPath(parts), operation.id).not.toThrow();
    }
  });

  it('compiles a check for every response of every operation', () => {
    for (const { operation, assertResponse } of checks) {
      for (const status of operation.responses.keys()) {
        const answer = () => assertResponse(status, 'no envelope');
        expect(answer, `${operation.id} ${status}`).toThrow(ContractViolation);
      }
    }
  });

  it('rejects undeclared statuses', () => {
    for (const { operation, assertResponse } of checks) {
      expect(() => assertResponse(299, {}), operation.id).toThrow('which the contract lacks');
    }
  });
});
