/**
 * A peer that is not JavaScript: Saxon, of Debian's libsaxonhe-java, runs a stylesheet with as many rules as an invoice has.
 * Each asks whether something at the place of one of our rules is blank: no arithmetic, no registry, no signature.
 */
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { packageFile } from '../../../common/data-directory.ts';
import { listedRules } from '../../../harness/catalogue-facts.ts';
import { saxonCase } from '../cases.ts';
import { createIssuing } from '../inside/issuing.ts';
import { createBenchAuthority } from '../inside/judging.ts';
import { note, type Releases } from '../program.ts';
import { requestSource } from '../requests.ts';
import type { RunningCase } from '../rounds.ts';
import { cores, startPinned } from '../services/pinned.ts';

const jar = '/usr/share/java/Saxon-HE.jar';

/** Some rules are about several places, or about none in the document. */
const isPath = (target: string): boolean => /^\/Invoice(\/[@\w:]+)*$/.test(target);

/** @param namespaces of an invoice, by prefix; that of its root is the empty one */
export const stylesheetOf = (targets: readonly string[], namespaces: ReadonlyMap<string, string>): string => {
  const declared = [...namespaces].flatMap(([prefix, uri]) => (prefix === '' ? [] : [`xmlns:${prefix}="${uri}"`]));
  const rules = targets
    .filter(isPath)
    .map((path, index) => `<xsl:if test="${path}[not(normalize-space())]"><failed rule="${String(index)}"/></xsl:if>`);
  return [
    '<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"',
    `${declared.join(' ')} xpath-default-namespace="${namespaces.get('') ?? ''}">`,
    `<xsl:template match="/"><report>${rules.join('\n')}</report></xsl:template></xsl:stylesheet>`,
  ].join(' ');
};

/** As its root declares them. */
const namespacesOf = (xml: string): ReadonlyMap<string, string> =>
  new Map([...xml.matchAll(/\sxmlns(?::([\w-]+))?="([^"]+)"/g)].map(([, prefix = '', uri = '']) => [prefix, uri]));

/** An invoice of ten lines, signed. */
const signedInvoice = async (): Promise<string> => {
  const { certificates } = await createBenchAuthority();
  const issuing = await createIssuing(certificates, 'invoice');
  const { signedXml } = await issuing.prepare(requestSource(10)());
  await issuing.close();
  return signedXml;
};

type SaxonOptions = { readonly times: number; readonly warmUps: number; readonly releases: Releases };

/** Nothing where Debian's package is not installed. */
export const saxonCases = async ({ times, warmUps, releases }: SaxonOptions): Promise<readonly RunningCase[]> => {
  if (!existsSync(jar)) {
    note(`${saxonCase} is not measured: ${jar} is not there (apt-get install libsaxonhe-java).`);
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-bench-saxon-'));
  releases.add(() => rmSync(folder, { recursive: true, force: true }));
  const [stylesheet, invoice] = [join(folder, 'rules.xsl'), join(folder, 'invoice.xml')];
  const document = await signedInvoice();
  const targets = listedRules().flatMap((rule) => (rule.document === 'invoice' ? [rule.target] : []));
  writeFileSync(stylesheet, stylesheetOf(targets, namespacesOf(document)));
  writeFileSync(invoice, document);
  const args = ['-cp', jar, packageFile('src/proving/bench/peer/Saxon.java'), stylesheet, invoice];
  const child = startPinned('java', { args, core: cores.service, stdio: ['pipe', 'pipe', 'inherit'] });
  releases.add(() => void child.kill());
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('Saxon has no pipes.');
  const lines = createInterface({ input: stdout });
  lines.on('close', () => lines.emit('line', ''));
  const run = async () => {
    stdin.write(`${String(times)}\n`);
    const [line] = (await once(lines, 'line')) as [string]; // an event of readline
    const [worked = Number.NaN, elapsed = Number.NaN] = line.split(' ').map(Number);
    if (!(worked > 0)) throw new Error('Saxon ended; its error is above.');
    return { value: times / worked, cores: worked / elapsed };
  };
  for (let done = 0; done < warmUps; done += 1) await run();
  return [{ name: saxonCase, run }];
};
