/** Names the choice between two carts among the company's things on the device. */
export const CART_CHOICE = 'cart-choice';
