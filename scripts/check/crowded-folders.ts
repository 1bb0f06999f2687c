/** A folder with more siblings than the limit. */
export interface CrowdedFolder {
  /** Path from the root, with slashes; `.` for the root itself. */
  readonly folder: string;
  readonly siblings: number;
}

/**
 * Returns the folders with more than `limit` siblings.
 * @param paths files from the root, with slashes
 * @param limit maximum number of files and folders directly in one folder
 */
export function crowdedFolders(paths: readonly string[], limit: number): CrowdedFolder[] {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    for (const [depth, name] of parts.entries()) {
      const folder = parts.slice(0, depth).join('/') || '.';
      const siblings = folders.get(folder) ?? new Set();
      folders.set(folder, siblings.add(name));
    }
  }
  return [...folders]
    .map(([folder, { size }]) => ({ folder, siblings: size }))
    .filter(({ siblings }) => siblings > limit);
}
