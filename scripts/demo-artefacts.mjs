/**
 * Issues the documents of `ensayo demo` and writes everything that comes of them to a folder: the result of each step,
 * the replies, and the files that these name. The address of the authority is part of a signed message, so its port is
 * given.
 *
 *   node scripts/demo-artefacts.mjs DIR PORT
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

await import('./register-tsx.mjs');

/** @param {string} path */
const source = (path) => import(new URL(`../${path}`, import.meta.url).href);

const [{ startBox }, { createTracer }, { runDemo }] = await Promise.all(
  ['src/harness/box.ts', 'src/harness/trace.ts', 'src/cli/demo/run-demo.ts'].map(source),
);

const [, , given = '', port = ''] = process.argv;
const folder = resolve(given);
const replies = join(folder, 'replies');
mkdirSync(replies, { recursive: true });
const tracer = createTracer(folder);
const box = await startBox({
  seed: 'versions',
  clock: '2026-11-20T10:00:00-05:00',
  ports: { authority: Number(port) },
  onStep: tracer.onStep,
});

let count = 0;

/**
 * Files are made when they are first asked for; those of a preview are in its reply.
 * @param {Readonly<Record<string, unknown>>} body
 */
const keep = async (body) => {
  const first = join(replies, String((count += 1)).padStart(2, '0'));
  writeFileSync(`${first}-reply.json`, JSON.stringify(body, null, 2));
  if ('base64invoicepdf' in body) return;
  const names = Object.entries(body).flatMap(([key, value]) =>
    /^url/.test(key) && typeof value === 'string' && !value.startsWith('.') ? [value] : [],
  );
  for (const name of names) {
    const response = await fetch(`${box.issuer.url}/api/ubl2.1/download/${box.company.nit}/${name}`, {
      headers: { authorization: `Bearer ${box.token}` },
    });
    if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
    writeFileSync(`${first}-${name}`, Buffer.from(await response.arrayBuffer()));
  }
};

/** @param {readonly unknown[]} request */
const post = async (...request) => {
  const reply = await box.post(...request);
  await keep(reply.body);
  return reply;
};

try {
  await runDemo({ ...box, post }, tracer);
} finally {
  await box.close();
}
