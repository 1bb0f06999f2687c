export interface NameBranchDeps {
  /** Returns true if the selected branch has no name: a link selects it by its id. */
  isUnnamed: () => boolean;
  /** Loads the name of the selected branch. */
  rename: () => void;
  /** Runs `work` when the device is idle. */
  whenIdle: (work: () => void) => void;
}

/** Loads the name of a branch that a link has selected, when the device is idle. */
export function nameBranch({ isUnnamed, rename, whenIdle }: NameBranchDeps): void {
  whenIdle(() => {
    if (isUnnamed()) rename();
  });
}
