/** What the choice of voucher and points is called among what the device keeps. */
export const CHOICE = 'order-discounts';
