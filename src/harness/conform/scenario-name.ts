import { fileName, type FileName } from '../../common/file-name.ts';

/** A scenario as a folder is named after it. */
export const bundleName = ({ name, uri, line }: { name: string; uri: string; line: number }): FileName => {
  const file = uri
    .replaceAll('\\', '/')
    .split('/')
    .slice(-2)
    .join('-')
    .replace(/\.feature$/, '');
  const plain = `${file}-${String(line)}-${name}`.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return fileName(
    plain
      .replaceAll(/[^\w-]+/g, '-')
      .replaceAll(/-{2,}/g, '-')
      .slice(0, 80)
      .replace(/^-|-$/g, ''),
  );
};
