import { useState } from 'react';
import { Deferred } from '../../../shared/loading/Deferred.tsx';
import type { OtherBranchProps } from './OtherBranchQuestion.tsx';

/** Loaded on first use, because few carts belong to another branch. */
const loadQuestion = () => import('./OtherBranchQuestion.tsx');

/** Asks for confirmation before emptying another branch's cart. */
export function OtherBranchPopup(props: OtherBranchProps) {
  // Stays mounted for the closing animation.
  const [hasAsked, setHasAsked] = useState(false);
  if (props.branch !== null && !hasAsked) setHasAsked(true);
  return (
    hasAsked && (
      <Deferred load={loadQuestion} outline={null}>
        {({ OtherBranchQuestion }) => <OtherBranchQuestion {...props} />}
      </Deferred>
    )
  );
}
