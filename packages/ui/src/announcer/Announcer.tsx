import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from '../visually-hidden/VisuallyHidden.module.css';
import { type After, type Announcements, createAnnouncements } from './announcements.ts';
import { createRegionPlace, type RegionPlace } from './region-place.ts';
import { AnnouncerContext } from './useAnnouncement.ts';

/**
 * Goes round the whole app and holds its only live region: two of them would compete, and the one
 * that loses may be what matters. It is there, empty, from the first paint on, because a region
 * that comes with its words is not read. Nothing interrupts: where a failure must not be missed the
 * focus goes to it.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [announcer] = useState(() => ({
    ...createAnnouncements(afterInBrowser),
    ...createRegionPlace(),
  }));
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <Region announcer={announcer} />
    </AnnouncerContext>
  );
}

function Region({ announcer }: { readonly announcer: Announcements & RegionPlace }) {
  const held = useSyncExternalStore(announcer.subscribe, announcer.read, announcer.read);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? announcer.attach(ref.current) : undefined), [announcer]);
  return (
    // The region itself may stand in a dialog; React takes only what it stood in out of the page.
    <div>
      <div
        ref={ref}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        className={styles.hidden}
      >
        {held.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  );
}

const afterInBrowser: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
