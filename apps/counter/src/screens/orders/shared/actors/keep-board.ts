/** Loaded after the first render, which does not need it. */
export { keepBoard } from '@claypot/counter/orders';
