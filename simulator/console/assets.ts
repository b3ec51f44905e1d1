/** Style and script of the pages: files beside this one, read once, named by their content so that browsers may keep them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { consolePath } from './path.ts';

export type Asset = { readonly url: string; readonly type: string; readonly bytes: Buffer };

const read = (file: string, type: string): Asset => {
  const bytes = readFileSync(new URL(`assets/${file}`, import.meta.url));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { url: `${consolePath}/assets/${version}/${file}`, type, bytes };
};

let known: { readonly style: Asset; readonly script: Asset } | undefined;

export const assets = (): NonNullable<typeof known> =>
  (known ??= {
    style: read('console.css', 'text/css; charset=utf-8'),
    script: read('console.js', 'text/javascript; charset=utf-8'),
  });
