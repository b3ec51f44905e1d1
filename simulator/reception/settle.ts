import { attributeOf } from '../../src/common/xml/tree.ts';
import { identityOf, type Identity } from '../engine/identity.ts';
import type { Subject } from '../engine/subject.ts';
import { messageLine, type Judgement } from '../engine/verdict.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { buildApplicationResponse, type ApplicationResponseInput } from '../reply/application-response.ts';
import { nowOf, type Authority } from './authority.ts';
import { authorised, notConcluded, texts } from './texts.ts';

const supplier = '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme';

const receiverOf = (subject: Subject, identity: Identity): ApplicationResponseInput['receiver'] => {
  const id = subject.first(`${supplier}/cbc:CompanyID`);
  return {
    nit: identity.issuerNit,
    checkDigit: id === undefined ? undefined : attributeOf(id, 'schemeID'),
    name: subject.text(`${supplier}/cbc:RegistrationName`) ?? '',
    schemeName: (id === undefined ? undefined : attributeOf(id, 'schemeName')) ?? '31',
  };
};

const uuidScheme = (subject: Subject): string => {
  const uuid = subject.first('/*/cbc:UUID');
  return (uuid === undefined ? undefined : attributeOf(uuid, 'schemeName')) ?? 'CUFE-SHA384';
};

/** A rejection without a line must still say what happened: rules could not be evaluated, or broke. */
const rejectionMessage = ({ failed, results }: Judgement): string => {
  if (failed.some(({ kind }) => kind === 'Rechazo')) return texts.rejectedMessage;
  const open = results.filter(
    ({ status, kind }) => status === 'broken' || (status === 'notEvaluated' && kind === 'Rechazo'),
  );
  return notConcluded(open.map(({ code }) => code));
};

/** The verdict as the authority keeps it, with its signed ApplicationResponse. */
export const settle = async (
  authority: Authority,
  { judgement, subject }: { readonly judgement: Judgement; readonly subject: Subject },
  fileName: string,
): Promise<JudgedDocument> => {
  const { accepted, failed } = judgement;
  const { issuerNit, type, number, key, receiverId, issueDate, payableAmount } = identityOf(subject);
  const now = nowOf(authority);
  const statusMessage = accepted ? authorised({ type, number }) : rejectionMessage(judgement);
  const applicationResponse = buildApplicationResponse(
    {
      environment: authority.environment,
      now,
      id: await authority.registry.nextResponseNumber(),
      receiver: receiverOf(subject, identityOf(subject)),
      document: { number, uuid: key, uuidScheme: uuidScheme(subject) },
      verdict: accepted ? 'accepted' : 'rejected',
      statusMessage,
      lines: failed.map(({ code, message }) => ({ code, text: message })),
    },
    { credentials: await authority.credentials(), uuid: authority.env.random.uuid },
  );
  return {
    ...{ issuerNit, type, number, key, receiverId, issueDate, payableAmount },
    state: accepted ? 'accepted' : 'rejected',
    fileName,
    xml: subject.document.text,
    applicationResponse,
    lines: failed.map(messageLine),
    statusMessage,
    receivedAt: now,
  };
};
