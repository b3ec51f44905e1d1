import type { Route } from '../http.ts';
import {
  admitCompany,
  postCompany,
  putCertificate,
  putEnvironment,
  putGeneratedDocuments,
  putLogo,
  putResolution,
  putSettings,
  putSoftware,
} from './handlers.ts';

const put = (name: string, operation: string, about: Pick<Route, 'summary' | 'handle'>): Route => ({
  method: 'PUT',
  path: `/api/ubl2.1/config/${name}`,
  operation,
  authenticated: true,
  ...about,
});

/** Separate paths for families of software; the fields say which one is meant. */
const softwarePaths = ['software', 'softwarepayroll', 'softwaresupportdocument'] as const;

export const configRoutes: readonly Route[] = [
  ...softwarePaths.map((name) =>
    put(name, `put_${name}`, {
      summary: 'Sets identifier and PIN of the software, by family of documents.',
      handle: putSoftware,
    }),
  ),
  put('certificate', 'putCertificate', {
    summary: 'Sets the certificate that signs: PKCS #12 in Base64 with its password, or PEM.',
    handle: putCertificate,
  }),
  put('resolution', 'putResolution', {
    summary: 'Adds or replaces a numbering range of a type of document.',
    handle: putResolution,
  }),
  put('environment', 'putEnvironment', {
    summary: 'Sets the environment: 1 production, 2 test.',
    handle: putEnvironment,
  }),
  put('settings', 'putSettings', {
    summary: "Sets the name of the authority's answer, and whether accepted numbers are sent again.",
    handle: putSettings,
  }),
  put('logo', 'putLogo', {
    summary: 'Sets the picture on the printed page: PNG or JPEG in Base64.',
    handle: putLogo,
  }),
  put('generateddocuments', 'putGeneratedDocuments', {
    summary: 'Sets the number from which a range goes on, when others were issued elsewhere before.',
    handle: putGeneratedDocuments,
  }),
  {
    method: 'POST',
    path: '/api/ubl2.1/config/:nit/:dv',
    operation: 'postCompany',
    summary: 'Registers a company, or changes one for those who hold a token of it, and gives a fresh token.',
    authenticated: false,
    admit: admitCompany,
    handle: postCompany,
  },
];
