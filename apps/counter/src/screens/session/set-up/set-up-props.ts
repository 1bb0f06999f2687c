import type {
  BranchValues,
  OwnerValues,
  RestaurantValues,
  SetUpFileKind,
  SetUpView,
  Step,
} from '@claypot/counter/set-up';
import type { FieldChange } from '@claypot/domain/machines';
import type { FormView } from '../../shared/forms/form-view.ts';

/** Forms of the steps. */
export interface SetUpForms {
  readonly restaurant: FormView<RestaurantValues>;
  readonly branch: FormView<BranchValues>;
  readonly owner: FormView<OwnerValues>;
}

export interface SetUpActions {
  readonly onRetry: () => void;
  readonly onGo: (step: Step) => void;
  readonly onContinue: () => void;
  /** A null file removes the stored one. */
  readonly onFile: (change: { readonly kind: SetUpFileKind; readonly file: File | null }) => void;
  readonly onSearch: (query: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onCheck: () => void;
  readonly onCreate: () => void;
  readonly onRestaurant: (change: FieldChange<RestaurantValues>) => void;
  readonly onName: (name: string) => void;
  readonly onBranch: (change: FieldChange<BranchValues>) => void;
  readonly onOwner: (change: FieldChange<OwnerValues>) => void;
  readonly onSubmit: (step: Step) => void;
}

/** Props of every step. */
export interface StepProps {
  readonly view: SetUpView;
  readonly forms: SetUpForms;
  /** Host and port of the page. */
  readonly host: string;
  readonly actions: SetUpActions;
}
