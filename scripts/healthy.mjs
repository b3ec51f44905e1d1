/**
 * Whether services are ready, for the health check of a container: exit code 0 when all of them are. They are those of a
 * ready file, or the given addresses.
 *
 *   node scripts/healthy.mjs READY_FILE
 *   node scripts/healthy.mjs http://127.0.0.1:8080/ready …
 */
import { readFileSync } from 'node:fs';

const given = process.argv.slice(2);

/** @param {string} address */
const answers = async (address) => {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(2_500) });
  if (!ok) throw new Error(`${address} is not ready.`);
};

/** An authority elsewhere has no control interface in the file. */
const ownServices = () => {
  const { authority, control, issuer } = JSON.parse(readFileSync(given[0] ?? 'ready.json', 'utf8'));
  return [control === undefined ? undefined : authority, issuer]
    .filter((url) => url !== undefined)
    .map((url) => new URL('/ready', url).href);
};

try {
  const addresses = given[0]?.startsWith('http') === true ? given : ownServices();
  await Promise.all(addresses.map(answers));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
