import { useState } from 'react';
import type { Touches } from '../../deferred/usePart.ts';
import { chevronDownIcon, chevronUpIcon } from '../../icon/drawings/common.ts';
import { Icon } from '../../icon/Icon.tsx';
import type { DisclosureProps } from './AriaDisclosure.tsx';
import styles from './Disclosure.module.css';

/** Disclosure with a native button and `aria-expanded`, until React Aria has loaded. */
export function DisclosureFallback(props: DisclosureProps & { readonly touches?: Touches }) {
  const { brief, children, less, more, touches } = props;
  const [isExpanded, setExpanded] = useState(false);
  const { text, label } = isExpanded ? less : more;
  return (
    <div {...touches} className={styles.disclosure}>
      {isExpanded ? children : brief}
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-label={label}
        className={styles.trigger}
        onClick={() => setExpanded(!isExpanded)}
      >
        <span>{text}</span>
        <Icon drawing={isExpanded ? chevronUpIcon : chevronDownIcon} size={16} />
      </button>
    </div>
  );
}
