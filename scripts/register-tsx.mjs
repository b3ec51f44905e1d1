/** From here on this process imports TypeScript. cucumber-js lists it too, since its workers inherit no loader. */
import { register } from 'tsx/esm/api';

register();
