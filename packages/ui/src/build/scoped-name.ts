/**
 * Creates the function that names CSS classes by file and local name. Vite's default hashes
 * compress badly.
 *
 * @returns a function that throws if two files have the same name
 */
export function createScopedName(): (local: string, file: string) => string {
  const files = new Map<string, string>();
  return (local, file) => {
    const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.module\.css$/, '');
    const known = files.get(name) ?? file;
    if (known !== file) throw new Error(`${known} and ${file} would share their classes`);
    files.set(name, file);
    return `${name}_${local}`;
  };
}
