import { createIdentification } from '../../../account/identification/identification.implementation.ts';
import { selectCompany } from '../../../company/record/company.selectors.ts';
import { defineMachines } from '../../composition/define-machines.ts';

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
