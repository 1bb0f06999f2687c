import type { RestaurantExport } from '@claypot/sdk/counter';

/** Downloads at the same time. */
const AT_ONCE = 6;

/**
 * Packs an exported restaurant with its pictures as a ZIP file.
 * @returns null if a picture cannot be downloaded, because an import would reject such a folder.
 */
export async function packFolder(
  { name, files, pictures }: RestaurantExport,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { strToU8, zipSync } = await import('fflate');
  const images = await downloadAll(pictures, signal);
  if (images === null) return null;
  const entries: Record<string, Uint8Array | [Uint8Array, { level: 0 }]> = {};
  for (const { path, text } of files) entries[`${name}/${path}`] = strToU8(text);
  // Pictures are compressed already.
  for (const [image, bytes] of images) entries[`${name}/images/${image}`] = [bytes, { level: 0 }];
  return new Blob([new Uint8Array(zipSync(entries))], { type: 'application/zip' });
}

/** Returns the bytes of a text in base64. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

async function downloadAll(
  pictures: RestaurantExport['pictures'],
  signal: AbortSignal,
): Promise<Map<string, Uint8Array> | null> {
  const left = [...pictures];
  const images = new Map<string, Uint8Array>();
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const response = await fetch(next.url, { signal });
      if (!response.ok) throw new Error(`${next.url} returned ${response.status}`);
      images.set(next.name, new Uint8Array(await response.arrayBuffer()));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return images;
  } catch {
    return null;
  }
}
