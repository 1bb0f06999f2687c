/**
 * Guards that no test can find missing, by their ids: another guard holds the same, or nothing is lost
 * without it.
 */
export const REASONS: Readonly<Record<string, string>> = {};
