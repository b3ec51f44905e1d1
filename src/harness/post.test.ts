import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { packageFile } from '../common/data-directory.ts';

const program = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => {
    response.writeHead(201, { 'retry-after': '2', 'set-cookie': ['a=1', 'b=2'] });
    request.pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { postHere } = await import(process.argv[1]);
  const reply = await postHere('http://127.0.0.1:' + server.address().port, 'secret')('/invoice', { name: 'Ñandú' });
  const loadsFetch = process.moduleLoadList.some((name) => name.includes('undici'));
  const { status, body, headers } = reply;
  console.log(JSON.stringify({ loadsFetch, status, body, after: headers.get('Retry-After'), cookies: headers.getSetCookie() }));
  server.close();
  server.closeAllConnections();
`;

it('a post to a service in this process answers as fetch does, and does not load it', () => {
  const href = (path: string): string => pathToFileURL(packageFile(path)).href;
  const args = ['--input-type=module', '--import', href('scripts/register-tsx.mjs'), '--eval', program];
  const printed = execFileSync(process.execPath, [...args, href('src/harness/post.ts')], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({
    loadsFetch: false,
    status: 201,
    body: { name: 'Ñandú' },
    after: '2',
    cookies: ['a=1', 'b=2'],
  });
});
