import { useState } from 'react';
import { Deferred } from '../../shared/loading/Deferred.tsx';
import type { ReorderProps } from './reorder-props.ts';

/** Most orders are had again without a question: the questions come with the first of them. */
const loadQuestions = () => import('./ReorderQuestions.tsx');

/** Asks and tells what ordering again has to ask and tell; once a screen. */
export function ReorderPopups({ reorder }: { readonly reorder: ReorderProps }) {
  const { confirming, skipped } = reorder.view;
  const isAsking = confirming || skipped !== null;
  // What was asked fades out where it was.
  const [asks, setAsks] = useState(isAsking);
  if (isAsking && !asks) setAsks(true);
  return (
    asks && (
      <Deferred load={loadQuestions} outline={null}>
        {({ ReorderQuestions }) => <ReorderQuestions reorder={reorder} />}
      </Deferred>
    )
  );
}
