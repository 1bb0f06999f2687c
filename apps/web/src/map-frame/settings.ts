export interface MapSettings {
  readonly key: string;
  readonly mapId: string;
  readonly language: string;
  readonly region: string;
}

/** Reads the settings from the document. @throws Error if it contains none */
export function readSettings(document: Document): MapSettings {
  const text = document.getElementById('map-settings')?.textContent;
  if (!text) throw new Error('The document says nothing of the map');
  return JSON.parse(text);
}
