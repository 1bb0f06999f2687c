import { fromPromise } from 'xstate';
import type { Ports } from '../ports.ts';
import { companyMachine } from './company.machine.ts';

/** The company machine, asking the api. */
export function createCompanyImplementations({ api }: Pick<Ports, 'api'>) {
  return companyMachine.provide({
    actors: {
      loadCompany: fromPromise(({ input, signal }) =>
        api.companyInfo({ body: { subdomain: input.subdomain } }, { signal }),
      ),
    },
  });
}
