/** Storage name of the choice of voucher and points. */
export const CHOICE = 'order-discounts';
