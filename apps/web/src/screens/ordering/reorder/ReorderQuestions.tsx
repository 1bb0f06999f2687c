import { ConfirmReorderPopup } from './ConfirmReorderPopup.tsx';
import type { ReorderProps } from './reorder-props.ts';
import { SkippedPopup } from './SkippedPopup.tsx';

export function ReorderQuestions({ reorder }: { readonly reorder: ReorderProps }) {
  const { view, onConfirm, onDismiss, onContinue } = reorder;
  return (
    <>
      <ConfirmReorderPopup open={view.confirming} onConfirm={onConfirm} onDismiss={onDismiss} />
      <SkippedPopup skipped={view.skipped} onContinue={onContinue} onDismiss={onDismiss} />
    </>
  );
}
