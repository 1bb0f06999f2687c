import { type ReactNode, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDrag } from 'react-aria-components/useDrag';
import { useDrop } from 'react-aria-components/useDrop';
import { gripIcon } from '../../icon/drawings/format.ts';
import { Icon } from '../../icon/Icon.tsx';
import { cx } from '../../utils/cx.ts';
import styles from './DragRow.module.css';

interface DragRowProps {
  readonly id: string;
  /** Name of the list. A row is only dropped in its own. */
  readonly list: string;
  /** Accessible name of the handle, with that of the row. */
  readonly label: string;
  /** Accessible name of the row as a place to drop. */
  readonly place: string;
  /** BCP 47 tag of what screen readers announce. */
  readonly locale: string;
  readonly className?: string | undefined;
  /** Called with the id of the row that was dropped here. */
  readonly onDrop: (id: string) => void;
  /** Contents of the row, with its handle. */
  readonly children: (handle: ReactNode) => ReactNode;
}

/**
 * Row of a list that is put in order by dragging its handle onto another row. With the keyboard,
 * Enter begins, Tab chooses the place, Enter drops and Escape cancels.
 */
export function DragRow(props: DragRowProps) {
  return (
    <I18nProvider locale={props.locale}>
      <Row {...props} />
    </I18nProvider>
  );
}

function Row({ id, list, label, place, className, onDrop, children }: DragRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const type = `application/x-claypot-${list}`;
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [type]: id }],
    getAllowedDropOperations: () => ['move'],
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    async onDrop({ items }) {
      for (const item of items) {
        if (item.kind !== 'text' || !item.types.has(type)) continue;
        const dropped = await item.getText(type);
        if (dropped !== id) onDrop(dropped);
      }
    },
  });
  return (
    <li
      {...dropProps}
      ref={row}
      tabIndex={-1}
      aria-label={isDropTarget ? place : undefined}
      className={cx(className, isDropTarget && styles.target, isDragging && styles.dragging)}
    >
      {children(
        // biome-ignore lint/a11y/useSemanticElements: Firefox cannot drag a button
        <span
          {...dragProps}
          role="button"
          tabIndex={0}
          aria-label={label}
          className={styles.handle}
        >
          <Icon drawing={gripIcon} size={20} />
        </span>,
      )}
    </li>
  );
}
