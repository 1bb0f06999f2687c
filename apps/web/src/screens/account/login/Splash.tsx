import { ClaypotMark } from '@claypot/ui';
import { useState } from 'react';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import styles from './Splash.module.css';

/**
 * Brand splash of the first second. It lets all input through, is part of the server-rendered page,
 * and disappears by CSS alone. It does not appear after a client-side navigation or a late render.
 */
export function Splash({ companyName }: { readonly companyName: string }) {
  const [cameWithPage] = useState(useIsHydrating());
  return cameWithPage ? <SplashView companyName={companyName} /> : null;
}

export function SplashView({ companyName }: { readonly companyName: string }) {
  return (
    <div aria-hidden="true" className={styles.splash}>
      <ClaypotMark size="lg" steaming />
      <span className={styles.brand}>{companyName}</span>
    </div>
  );
}
