import { Button } from '@claypot/ui';
import { useState } from 'react';
import styles from './Frame.module.css';
import type { Specimen } from './specimens.ts';

/** Space that a component takes. Components that fill a window get a frame of that size. */
export type FrameKind = 'flow' | 'tile' | 'wide' | 'strip' | 'window' | 'dialog';

interface FrameProps {
  readonly specimen: Specimen;
  readonly kind: FrameKind;
}

/** Renders one specimen under its name. */
export function Frame({ specimen, kind }: FrameProps) {
  const { name, Look } = specimen;
  return (
    <div className={`${styles.frame} ${styles[kind]}`} data-specimen="">
      <p className={styles.name}>{name}</p>
      {kind === 'dialog' ? (
        <Dialog specimen={specimen} />
      ) : (
        <div className={styles.shown}>
          <Look />
        </div>
      )}
    </div>
  );
}

/** Opens on a press, because an open dialog covers the page. */
function Dialog({ specimen }: { readonly specimen: Specimen }) {
  const { component: Shown, args } = specimen;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Shown {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
