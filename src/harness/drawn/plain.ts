import type { JsonObject } from '../box.ts';

/** As JSON has it: without members that are undefined. */
export const plain = (request: object): JsonObject => JSON.parse(JSON.stringify(request)) as JsonObject; // an object stays one
