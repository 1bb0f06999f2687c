import { ReorderPopups } from './ReorderPopups.tsx';
import { ReorderPress, type ReorderPressProps } from './ReorderPress.tsx';
import type { ReorderProps } from './reorder-props.ts';

interface ReorderButtonProps extends ReorderPressProps {
  readonly reorder: ReorderProps;
}

/** Orders the same again, with the questions and news that come with it. */
export function ReorderButton(props: ReorderButtonProps) {
  return (
    <>
      <ReorderPress {...props} />
      <ReorderPopups reorder={props.reorder} />
    </>
  );
}
