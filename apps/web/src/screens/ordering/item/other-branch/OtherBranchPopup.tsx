import { useState } from 'react';
import { Deferred } from '../../../shared/loading/Deferred.tsx';
import type { OtherBranchProps } from './OtherBranchQuestion.tsx';

/** Few carts are another branch's: the question comes with the first that is. */
const loadQuestion = () => import('./OtherBranchQuestion.tsx');

/** Asks before a cart of another branch is emptied. */
export function OtherBranchPopup(props: OtherBranchProps) {
  // What was asked fades out where it was.
  const [asks, setAsks] = useState(false);
  if (props.branch !== null && !asks) setAsks(true);
  return (
    asks && (
      <Deferred load={loadQuestion} outline={null}>
        {({ OtherBranchQuestion }) => <OtherBranchQuestion {...props} />}
      </Deferred>
    )
  );
}
