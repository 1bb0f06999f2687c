/**
 * Thrown if a backup cannot be written or restored. The message states the reason and the remedy.
 */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
