/** Milliseconds that a browser may take to begin with a file. */
const TAKEN_AFTER = 60_000;

/** Hands a file to the customer, as a download. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), TAKEN_AFTER);
}
