import { ReorderPopups } from './ReorderPopups.tsx';
import { ReorderPress, type ReorderPressProps } from './ReorderPress.tsx';
import type { ReorderProps } from './reorder-props.ts';

interface ReorderButtonProps extends ReorderPressProps {
  readonly reorder: ReorderProps;
}

/** Reorder button with its popups. */
export function ReorderButton(props: ReorderButtonProps) {
  return (
    <>
      <ReorderPress {...props} />
      <ReorderPopups reorder={props.reorder} />
    </>
  );
}
