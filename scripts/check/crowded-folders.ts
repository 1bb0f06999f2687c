/** A folder with more siblings than one sees at a glance. */
export interface CrowdedFolder {
  /** From the root, with slashes; `.` for the root itself. */
  readonly folder: string;
  readonly siblings: number;
}

/**
 * Folders that hold more than `limit` siblings.
 *
 * @param paths files from the root, with slashes
 * @param limit most files and folders that may lie directly in one folder
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
