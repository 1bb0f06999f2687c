/** Thrown if a company cannot be exported. The message states the reason and the remedy. */
export class ExportRejected extends Error {
  override readonly name = 'ExportRejected';
}
