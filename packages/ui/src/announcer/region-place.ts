export interface RegionPlace {
  /** Registers the region at its place outside of dialogs. Returns a function that detaches it. */
  attach(region: HTMLElement): () => void;
  /** Called when a modal dialog opens. Returns a function to call when it closes. */
  enter(modal: HTMLElement): () => void;
}

/**
 * Moves the live region into the open modal dialog and back. Everything outside of a modal dialog
 * is inert, and screen readers do not read inert regions.
 */
export function createRegionPlace(): RegionPlace {
  const modals: HTMLElement[] = [];
  let region: HTMLElement | null = null;
  let home: HTMLElement | null = null;

  function settle(): void {
    const place = modals.at(-1) ?? home;
    if (region !== null && place !== null && region.parentElement !== place) place.append(region);
  }

  return {
    attach(element) {
      region = element;
      home = element.parentElement;
      settle();
      return () => {
        home?.append(element);
        region = null;
      };
    },
    enter(modal) {
      modals.push(modal);
      settle();
      return () => {
        modals.splice(modals.lastIndexOf(modal), 1);
        settle();
      };
    },
  };
}
