import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { OutcomeEntry } from '../../simulator/judge/engine/outcome.ts';
import { ledgerKey } from '../../src/harness/ledger/recording.ts';
import { exchangeOf, runExchange, type Ended } from '../../src/harness/violations/exchanges.ts';
import { proofs } from '../support/ledger.ts';
import type { EnsayoWorld } from '../support/world.ts';

/** The outcome under test, and how the exchange ended. */
type Context = { readonly outcome: OutcomeEntry; readonly ended: Ended };

const contexts = new WeakMap<EnsayoWorld, Context>();

const contextOf = (world: EnsayoWorld): Context => {
  const context = contexts.get(world);
  if (context === undefined) throw new Error('No exchange was carried out yet.');
  return context;
};

When(
  'the exchange of outcome {string} about {string} is carried out',
  async function (this: EnsayoWorld, code: string, about: string) {
    const { catalogue } = await import('../../simulator/rules/index.ts');
    const outcome = catalogue().outcomes.find((each) => each.code.code === code);
    if (outcome === undefined) throw new Error(`No outcome is called "${code}".`);
    const exchange = exchangeOf(outcome, about);
    if (exchange !== outcome.otherwise) this.proves.push(outcome);
    const ended = await runExchange(await this.services(), exchange, () => this.nextNumber());
    contexts.set(this, { outcome, ended });
  },
);

Then('it ends with status {string}', function (this: EnsayoWorld, status: string) {
  const { ended } = contextOf(this);
  assert.equal(ended.status, status, `${ended.status}: ${ended.description}`);
});

const hole = '…';

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Parts that differ from answer to answer are left out of a declared message. */
const beginning = (message: string): RegExp => new RegExp(`^${message.split(hole).map(literal).join('.+')}`);

Then('the answer begins {string}', function (this: EnsayoWorld, message: string) {
  assert.match(contextOf(this).ended.description, beginning(message));
});

Then('it ends otherwise', function (this: EnsayoWorld) {
  const { outcome, ended } = contextOf(this);
  const differs = ended.status !== '' && ended.status !== outcome.status;
  proofs.passed(ledgerKey(outcome), differs ? [outcome] : []);
  assert.ok(differs, `${ended.status}: ${ended.description}`);
});
