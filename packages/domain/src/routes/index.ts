/** All routes, their paths and the route guard. */
export { categoryIn, categoryPath } from './category-path.ts';
export { editedLine, editLinePath } from './edit-line-path.ts';
export { type GuardResult, guard, type Identity } from './guard.ts';
export { hasLeft, leftPath } from './left-path.ts';
export { DELIVERY_PATH, OTHER_ADDRESS_PATH } from './links/order-links.ts';
export { matchRoute, type RouteParams } from './match-route.ts';
export { parentOf } from './parent-of.ts';
export { pathPattern } from './path-pattern.ts';
export { type ParamsOf, pathTo } from './path-to.ts';
export { isReceiptOnly, type ReceiptToken, receiptIn } from './receipt-path.ts';
export { otherWayIn, pathToSignIn, pathToStayGuest } from './return-path.ts';
export { leadsIn, passReturnTo, returnToOf, withReturnTo } from './return-to.ts';
export { ALIASES, ROUTES, type Route, type RouteName, type ScreenName } from './table.ts';
