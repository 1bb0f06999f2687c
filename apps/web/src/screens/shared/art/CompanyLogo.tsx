import type { Company } from '@claypot/sdk';
import { cx } from '@claypot/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './CompanyLogo.module.css';

interface CompanyLogoProps {
  readonly company: Pick<Company, 'company_name' | 'company_logo'>;
  /** Said elsewhere already: the logo is only to be looked at. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}

/** The company's logo; its name where the logo does not load. */
export function CompanyLogo({ company, decorative = false, className }: CompanyLogoProps) {
  const { company_name, company_logo } = company;
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A drawn page may have failed to load it before this code came.
  useEffect(() => {
    const { current } = image;
    if (current?.complete) current.decode().catch(() => setFailed(true));
  }, []);

  if (failed) return <span>{company_name}</span>;
  return (
    <img
      ref={image}
      src={company_logo}
      alt={decorative ? '' : company_name}
      draggable={false}
      className={cx(styles.logo, className)}
      onError={() => setFailed(true)}
    />
  );
}
