/** Returns true for the page of the set-up. Its host has no company. */
export function isSetUp({ pathname }: Pick<Location, 'pathname'>): boolean {
  return pathname.replace(/\/$/, '') === '/counter/set-up';
}
