import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { chevronDownIcon, chevronUpIcon } from '../../icon/drawings/common.ts';
import { Icon } from '../../icon/Icon.tsx';
import { cx } from '../../utils/cx.ts';
import styles from './Disclosure.module.css';

interface Trigger {
  readonly text: string;
  /** Accessible name with context, for reading the button alone. */
  readonly label: string;
}

export interface DisclosureProps {
  readonly brief: ReactNode;
  /** Expanded content, which replaces the collapsed content. */
  readonly children: ReactNode;
  readonly more: Trigger;
  readonly less: Trigger;
}

/** Disclosure with React Aria; its button is below the content. */
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
