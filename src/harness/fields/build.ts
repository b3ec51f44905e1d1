/** Documents built from a request without being sent, as the issuing service builds them. */
import type { XmlRootSpec } from '../../common/xml/node.ts';
import type { Company } from '../../issuer/company.ts';
import type { DocumentModel } from '../../issuer/documents/document-model.ts';
import type { Outcome } from '../../issuer/printing/outcome.ts';
import { viewOf } from '../../issuer/printing/views.ts';
import type { GoodRead } from '../../issuer/requests/read.ts';
import { companyFacts } from '../company.ts';
import { kindOf, type Variant } from './requests.ts';

/** 2026-03-16, ten in the morning in Colombia. */
const now = Date.UTC(2026, 2, 16, 15);

/** Nothing here is signed. */
const company: Company = {
  ...companyFacts(),
  credentials: () => Promise.reject(new Error('Defect: a document for the table of fields was to be signed.')),
};

export type Built = { readonly read: GoodRead<DocumentModel>; readonly root: XmlRootSpec };

/** Before its codes are filled in. Throws for a request that the service would not take: here every one is meant to be right. */
export const build = (variant: Variant, request: object = variant.request): Built => {
  const kind = kindOf(variant);
  const read = kind.read(request, { company, now });
  if (!read.ok) throw new Error(`The request of ${variant.name} is not taken: ${JSON.stringify(read.errors)}`);
  return { read, root: kind.build(read.model) };
};

/** The lines of QRStr but the unique code and the address with it, which follow from everything. */
export const qrLinesOf = (variant: Variant, { read: { model }, root }: Built): readonly string[] => {
  const { software, numbering } = model;
  const secrets = { technicalKey: numbering.authorization?.technicalKey, pin: software.pin, softwareId: software.id };
  return kindOf(variant).fillCodes(root, secrets).qrText.split('\n').slice(0, -2);
};

/** The same for every document: what changes on the page then comes from the request. */
const accepted: Outcome = { uuid: 'e'.repeat(96), qrText: '', qrUrl: '', state: 'accepted', validatedAt: 0 };

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The texts of the printed page, piece by piece. */
export const pageOf = ({ read }: Built): readonly string[] => textsIn(viewOf(read.model, read.presentation, accepted));
