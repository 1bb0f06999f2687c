import { ClaypotMark } from '@claypot/ui';
import { useState } from 'react';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import styles from './Splash.module.css';

/**
 * The first second of a visit belongs to the brand. It lies over the screen but lets every press
 * through, comes with the page and leaves by itself: whoever gets here from another screen, or later
 * than the page, is not kept waiting by it.
 */
export function Splash({ companyName }: { readonly companyName: string }) {
  const [cameWithPage] = useState(useIsHydrating());
  return cameWithPage ? <SplashView companyName={companyName} /> : null;
}

/** What the splash looks like. */
export function SplashView({ companyName }: { readonly companyName: string }) {
  return (
    <div aria-hidden="true" className={styles.splash}>
      <ClaypotMark size="lg" steaming />
      <span className={styles.brand}>{companyName}</span>
    </div>
  );
}
