import { createIdentification } from '../../../account/identification/identification.implementation.ts';
import { selectCompany } from '../../../company/record/company.selectors.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machine that signs a member in at a shared device. */
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
