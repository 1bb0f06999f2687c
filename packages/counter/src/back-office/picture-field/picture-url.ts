import type { CounterRuntime } from '../../app/ports.ts';

/** Returns the address of a stored picture. */
export function pictureUrl({ subdomain }: Pick<CounterRuntime, 'subdomain'>, file: string): string {
  return `/media/${encodeURIComponent(subdomain)}/${encodeURIComponent(file)}`;
}
