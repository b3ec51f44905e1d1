import { expect, it } from 'vitest';
import type { Steps } from '../../issuer/steps.ts';
import { createFields } from './start.ts';

const sent = (exchange: string, field: string): Steps['sent'] => ({
  exchange,
  envelope: '',
  body: {},
  kind: 'invoice',
  company: {} as never, // not looked at
  root: { name: 'Invoice', namespaces: {}, content: [{ name: 'cbc:Note', content: 'x', field }] },
});

it('a place leads to the field of its own document, whatever was sent since', () => {
  const { onStep, fieldOf } = createFields();
  onStep('sent', sent('rejected', 'notes'));
  onStep('sent', sent('corrected', 'foot_note'));
  expect(['rejected', 'corrected', 'unknown'].map((one) => fieldOf(one, '/Invoice/cbc:Note'))).toEqual([
    'notes',
    'foot_note',
    undefined,
  ]);
});
