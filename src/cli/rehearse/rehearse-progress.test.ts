import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import type { Progress, SeenDocument } from '../../harness/rehearsal/observe.ts';
import { supportSet } from '../../harness/rehearsal/report/report.fixture.ts';
import { progressView } from './rehearse-progress.ts';

const documentOf = (number: string, verdict: 'accepted' | 'rejected'): SeenDocument => ({
  exchange: number,
  broughtBy: number,
  receivedAt: '',
  operation: 'SendTestSetAsync',
  testSetId: supportSet.id,
  zipKey: number,
  found: { verdict, kind: 'supportDocument', number, failed: [] },
  xml: undefined,
});

const orders = '\u001b[2J\u009b1m';

const incident = {
  receivedAt: '',
  operation: 'SendBillSync',
  document: 'Factura de venta FE1',
  what: 'fuera del set',
  times: 1,
  english: { document: 'invoice FE1', what: `${orders}outside the set` },
};

const progressOf = (documents: readonly SeenDocument[], change: Partial<TestSet>): Progress => ({
  phase: 'sending',
  sets: [{ ...supportSet, ...change }],
  seen: { documents, answers: new Map(), incidents: [], disturbances: [], waiting: 0 },
});

const first = documentOf('SEDS1', 'rejected');
const second = documentOf('SEDS2', 'accepted');

const steps: readonly Progress[] = [
  progressOf([first], { state: 'open', progress: { supportDocument: { sent: 1, accepted: 0 } } }),
  progressOf([first], { state: 'open', progress: { supportDocument: { sent: 1, accepted: 0 } } }),
  progressOf([first, second], { state: 'accepted', progress: { supportDocument: { sent: 2, accepted: 1 } } }),
];

const shown = (isTTY: boolean, columns?: number): string => {
  let text = '';
  const view = progressView({
    isTTY,
    columns,
    write: (part) => {
      text += part;
    },
  });
  steps.forEach(view);
  return text;
};

beforeEach(() => {
  vi.stubEnv('TERM', 'xterm');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('progress', () => {
  it('is a line for each change in a pipe, and nothing while nothing changes', () => {
    expect(shown(false).split('\n')).toEqual([
      'supportDocument        SEDS1        rejected',
      'supportDocument        SEDS2        accepted',
      'Test set of support: accepted',
      '',
    ]);
  });

  it.each([true, false])(
    'lists documents that did not count, without terminal control sequences (a terminal: %s)',
    (isTTY) => {
      let text = '';
      const [step] = steps;
      const view = progressView({ isTTY, write: (part) => (text += part) });
      if (step !== undefined) view({ ...step, seen: { ...step.seen, incidents: [incident] } });
      expect(text).toContain('SendBillSync, invoice FE1:  [2J 1moutside the set');
    },
  );

  it('is drawn in one place on a terminal', () => {
    const text = shown(true);
    expect(text.split('\u001b[3A\u001b[0J')).toHaveLength(steps.length);
    expect(text).toContain('1 of 1 accepted, 1 rejected');
    expect(text).toContain(`${'█'.repeat(20)} 1 of 1`);
    expect(text).toContain(`${'░'.repeat(20)} 0 of 1`);
  });

  it('fits the width of the terminal', () => {
    const lines = shown(true, 40)
      .split('\n')
      .map((line) => line.replaceAll(/\u001b\[\d*[A-Z]/g, ''));
    expect(Math.max(...lines.map((line) => line.length))).toBe(39);
    expect(lines.some((line) => line.endsWith('…'))).toBe(true);
  });

  it('is not redrawn on a dumb terminal', () => {
    vi.stubEnv('TERM', 'dumb');
    expect(shown(true)).toBe(shown(false));
  });
});
