/** Runs what it is given in the order in which it was given, each when the one before has ended, however that was. */
export const oneAfterAnother = (): (<Value>(work: () => Promise<Value>) => Promise<Value>) => {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
};
