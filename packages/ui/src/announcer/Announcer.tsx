import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from '../visually-hidden/VisuallyHidden.module.css';
import { type After, type Announcements, createAnnouncements } from './announcements.ts';
import { createRegionPlace, type RegionPlace } from './region-place.ts';
import { AnnouncerContext } from './useAnnouncement.ts';

/**
 * Wraps the app and renders its only live region: two regions compete, and the more important one
 * may lose. The region is present and empty from the first paint, because screen readers skip a
 * region that appears with its text. Announcements never interrupt; a critical error receives the
 * focus instead.
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
    // The region may have moved into a dialog; React removes only this wrapper, its original
    // parent.
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
