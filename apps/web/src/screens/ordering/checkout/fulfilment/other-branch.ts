import { pathTo, withReturnTo } from '@claypot/domain/routes';

/** Path of the branch list that returns to the checkout. */
export const OTHER_BRANCH = withReturnTo(pathTo('branchList'), pathTo('orderConfirmation'));
