/** Sends the requested mail about an accepted document, and reports the result. */
import { type DocumentMailInput, fragmentProblems, type MailProblem } from './document-mail-input.ts';
import { concernsServer } from './failure.ts';
import type { MailOutcome, Mailer, OutgoingMail } from './mailer.ts';
import { recipientsOf, type Recipient } from './recipients.ts';

/** `delivered` names addresses. */
export type MailReport = { readonly delivered: readonly string[]; readonly problems: readonly MailProblem[] };

/** One after another, so that the same run gives the same order; errors of the server itself are not retried. */
const sendAll = async (messages: readonly OutgoingMail[], { send }: Pick<Mailer, 'send'>): Promise<MailOutcome[]> => {
  const outcomes: MailOutcome[] = [];
  let hopeless: MailOutcome | undefined;
  for (const message of messages) {
    const outcome = hopeless ?? (await send(message));
    outcomes.push(outcome);
    if (!outcome.ok && concernsServer(outcome.reason)) hopeless = outcome;
  }
  return outcomes;
};

const problemsOf = (outcome: MailOutcome | undefined, { to, paths }: Recipient): readonly MailProblem[] => {
  if (outcome === undefined) return [];
  if (!outcome.ok) {
    const { code, message } = outcome.reason;
    return [{ code, paths, message: `${message} Para: ${to.join(', ')}` }];
  }
  const refused = to.filter((address) => !outcome.accepted.includes(address));
  const message = `El servidor de correo no aceptó a: ${refused.join(', ')}`;
  return refused.length === 0 ? [] : [{ code: 'mail-refused', paths, message }];
};

/** Never throws, whatever a server does. Without recipients nothing is loaded and nothing sent. */
export const sendDocument = async (input: DocumentMailInput, mailer: Pick<Mailer, 'send'>): Promise<MailReport> => {
  const { recipients, leftOut } = recipientsOf(input);
  if (recipients.length === 0) return { delivered: [], problems: leftOut };
  const { documentMail, droppedProblems } = await import('./document-mail.ts');
  const outcomes = await sendAll(documentMail(input), mailer);
  return {
    delivered: outcomes.flatMap((outcome) => (outcome.ok ? outcome.accepted : [])),
    problems: [
      ...leftOut,
      ...fragmentProblems(input.mail),
      ...droppedProblems(input.mail),
      // One message for each recipient.
      ...recipients.flatMap((recipient, index) => problemsOf(outcomes[index], recipient)),
    ],
  };
};
