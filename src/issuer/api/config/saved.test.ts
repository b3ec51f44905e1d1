/** What `config/*` says about what it saved, to clients of the interface and of the dialect: sentences that they compare. */
import { afterEach, expect, it } from 'vitest';
import { closeAll, signer } from '../../issuer.fixture.ts';
import { png } from '../../printing/pictures/picture.fixture.ts';
import { company, issuing, resolution, send, software } from './config.fixture.ts';

afterEach(closeAll);

type SavedAs = Readonly<Record<'path' | 'message' | 'ofDialect' | 'name', string>> & {
  readonly body: object;
  /** In the answer for clients of the dialect, under `name`. */
  readonly value: unknown;
};

/** In PEM. */
const pem = { certificate: [signer.keyPem, ...signer.certificatesPem].join('') };

const { technical_key: _, ...savedResolution } = resolution;

const savedAs: readonly SavedAs[] = [
  {
    ...{ path: 'software', body: software, message: 'Software actualizado con éxito', name: 'software' },
    ofDialect: 'Software creado/actualizado con éxito',
    value: { identifier: software.id, identifier_payroll: '', identifier_sd: '', identifier_eqdocs: '' },
  },
  {
    ...{ path: 'resolution', body: resolution, message: 'Resolución guardada con éxito', name: 'resolution' },
    ofDialect: 'Resolución creada/actualizada con éxito',
    value: savedResolution,
  },
  {
    ...{ path: 'certificate', body: pem, message: 'Certificado guardado con éxito', name: 'certificado' },
    ofDialect: 'Certificado creado con éxito',
    value: { expiration_date: '2036/01/01 00:00:00' },
  },
  {
    ...{ path: 'generateddocuments', message: 'Consecutivo inicial guardado con éxito', name: 'number' },
    body: { type_document_id: 1, prefix: 'NUEV', number: 7 },
    ofDialect: 'Documento Inicial creado/actualizado con éxito',
    value: '7',
  },
  {
    ...{ path: 'logo', body: { logo: png({}).toString('base64') }, message: 'Logo guardado con éxito', name: 'logo' },
    ...{ ofDialect: 'Logo almacenado con éxito', value: undefined },
  },
];

it.each([
  ['ResponseAuthority', 'Empresa creada con éxito', (saved: SavedAs) => [saved.message, undefined]],
  ['dialect', 'Empresa creada/actualizada con éxito', (saved: SavedAs) => [saved.ofDialect, saved.value]],
] as const)('says what is saved as clients of %s read it', async (compatibility, registered, expected) => {
  const issuer = await issuing({ compatibility });
  const { body: answer } = await send(issuer, ['POST', 'config/901777888/4'], { body: company });
  expect(answer.message).toBe(registered);
  for (const saved of savedAs) {
    const { path, body, name } = saved;
    const { body: said } = await send(issuer, ['PUT', `config/${path}`], { body, token: String(answer.token) });
    expect([said.message, said[name]]).toEqual(expected(saved));
    expect(JSON.stringify(said)).not.toMatch(/12345|"abc"/);
  }
});
