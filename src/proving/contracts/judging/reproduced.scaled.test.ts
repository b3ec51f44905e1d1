/** What `reproduce` writes, judged by `judge`: the valid document is accepted, the broken one rejected with its code. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { documentKinds } from '../../../../simulator/document/kind.ts';
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import { violationOf } from '../../../../simulator/judge/engine/violation-of.ts';
import { isLong, sampled } from '../../../common/testing/volume.ts';
import { breakableEntries } from '../../../harness/catalogue-facts.ts';
import { runHere } from '../../../cli/testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-reproduced-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** In others it is the message, the archive, the registry or the time that is broken, or a certificate that nobody knows. */
const inTheDocument: ReadonlySet<string> = new Set(['built', 'coded', 'signature', 'signed', 'currency', 'corrected']);

const isInTheDocument = (entry: CatalogueEntry): boolean =>
  Object.keys(violationOf(entry) ?? { none: true }).every((part) => inTheDocument.has(part));

const entries = documentKinds.flatMap((kind) =>
  breakableEntries(kind).filter((each) => each.rule.outcome === undefined && isInTheDocument(each)),
);

const most = isLong ? 400 : 40;

/** Evenly spread over all kinds of document. */
const chosen = sampled(
  Array.from({ length: most }, (_, at) => entries[Math.floor((at * entries.length) / most)]).filter(
    (entry) => entry !== undefined,
  ),
  3,
);

type Report = { readonly verdict: string; readonly failed: readonly { readonly code: string }[] };

const clock = '2026-11-20T10:00:00-05:00';

/** Milliseconds: each starts the services, on a machine that runs other tests. */
const patient = 300_000 + 5_000 * chosen.length;

/** How both are judged, by the command that was written for them. */
const judgedAs = async ({ code, document }: CatalogueEntry): Promise<readonly (Report | undefined)[]> => {
  const out = join(folder, `${code.code}-${document}`);
  const { stdout } = await runHere([
    'reproduce',
    code.code,
    '--document',
    document,
    '--clock',
    clock,
    '--out',
    out,
    '--json',
  ]);
  const { judge } = JSON.parse(stdout) as { readonly judge: string };
  const judged = await runHere([...judge.split(' ').slice(1), '--no-changes', '--json']);
  return JSON.parse(judged.stdout) as readonly Report[];
};

const isRight = ({ code }: CatalogueEntry, [valid, broken]: readonly (Report | undefined)[]): boolean =>
  valid?.verdict === 'accepted' &&
  broken?.failed.some((failed) => failed.code === code.code) === true &&
  (code.kind !== 'Rechazo' || broken.verdict === 'rejected');

it(
  'the broken document fails with its code, and the valid one is accepted, by what is written beside them',
  {
    timeout: patient,
  },
  async () => {
    const wrong: unknown[] = [];
    for (const entry of chosen) {
      const reports = await judgedAs(entry);
      if (isRight(entry, reports)) continue;
      const told = reports.map((report) => [report?.verdict, report?.failed.map(({ code }) => code).join(' ')]);
      wrong.push([entry.code.code, entry.document, ...told]);
    }
    expect(wrong).toEqual([]);
  },
);
