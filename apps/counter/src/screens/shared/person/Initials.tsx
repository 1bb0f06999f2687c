import styles from './Initials.module.css';

/** Initials of a person next to the name. Decorative. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true" translate="no" className={styles.initials}>
      {initialsOf(name)}
    </span>
  );
}

/** Chinese names are recognised by their last character, others by the first two words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', second = ''] = words;
  if (/^\p{Script=Han}/u.test(first)) return [...first].at(-1) ?? '';
  return ([...first][0] ?? '').toUpperCase() + ([...second][0] ?? '').toUpperCase();
}
