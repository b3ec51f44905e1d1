import { fileName, type FileName } from '../../common/file-name.ts';
import { sha384Hex } from '../../common/hash.ts';
import { normalise } from '../../common/normalise.ts';

const longestName = 80;

/** The folder name for a scenario; one that is cut ends in a digest, so that no other scenario has it. */
export const bundleName = ({ name, uri, line }: { name: string; uri: string; line: number }): FileName => {
  const file = uri
    .replaceAll('\\', '/')
    .split('/')
    .slice(-2)
    .join('-')
    .replace(/\.feature$/, '');
  const plain = normalise(`${file}-${String(line)}-${name}`, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  if (plain.length <= longestName) return fileName(plain);
  const digest = sha384Hex(`${uri}:${String(line)}:${name}`).slice(0, 8);
  return fileName(`${plain.slice(0, longestName - digest.length - 1)}-${digest}`);
};
