/** The embedded PostgreSQL cannot run here. Its message says why and what to do. */
export class EmbeddedUnavailable extends Error {
  override readonly name = 'EmbeddedUnavailable';
}
