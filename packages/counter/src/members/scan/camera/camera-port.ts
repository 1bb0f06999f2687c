/**
 * `refused`: a person or the device does not allow it; `missing`: there is none; `failed`: another
 * program uses it, or it stopped.
 */
export type CameraFailure = 'refused' | 'missing' | 'failed';

/** The camera of the device with its decoder, which a front end implements. */
export interface CameraPort {
  /**
   * Asks for the permission and starts the camera. Resolves to null, or to the reason why it does
   * not run. Calls `onEnded` if the camera stops later.
   */
  open(onEnded: () => void): Promise<CameraFailure | null>;
  /** Stops the camera, also while it starts. */
  close(): void;
  /** Loads the decoder. Rejects without a connection; a later call tries again. */
  prepare(): Promise<void>;
  /** Returns the texts of all codes in the present picture. */
  read(): Promise<readonly string[]>;
}
