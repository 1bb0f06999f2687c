/**
 * Thrown if the embedded PostgreSQL cannot run here. The message states the reason and the remedy.
 */
export class EmbeddedUnavailable extends Error {
  override readonly name = 'EmbeddedUnavailable';
}
