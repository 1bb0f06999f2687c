import { useState } from 'react';
import { Deferred } from '../../shared/loading/Deferred.tsx';
import type { ReorderProps } from './reorder-props.ts';

/** Loaded on first use, because most orders are repeated without a popup. */
const loadQuestions = () => import('./ReorderQuestions.tsx');

/** Popups of reordering; rendered once per screen. */
export function ReorderPopups({ reorder }: { readonly reorder: ReorderProps }) {
  const { confirming, skipped } = reorder.view;
  const isAsking = confirming || skipped !== null;
  // Stays mounted for the closing animation.
  const [hasAsked, setHasAsked] = useState(isAsking);
  if (isAsking && !hasAsked) setHasAsked(true);
  return (
    hasAsked && (
      <Deferred load={loadQuestions} outline={null}>
        {({ ReorderQuestions }) => <ReorderQuestions reorder={reorder} />}
      </Deferred>
    )
  );
}
