/** The commands that run a failed scenario again, for the terminal, the report, JUnit and bundles. */
import type { Language } from '../../common/text/bilingual.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { everyCode } from '../codes.ts';
import { optionsText, shellQuoted } from '../shell.ts';
import { tagOf, type RunOptions } from './parameters.ts';

const kindTags: ReadonlySet<string> = new Set(kindNames.map(tagOf));

/** The scenario's codes and kind if it has codes, otherwise its place: its tags are those of many. */
const selectionOf = ({ tags, uri, line }: Failed) => {
  const known = new Set(everyCode());
  const codes = tags.map((tag) => tag.slice(1)).filter((name) => known.has(name));
  if (codes.length === 0) return { features: `${uri}:${String(line)}` };
  return { code: codes, kind: tags.find((tag) => kindTags.has(tag))?.slice(1) };
};

type Failed = {
  /** Those that choose scenarios: `@FAU14`, `@invoice` (./rows.ts). */
  readonly tags: readonly string[];
  readonly uri: string;
  readonly line: number;
};

export const rerunCommand = (
  { allowAuthority, readyFile, language, ...options }: RunOptions,
  failed: Failed,
): string => {
  const { issuer, authority, control, registry, company, features, texts, seed, out } = options;
  return `ensayo conform${optionsText({
    issuer,
    authority,
    'allow-authority': allowAuthority,
    control,
    'ready-file': readyFile,
    registry,
    company,
    // A team's scenarios are chosen by their place: few of them have tags.
    ...(features === undefined ? selectionOf(failed) : selectionOf({ ...failed, tags: [] })),
    texts,
    seed,
    out,
    lang: language,
  })}`;
};

/** @param bundle its folder, as the reader of the command finds it */
export const replayCommand = (bundle: string, language: Language): string =>
  `ensayo replay ${shellQuoted(bundle)}${optionsText({ lang: language })}`;
