import type { Company } from '@claypot/sdk';
import { cx } from '@claypot/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './CompanyLogo.module.css';

interface CompanyLogoProps {
  readonly company: Pick<Company, 'company_name' | 'company_logo'>;
  /** True if the name is also in the text, so that `alt` is empty. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}

/** The company's logo, or its name if the logo fails to load. */
export function CompanyLogo({ company, decorative = false, className }: CompanyLogoProps) {
  const { company_name, company_logo } = company;
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // On a server-rendered page, the image may have failed before hydration.
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
