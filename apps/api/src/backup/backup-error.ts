/** A backup cannot be written or restored. Its message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
