import type { Branch } from '@claypot/sdk';
import { useUsualHours } from '../../shared/branch/use-usual-hours.ts';
import { WholeTimes } from '../../shared/layout/WholeTimes.tsx';
import { BranchHeadShape } from './BranchHeadShape.tsx';

/** Which branch the table is at. */
export function BranchHead({ branch }: { readonly branch: Branch }) {
  const usualHours = useUsualHours();
  return (
    <BranchHeadShape
      image={branch.branch_image[0]?.image ?? null}
      name={branch.branch_name}
      address={branch.address}
      hours={<WholeTimes>{usualHours(branch)}</WholeTimes>}
    />
  );
}
