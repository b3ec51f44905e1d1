/** `Ensayo-Verdict: rejected FAD06 FAJ43b`: the verdict that one request asks for. */
import type { Catalogue } from '../engine/catalogue.ts';
import { verdictNames, verdictProblems, type ForcedVerdict, type VerdictName } from './verdict.ts';

export type ReadHeader =
  { readonly ok: true; readonly forced: ForcedVerdict } | { readonly ok: false; readonly detail: string };

const isVerdictName = (text: string): text is VerdictName => verdictNames.some((name) => name === text);

const longestEcho = 80;

const refuse = (header: string, expected: string): ReadHeader => ({
  ok: false,
  detail: `Ensayo-Verdict is "${header.slice(0, longestEcho)}". Expected ${expected}.`,
});

/** Codes are parted by blanks or commas. */
export const readVerdictHeader = (header: string, catalogue: Catalogue): ReadHeader => {
  const [verdict = '', ...codes] = header.split(/[\s,]+/).filter((word) => word !== '');
  if (!isVerdictName(verdict)) {
    return refuse(header, `one of ${verdictNames.join(', ')}, with codes where it takes some: "rejected FAD06"`);
  }
  if (verdict !== 'accepted' && verdict !== 'rejected') {
    return codes.length === 0 ? { ok: true, forced: { verdict } } : refuse(header, `"${verdict}" without codes`);
  }
  const [problem] = verdictProblems({ verdict, codes }, catalogue);
  if (problem === undefined) return { ok: true, forced: { verdict, codes } };
  const wanted = verdict === 'accepted' ? 'codes of Notificación' : 'codes of rules, one of a Rechazo at least';
  return refuse(header, `"${verdict}" with ${wanted}`);
};
