/** Time a browser may take to start reading the file, in ms. */
const TAKEN_AFTER = 60_000;

export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), TAKEN_AFTER);
}
