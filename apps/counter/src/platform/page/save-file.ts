/** Lets the browser save a text file on the device. */
export function saveFile(document: Document, name: string, parts: readonly string[]): void {
  saveBlob(document, name, new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
}

/** Lets the browser save a file on the device. */
export function saveBlob(document: Document, name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
