/** Time in ms after which browsers have read a file that is downloaded. */
const READ_AFTER = 60_000;

/** Offers a CSV file to the person as a download. */
export function saveCsv(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_AFTER);
}
