/** What the frame's document tells of how to ask Google. */
export interface MapSettings {
  readonly key: string;
  readonly mapId: string;
  readonly language: string;
  readonly region: string;
}

/** @throws Error where the document carries none */
export function readSettings(document: Document): MapSettings {
  const text = document.getElementById('map-settings')?.textContent;
  if (!text) throw new Error('The document says nothing of the map');
  return JSON.parse(text);
}
