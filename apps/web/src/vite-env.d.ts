interface ImportMetaEnv {
  /** Whose app it is on a host that names no company; empty in a built app. */
  readonly VITE_DEFAULT_COMPANY?: string;
}
