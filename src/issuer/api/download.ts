/** GET of a file of an issued document, as it is or inside JSON. */
import { fileName } from '../../common/file-name.ts';
import { fileNamed } from './artefacts.ts';
import type { ApiAnswer, Handler } from './http.ts';
import { attachedNotAvailable, fileNotFound, unknownPath } from './problems.ts';

type Form = 'attachment' | 'inline' | 'base64';

const forms: Readonly<Record<string, Form>> = { BASE64: 'base64', INLINE: 'inline' };

type File = { readonly name: string; readonly bytes: Buffer; readonly contentType: string };

const present = ({ name, bytes, contentType }: File, form: Form): ApiAnswer => {
  if (form === 'base64') {
    const message = `Archivo ${name} encontrado`;
    return { status: 200, body: { success: true, message, filebase64: bytes.toString('base64') } };
  }
  // Documents of earlier versions may have names that are none.
  const file = { name: fileName(name), shown: form } as const;
  return { status: 200, headers: { 'Content-Type': contentType }, file, body: bytes };
};

export const getFile: Handler = async ({ params }, { company, store }) => {
  const { nit = '', file: name = '', form: asked } = params;
  const form = asked === undefined ? 'attachment' : forms[asked.toUpperCase()];
  if (form === undefined) return unknownPath(`/api/ubl2.1/download/${nit}/${name}/${asked ?? ''}`);
  const file = nit === company.nit ? await fileNamed(name, store, company) : undefined;
  if (file === undefined) return fileNotFound(name);
  return file.ok ? present({ ...file, name }, form) : attachedNotAvailable(file.reason);
};
