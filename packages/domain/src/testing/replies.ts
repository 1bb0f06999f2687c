const TURNS = 50;

/** Waits until all pending replies have arrived, through up to 50 promises. */
export async function replies(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}
