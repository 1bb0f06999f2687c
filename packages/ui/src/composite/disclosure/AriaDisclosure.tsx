import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { chevronDownIcon, chevronUpIcon } from '../../icon/drawings/common.ts';
import { Icon } from '../../icon/Icon.tsx';
import { cx } from '../../utils/cx.ts';
import styles from './Disclosure.module.css';

interface Trigger {
  readonly text: string;
  /** The same with what it is about, for who hears the button by itself. */
  readonly label: string;
}

export interface DisclosureProps {
  /** What stands there folded. */
  readonly brief: ReactNode;
  /** What stands in its place unfolded. */
  readonly children: ReactNode;
  readonly more: Trigger;
  readonly less: Trigger;
}

/** A little that unfolds into all of it, as React Aria has it; the button stands below. */
export function AriaDisclosure({ brief, children, more, less }: DisclosureProps) {
  return (
    <Disclosure className={cx(styles.disclosure)}>
      {({ isExpanded }) => {
        const { text, label } = isExpanded ? less : more;
        return (
          <>
            {!isExpanded && brief}
            <DisclosurePanel>{isExpanded && children}</DisclosurePanel>
            <Button slot="trigger" aria-label={label} className={cx(styles.trigger)}>
              <span>{text}</span>
              <Icon drawing={isExpanded ? chevronUpIcon : chevronDownIcon} size={16} />
            </Button>
          </>
        );
      }}
    </Disclosure>
  );
}
