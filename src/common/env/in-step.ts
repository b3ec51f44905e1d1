import { setImmediate as others } from 'node:timers/promises';

/**
 * How many steps run before the service looks at its connections again. The system hands over one new connection for
 * each look: with all steps of many documents between two of them, five hundred clients would wait for ten seconds
 * until they were refused. Eight documents at a time still take their steps together.
 */
const stepsPerTurn = 8;

/** While clients are refused, the others behind them wait for a look as well: speed for promptness. */
const stepsWhenCrowded = 2;

/** For so many steps after a refusal. */
const crowdedSteps = 200;

let stepsCrowded = 0;
let begun = 0;
/** In the order in which they came. */
const waiting: (() => void)[] = [];

const most = (): number => (stepsCrowded > 0 ? stepsWhenCrowded : stepsPerTurn);

const begin = async (): Promise<void> => {
  if (begun < most()) begun += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  await others();
};

const end = (): void => {
  if (stepsCrowded > 0) stepsCrowded -= 1;
  begun -= 1;
  while (begun < most()) {
    const next = waiting.shift();
    if (next === undefined) return;
    begun += 1;
    next();
  }
};

/** For servers that have just refused a client. */
export const lookMoreOften = (): void => {
  stepsCrowded = crowdedSteps;
};

/**
 * Runs a step of a document after the same step of the documents that reached it before, and ahead of their next one.
 * The code and tables of a step are then in the processor's cache for all but the first of them, which makes documents
 * in progress at the same time a fifth cheaper (decision 010); and small requests in the meantime wait for a step, not
 * for a document.
 */
export const inStep = async <Value>(step: () => Value | Promise<Value>): Promise<Value> => {
  await begin();
  const running = new Promise<Value>((resolve) => {
    resolve(step());
  });
  // What a step waits for does not hold up the others.
  end();
  return running;
};
