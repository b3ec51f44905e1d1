/** What a scenario needs and the services that it runs against cannot give: neither a failure nor a success. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

export const outOfReach = (need: string): never => {
  throw new OutOfReach(need);
};

/** An object of which only some members can be had; whoever asks for another learns what the scenario needs. */
export const onlyKnown = <T extends object>(known: Partial<T>, need: string): T =>
  new Proxy(known, {
    get: (target, name): unknown =>
      // Awaiting an object asks for `then`.
      typeof name === 'symbol' || name === 'then' || name in target ? Reflect.get(target, name) : outOfReach(need),
  }) as T; // what is not known never comes back
