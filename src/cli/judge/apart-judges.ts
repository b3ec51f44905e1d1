/** The judges of one call of `ensayo judge`: each knows the documents that were accepted before. */
import { existsSync } from 'node:fs';
import { filesAt } from '../../harness/given-documents.ts';
import type { DocumentFile } from '../../../simulator/document/index.ts';
import { createOfflineJudge, type OfflineJudge } from '../../../simulator/offline.ts';
import { createEnv } from '../../common/env/env.ts';
import { boxOptionsOf, type BoxFlags } from '../shared/box-options.ts';
import type { Language } from '../shared/language.ts';
import { UsageError } from '../shared/output.ts';
import { spoken } from '../shared/spoken.ts';

export type ApartJudge = Awaited<ReturnType<OfflineJudge['knowing']>>;
export type JudgementReport = Awaited<ReturnType<ApartJudge['judge']>>;

export type JudgeFlags = BoxFlags & { readonly prior?: readonly string[] };

type Flags = Pick<JudgeFlags, 'registry' | 'trust' | 'prior'>;

/** A case that `reproduce` wrote has the documents accepted before `valid.xml` in `valid.prior`. */
export const companionOf = (path: string): readonly string[] => {
  const folder = path.replace(/\.(?:xml|zip)$/i, '.prior');
  return folder !== path && existsSync(folder) ? [folder] : [];
};

export type ApartJudges = {
  /** @throws UsageError for a file without a document that can count as accepted */
  readonly judgeFor: (path: string) => Promise<ApartJudge>;
  /** The report on an undecided document if those that were accepted beside it count as accepted before. */
  readonly judgeAmong: (file: DocumentFile, accepted: readonly DocumentFile[]) => Promise<JudgementReport>;
};

/** One judge for all files with the same documents before them, which are read once. */
export const apartJudges = (offline: Pick<OfflineJudge, 'knowing'>, flags: Flags, language: Language): ApartJudges => {
  const known = new Map<string, ApartJudge>();
  const supplied = { registry: flags.registry !== undefined, trust: (flags.trust?.length ?? 0) > 0 };
  const made = async (name: string, options: () => Parameters<OfflineJudge['knowing']>[0]): Promise<ApartJudge> => {
    const judge = known.get(name) ?? (await offline.knowing(options()));
    known.set(name, judge);
    return judge;
  };
  const judgeFor = async (path: string): Promise<ApartJudge> => {
    const paths = flags.prior ?? companionOf(path);
    // An empty folder says that nothing was accepted before.
    const judge = await made(paths.join('\n'), () => ({
      prior: paths.flatMap(filesAt),
      supplied: { ...supplied, prior: paths.length > 0 },
    }));
    const [unread] = judge.unread;
    if (unread === undefined) return judge;
    throw new UsageError(`--prior ${unread.file}: ${unread.notJudged.message[language]}`, 'prior-unusable');
  };
  const judgeAmong = async (file: DocumentFile, accepted: readonly DocumentFile[]): Promise<JudgementReport> => {
    const judge = await made(`among ${String(accepted.length)}`, () => ({
      prior: accepted,
      supplied: { ...supplied, prior: true },
    }));
    return judge.judge(file);
  };
  return { judgeFor, judgeAmong };
};

/** The judges with the options of a call. @throws UsageError, OptionProblem for options that cannot be used */
export const judgesFor = async (
  flags: JudgeFlags,
  more: Pick<Parameters<typeof createOfflineJudge>[0], 'trustAny'> = {},
): Promise<ApartJudges> => {
  const { clock, seed, companies: _, ...options } = await boxOptionsOf(flags);
  return apartJudges(createOfflineJudge({ ...options, ...more, env: createEnv({ clock, seed }) }), flags, spoken());
};
