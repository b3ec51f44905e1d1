/** Sends the requested mail about an accepted document, and reports the result. */
import { type DocumentMailInput, fragmentProblems } from './document-mail-input.ts';
import { concernsServer } from './failure.ts';
import type { MailOutcome, Mailer, OutgoingMail } from './mailer.ts';
import { recipientsOf } from './recipients.ts';

/** `delivered` names addresses; `problems` are sentences that begin with a code of this folder. */
export type MailReport = { readonly delivered: readonly string[]; readonly problems: readonly string[] };

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

const problemOf = (outcome: MailOutcome, to: readonly string[]): string[] => {
  if (!outcome.ok) return [`${outcome.reason} Para: ${to.join(', ')}`];
  const refused = to.filter((address) => !outcome.accepted.includes(address));
  return refused.length === 0 ? [] : [`mail-refused: El servidor de correo no aceptó a: ${refused.join(', ')}`];
};

/** Never throws, whatever a server does. Without recipients nothing is loaded and nothing sent. */
export const sendDocument = async (input: DocumentMailInput, mailer: Pick<Mailer, 'send'>): Promise<MailReport> => {
  const { recipients, leftOut } = recipientsOf(input);
  const unsent = leftOut.map(({ code, message }) => `${code}: ${message}`);
  if (recipients.length === 0) return { delivered: [], problems: unsent };
  unsent.push(...fragmentProblems(input.mail));
  const { documentMail } = await import('./document-mail.ts');
  const messages = documentMail(input);
  const outcomes = await sendAll(messages, mailer);
  return {
    delivered: outcomes.flatMap((outcome) => (outcome.ok ? outcome.accepted : [])),
    problems: [...unsent, ...outcomes.flatMap((outcome, index) => problemOf(outcome, messages[index]?.to ?? []))],
  };
};
