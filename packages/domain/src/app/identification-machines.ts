import { selectCompany } from '../company/company.selectors.ts';
import { createIdentification } from '../identification/identification.live.ts';
import { defineMachines } from './define-machines.ts';

/** A member who shows who they are at a machine that others use as well. */
export const identificationMachines = defineMachines((parts) => {
  const { company } = parts;
  return {
    identification: () =>
      createIdentification({
        ...parts,
        companyId: () => selectCompany(company.getSnapshot())?.id ?? null,
      }),
  };
});
