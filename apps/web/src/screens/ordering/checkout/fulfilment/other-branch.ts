import { pathTo, withReturnTo } from '@claypot/domain/routes';

/** Another branch for this order, and back to it with the cart. */
export const OTHER_BRANCH = withReturnTo(pathTo('branchList'), pathTo('orderConfirmation'));
