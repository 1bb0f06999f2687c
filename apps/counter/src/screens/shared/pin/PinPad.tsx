import type { PinPadView } from '@claypot/counter/staff';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { backspaceIcon, cx, Icon, useAnnouncement, VisuallyHidden } from '@claypot/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PinPad.module.css';

export interface PinPadProps {
  readonly pad: PinPadView;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Keypad for the PIN of the chosen person. The keyboard's digits work, too. */
export function PinPad({ pad, onDigit, onErase }: PinPadProps) {
  const { t } = useTranslation('counterStaff');
  const isIdle = pad.status !== 'entering';
  useKeyboard(isIdle, onDigit, onErase);
  const problem = useProblem(pad);
  useAnnouncement(pad.status === 'checking' ? t('checkingPin') : problem);
  return (
    <div className={styles.pad}>
      <p className={cx(styles.dots, pad.status === 'checking' && styles.checking)}>
        <VisuallyHidden>
          {t('pinDigits', { entered: pad.count, length: pad.length })}
        </VisuallyHidden>
        {Array.from({ length: pad.length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are all alike and never move
            key={index}
            className={styles.dot}
            data-filled={index < pad.count || undefined}
          />
        ))}
      </p>
      <p className={styles.problem}>{problem}</p>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} digit={digit} isIdle={isIdle} onDigit={onDigit} />
        ))}
        <span />
        <Key digit="0" isIdle={isIdle} onDigit={onDigit} />
        <button
          type="button"
          aria-label={t('eraseDigit')}
          aria-disabled={isIdle || pad.count === 0 || undefined}
          className={cx(styles.key, styles.erase)}
          onClick={isIdle ? undefined : onErase}
        >
          <Icon drawing={backspaceIcon} size={28} />
        </button>
      </div>
    </div>
  );
}

interface KeyProps extends Pick<PinPadProps, 'onDigit'> {
  readonly digit: string;
  readonly isIdle: boolean;
}

/** Stays focusable while idle, so that the focus does not get lost. */
function Key({ digit, isIdle, onDigit }: KeyProps) {
  return (
    <button
      type="button"
      translate="no"
      aria-disabled={isIdle || undefined}
      className={styles.key}
      onClick={isIdle ? undefined : () => onDigit(digit)}
    >
      {digit}
    </button>
  );
}

/** Returns the text of the last PIN's problem; null if there is none. */
function useProblem({ problem }: PinPadView): string | null {
  const { t, i18n } = useTranslation('counterStaff');
  if (problem === null) return null;
  if (problem.code === 'WRONG_PIN' && problem.triesLeft !== null && problem.triesLeft > 0) {
    return t('triesLeft', { count: problem.triesLeft });
  }
  const code = problem.code === 'WRONG_PIN' ? 'PIN_LOCKED' : problem.code;
  return counterErrorMessage(i18n, code);
}

function useKeyboard(isIdle: boolean, onDigit: (digit: string) => void, onErase: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isIdle || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    if (/^\d$/.test(event.key)) onDigit(event.key);
    else if (event.key === 'Backspace') onErase();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
