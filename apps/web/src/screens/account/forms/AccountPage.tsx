import { Icon, Screen, starIcon, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  readonly back: Back;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** The reward for signing up. */
  readonly gift?: ReactNode;
  readonly children: ReactNode;
  /** Link to the other form, for example from login to sign-up. */
  readonly instead: { readonly words: string; readonly link: string; readonly href: string };
}

export function AccountPage({
  back,
  title,
  heading,
  text,
  gift,
  children,
  instead,
}: AccountPageProps) {
  return (
    <Screen top={<TopBar title={title} back={back} />} ground="surface" padding="none">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text}</p>
          {gift !== undefined && (
            <p className={styles.gift}>
              <Icon drawing={starIcon} size={20} filled />
              <span>{gift}</span>
            </p>
          )}
        </header>
        {children}
        <p className={styles.instead}>
          <span>{instead.words}</span> <a href={instead.href}>{instead.link}</a>
        </p>
      </div>
    </Screen>
  );
}
