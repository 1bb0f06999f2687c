import 'temporal-polyfill/global';
import { benchMillion } from './million.ts';
await benchMillion();
