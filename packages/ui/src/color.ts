/** Separate entry for the colour picker: it is large and rarely needed, so it loads on demand. */
export { ColorPicker } from './composite/color-picker/ColorPicker.tsx';
