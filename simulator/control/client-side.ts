/**
 * What a client sees of routes and refusals. The published types of `ensayo/control` lead here, so this file and those
 * that it imports know neither a library nor Node's types.
 */

/** A wrong field of a body, as its caller reads it. */
export type ToldFieldProblem = {
  /** JSON pointer into the body: `/ranges/0/from`. */
  readonly path: string;
  readonly received: unknown;
  readonly expected: string;
};

/** A route: for the compiler alone, its client method, and the address and arguments of that call. */
export type RouteFor<ClientMethod, Address extends string, TakesBody extends boolean> = {
  readonly operation: string;
  readonly clientMethod?: ClientMethod;
  readonly address?: Address;
  readonly takesBody?: TakesBody;
};
