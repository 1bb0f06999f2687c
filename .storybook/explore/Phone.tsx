import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { mirrorDocument } from './mirror-document.ts';
import styles from './Phone.module.css';

/** A window of its own size inside the page: what opens over the screen leaves the page alone. */
export function Phone({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [screen, setScreen] = useState<Document | null>(null);

  useEffect(() => (screen ? mirrorDocument(document, screen) : undefined), [screen]);

  return (
    <div className={styles.phone}>
      <iframe
        ref={frame}
        className={styles.glass}
        title={label}
        srcDoc="<!doctype html><html><head><title>Phone</title></head><body></body></html>"
        onLoad={() => setScreen(frame.current?.contentDocument ?? null)}
      />
      {screen && createPortal(children, screen.body)}
    </div>
  );
}
