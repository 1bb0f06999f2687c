export { anAddress } from './addresses.ts';
export { aBranch, aClosedBranch, someHours } from './branches.ts';
export { aCart, aDishInCart, aLine, aTotal } from './cart.ts';
export { aCompany } from './company.ts';
export { aDeliveryOption, someDeliveryOptions } from './delivery.ts';
export { aMember, aNewMember, aUser, SAMPLE_TOKEN } from './members.ts';
export { anOrder, anOrderSummary } from './orders.ts';
export { aReservation } from './reservations.ts';
export { createRestaurant, putInCart, type Restaurant } from './restaurant/restaurant.ts';
