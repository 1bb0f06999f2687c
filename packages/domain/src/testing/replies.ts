const TURNS = 50;

/** Lets every reply that is on its way arrive, however many promises it passes through. */
export async function replies(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}
