/** Delays requests of low priority until it is opened, once and for all. */
export interface Gate {
  /** Returns a promise that resolves when the gate opens; null if it is open. */
  opened(): Promise<void> | null;
  open(): void;
}

export function createGate(isOpen: boolean): Gate {
  if (isOpen) return { opened: () => null, open: () => undefined };
  let waiting: Promise<void> | null;
  let end = () => {};
  waiting = new Promise((resolve) => {
    end = resolve;
  });
  return {
    opened: () => waiting,
    open: () => {
      waiting = null;
      end();
    },
  };
}
