/**
 * Every path that takes a body has the fields of the dialect: the paths of documents have those of their kind
 * (`dialect-fields.contract.test.ts`), the others are tested here. A field is used, or a warning gives the reason.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proofFile } from '../../../common/testing/proof-file.ts';
import { routes, type Route } from '../../../issuer/api/routes.ts';
import { settingWarnings } from '../../../issuer/api/unused-settings.ts';

const dialect = JSON.parse(readFileSync(proofFile('dialect-fields.json'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>; // our own file

/** Behind `/api/ubl2.1/`, without a test set: the kind whose fields the path has. */
const ofDocuments: Readonly<Record<string, string>> = {
  invoice: 'invoice',
  'invoice/preeliminar-view': 'invoice',
  'invoice-export': 'invoice',
  'invoice-contingency': 'invoice',
  'invoice-contingency-4': 'invoice',
  'invoice-aiu': 'invoice',
  'invoice-mandate': 'invoice',
  'invoice-transport': 'invoice',
  eqdoc: 'eqdoc',
  'credit-note': 'credit-note',
  'debit-note': 'debit-note',
  payroll: 'payroll',
  'payroll-adjust-note': 'payroll-adjust-note',
  'support-document': 'support-document',
  'sd-credit-note': 'sd-credit-note',
};

const ofSettings: Readonly<Record<string, string>> = {
  'config/:nit/:dv': 'config',
  'config/software': 'config/software',
  'config/softwarepayroll': 'config/software',
  'config/softwaresupportdocument': 'config/software',
  'config/softwareeqdocs': 'config/software',
  'config/certificate': 'config/certificate',
  'config/resolution': 'config/resolution',
  'config/resolutions': 'config/resolution',
  'config/environment': 'config/environment',
  'next-consecutive': 'next-consecutive',
  'numbering-range': 'numbering-range',
  '/api/numbering-range': 'numbering-range',
  'status/zip/:zipKey': 'status',
  'status/document/:key': 'status',
  'status/events-document/:key': 'status',
  'send-email': 'send-email',
  'send-event': 'send-event',
  'send-event-data': 'send-event',
  'send-email-customer': 'send-email',
  '/api/send-email-customer': 'send-email',
  '/api/send-email-customer/:view': 'send-email',
};

const withoutFields: Readonly<Record<string, string>> = {
  'config/settings': 'only this service has it',
  'config/logo': 'the dialect names the path and no field',
  'config/generateddocuments': 'the dialect names the path and no field',
  'xml/document/:key': 'the dialect names the path and no field',
  'document/get-reference-notes/:key': 'the dialect names the path and no field',
  'query-events-cufe-dian/:key/:environment': 'the dialect has no field here',
  send_mail: 'its fields are those that a client sends',
  'mail/send/:key': 'its fields are those that clients send',
};

const named = ({ path }: Route): string => path.replace('/api/ubl2.1/', '').replace(/\/:uuid$/, '');

/** Parameters of the path, not fields of the body. */
const inThePath = ['nit', 'dv'];

const taking = routes.filter(({ method }) => method !== 'GET');

it('covers every path that takes a body', () => {
  const covered = [ofDocuments, ofSettings, withoutFields].flatMap((paths) => Object.keys(paths));
  expect([...new Set(taking.map(named))].sort()).toEqual(covered.sort());
});

it('names kinds that the dialect has, all of them', () => {
  const kinds = [ofDocuments, ofSettings].flatMap((paths) => Object.values(paths));
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(dialect).sort());
});

const settings = taking.flatMap((route) => {
  const kind = ofSettings[named(route)];
  return kind === undefined ? [] : [{ route, path: named(route), fields: Object.keys(dialect[kind] ?? {}) }];
});

describe.each(settings)('$path', ({ route, path, fields }) => {
  const top = [...new Set(fields.map((field) => field.split('.')[0] ?? field))];

  it.each(top.filter((field) => path !== 'config/:nit/:dv' || !inThePath.includes(field)))(
    '%s is used, or its reason is given',
    (field) => {
      const warnings = settingWarnings(route, { [field]: 'x' });
      expect(warnings.every(({ code, paths }) => code === 'unused-fields' && paths.includes(field))).toBe(true);
      // A field without a warning is one that the schema of the path has.
      const known = Object.values(route.body ?? {}).flatMap(({ properties }) => Object.keys(properties));
      expect(warnings.length === 1 || known.includes(field)).toBe(true);
    },
  );

  it('a field that nobody knows is named', () => {
    expect(settingWarnings(route, { shoe_size: 42 })).toMatchObject([{ code: 'unknown-fields', paths: ['shoe_size'] }]);
  });
});

it('blank fields are absent ones', () => {
  const route = taking.find(({ operation }) => operation === 'postCompany');
  expect(settingWarnings(route ?? expect.fail(), { mail_host: null, state: ' ' })).toEqual([]);
});
