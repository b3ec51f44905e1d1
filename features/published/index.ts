/** `ensayo/steps`: the published steps with their world, for `ensayo conform --features` and for a cucumber of one's own. */
import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import '../support/world.ts';
import '../support/bundles.ts';
import '../support/exchanges.ts';
import '../support/stopping.ts';
import type { DocumentName } from '../support/named-documents.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { sendBrokenOnce } from '../support/broken.ts';
import { english } from './english.ts';
import { withLength } from './rows.ts';
import { documentos, spanish } from './spanish.ts';
import { given, then, when } from './steps.ts';

/** Text in quotes, a number, true or false. */
defineParameterType({
  name: 'value',
  regexp: /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false/,
  transformer: (text: string): unknown => JSON.parse(text),
});

defineParameterType({
  name: 'documento',
  regexp: new RegExp(Object.keys(documentos).join('|')),
  transformer: (name: string): DocumentName => documentos[name] ?? 'invoice',
});

const define = <Steps extends object>(
  keyword: (wording: string, step: Steps[keyof Steps]) => void,
  steps: Steps,
  wordings: Readonly<Record<keyof Steps, string>>,
): void => {
  for (const name in steps) keyword(wordings[name], steps[name]);
};

/** A row is sent when the first step asks for the answer. */
const afterSending = (wording: string, step: (typeof then)[keyof typeof then]): void => {
  const whole = async function (this: EnsayoWorld, ...values: unknown[]) {
    await sendBrokenOnce(this);
    await Reflect.apply(step, this, values);
  };
  Then<EnsayoWorld>(wording, withLength(whole, step.length));
};

// The wordings use the parameter types above, which must be registered first.
for (const language of [english, spanish]) {
  define(Given<EnsayoWorld>, given, language.given);
  define(When<EnsayoWorld>, when, language.when);
  define(afterSending, then, language.then);
}
