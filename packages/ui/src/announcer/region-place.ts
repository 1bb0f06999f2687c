export interface RegionPlace {
  /** Where the region stands while no dialog is open; answers what forgets it. */
  attach(region: HTMLElement): () => void;
  /** A modal dialog has opened; answers what is to be called when it has closed. */
  enter(modal: HTMLElement): () => void;
}

/**
 * Keeps the region where it is heard. Everything outside of a modal dialog is inert, and what is
 * inert is not read: the region goes along into the dialog and comes back.
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
