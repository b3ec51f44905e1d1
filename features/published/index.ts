/** `ensayo/steps`: the published steps with their world, for `ensayo conform --features` and for a cucumber of one's own. */
import { defineParameterType } from '@cucumber/cucumber';
import '../support/world.ts';
import '../support/bundles.ts';

/** Text in quotes, a number, true or false. */
defineParameterType({
  name: 'value',
  regexp: /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false/,
  transformer: (text: string): unknown => JSON.parse(text),
});

// The wordings use the parameter type above, which must be known before them.
await import('./english.ts');
await import('./spanish.ts');
