/** Storage key of the customer's choice between two carts. */
export const CART_CHOICE = 'cart-choice';
