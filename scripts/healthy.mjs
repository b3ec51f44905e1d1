/**
 * Whether the services of a ready file answer, for the health check of a container: exit code 0 when all of them do.
 *
 *   node scripts/healthy.mjs READY_FILE
 */
import { readFileSync } from 'node:fs';

const [file = 'ready.json'] = process.argv.slice(2);

/** @param {string} address */
const answers = async (address) => {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(2_500) });
  if (!ok) throw new Error(`${address} is not ready.`);
};

try {
  const { authority, issuer } = JSON.parse(readFileSync(file, 'utf8'));
  if (authority !== undefined) await answers(new URL('/ensayo/ready', authority).href);
  if (issuer !== undefined) await answers(new URL('/health', issuer).href);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
