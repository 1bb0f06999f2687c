/** Branches, delivery branches, addresses, place search and geometry. */
export {
  type AddressEditorEvent,
  addressEditorMachine,
} from './address-form/address-editor.machine.ts';
export {
  type AddressEditorSnapshot,
  type AddressEditorView,
  selectAddressEditor,
} from './address-form/address-editor.selectors.ts';
export type { AddressSubject } from './address-form/address-form.implementation.ts';
export type { AddressFormValues } from './address-form/address-form.schema.ts';
export type { Address, AddressDraft } from './addresses/address.ts';
export { addressLine } from './addresses/address-line.ts';
export { type AddressesEvent, addressesMachine } from './addresses/addresses.machine.ts';
export {
  type AddressesSnapshot,
  selectAddress,
  selectAddresses,
  selectAddressesStatus,
  selectDefaultAddress,
} from './addresses/addresses.selectors.ts';
export type {
  BranchChange,
  BranchChangeView,
  ChosenBranch,
} from './branch-change/branch-change.types.ts';
export { type BranchesEvent, branchesMachine } from './branches/branches.machine.ts';
export {
  type BranchesSnapshot,
  type BranchesView,
  selectBranches,
} from './branches/branches.selectors.ts';
export { type BranchOpening, branchOpening, specialDaysFrom } from './branches/opening.ts';
export { type WeekHoursLine, weekHours } from './branches/week-hours.ts';
export {
  type DeliveryBranchEvent,
  deliveryBranchMachine,
} from './delivery-branch/delivery-branch.machine.ts';
export {
  type DeliveryBranchSnapshot,
  type DeliveryBranchView,
  selectDeliveryBranch,
} from './delivery-branch/delivery-branch.selectors.ts';
export type { DeliveryPlace } from './delivery-branch/delivery-options.implementation.ts';
export {
  canServe,
  type DeliveryWord,
  deliveryWord,
  servingOutlet,
} from './delivery-branch/serving-branch.ts';
export type { FulfilmentMethod } from './fulfilment-method.ts';
export { bearing, COMPASS, type CompassPoint, compassPoint } from './geo/bearing.ts';
export { distanceMetres } from './geo/distance.ts';
export {
  type Box,
  type Landmark,
  locatorView,
  type PictureSize,
  type Pointed,
  placeNames,
  pointAt,
  wayTo,
} from './geo/locator.ts';
export { googleDirectionsLink, googleMapsLink, wazeLink } from './geo/map-links.ts';
export { type MapView, movedBy, type PixelPoint, toPixel, toPlace } from './geo/map-view.ts';
export { type OutletName, placeOutletName } from './geo/outlet-name.ts';
export { type GeoPoint, pointOf, writtenPoint } from './geo/point.ts';
export { scaleBar } from './geo/scale-bar.ts';
export {
  type PickupBranchEvent,
  pickupBranchMachine,
} from './pickup-branch/pickup-branch.machine.ts';
export {
  type PickupBranchSnapshot,
  type PickupBranchView,
  selectPickupBranch,
} from './pickup-branch/pickup-branch.selectors.ts';
export { type PlaceSearchEvent, placeSearchMachine } from './place-search/place-search.machine.ts';
export {
  type PlaceSearchSnapshot,
  type PlaceSearchView,
  selectPlaceSearch,
} from './place-search/place-search.selectors.ts';
