/** Returns a path without its query and hash. */
export function pathname(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/** Returns the query of a path without its hash. */
export function search(path: string): string {
  return path.slice(pathname(path).length).replace(/#.*$/s, '');
}
