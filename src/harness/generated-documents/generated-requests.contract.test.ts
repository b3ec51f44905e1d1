import { describe, expect, it } from 'vitest';
import { createGenerator } from '../../../datasets/generators/index.ts';
import type { Company } from '../../issuer/company.ts';
import { kinds } from '../../issuer/kinds.ts';
import type { DocumentRead, RequestContext } from '../../issuer/requests/read.ts';
import { companyFacts } from '../company.ts';
import { generatedKinds, generatedNames, type GeneratedName } from './kinds.ts';

const requests = 60;
const day = '2026-11-20';

const company: Company = { ...companyFacts(), credentials: () => Promise.reject(new Error('Nothing is signed here.')) };
const context: RequestContext = { company, now: Date.parse(`${day}T15:30:15Z`) };

const readerOf = (name: GeneratedName): ((json: unknown, context: RequestContext) => DocumentRead<unknown>) =>
  kinds[generatedKinds[name].document].read;

const about = { number: 'SETP990000001', uuid: 'ab'.repeat(48), issue_date: day };

/** Requests as they come over HTTP. */
const requestsOf = (kind: GeneratedName): readonly unknown[] => {
  const generator = createGenerator(`requests ${kind}`);
  return Array.from({ length: requests }, (_, turn): unknown =>
    JSON.parse(JSON.stringify(generatedKinds[kind].request(generator, { turn, day, about }))),
  );
};

/** Errors of a refused request, warnings of an accepted one. */
const complaints = (read: DocumentRead<unknown>): unknown => (read.ok ? read.warnings : read.errors);

describe('generated requests', () => {
  it.each(generatedNames)('of the kind %s are read without an error or a warning', (kind) => {
    const bodies = requestsOf(kind);
    const told = bodies.map((body, turn) => ({ turn, complaints: complaints(readerOf(kind)(body, context)) }));
    expect(bodies).toHaveLength(requests);
    expect(told.filter((each) => JSON.stringify(each.complaints) !== '[]')).toEqual([]);
  });

  it.each(generatedNames)('of the kind %s would be refused without their type', (kind) => {
    const [body] = requestsOf(kind);
    const read = readerOf(kind)({ ...(body as object), type_document_id: 99 }, context);
    expect(read).toMatchObject({ ok: false, errors: { type_document_id: expect.anything() as unknown } });
  });
});
