import { fromRequest } from '../machine/from-request.ts';
import type { Ports } from '../ports.ts';
import { companyMachine } from './company.machine.ts';
import type { CompanyRecord } from './company.types.ts';

/** The company machine, asking the api. */
export function createCompanyImplementations({ api }: Pick<Ports, 'api'>) {
  return companyMachine.provide({
    actors: {
      loadCompany: fromRequest<CompanyRecord, { subdomain: string }>(({ input, signal }) =>
        api.companyInfo({ body: { subdomain: input.subdomain } }, { signal }),
      ),
    },
  });
}
