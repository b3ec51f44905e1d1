/** Findings at the lines of the files that they are about, as services that run pipelines show them beside the change. */
import { statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { digestBase64 } from '../../common/hash.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import type { FailedLine } from '../../../simulator/registry/index.ts';
import type { Language } from '../shared/language.ts';
import { UsageError } from '../shared/output.ts';
import { annotationFormats, type AnnotationFormat } from './annotation-formats.ts';

/** @throws UsageError for another name */
export const formatNamed = (name: string | undefined): AnnotationFormat | undefined => {
  const format = annotationFormats.find((each) => each === name);
  if (name === undefined || format !== undefined) return format;
  const text = {
    en: `--format is "${name}". Expected ${annotationFormats.join(' or ')}.`,
    es: `--format es "${name}". Se esperaba ${annotationFormats.join(' o ')}.`,
  };
  throw new UsageError(text, 'unknown-format');
};

type Line = Pick<
  FailedLine,
  'code' | 'kind' | 'message' | 'line' | 'column' | 'found' | 'expected' | 'fix' | 'foundData'
> & {
  readonly spanish: Pick<FailedLine['spanish'], 'found' | 'expected' | 'fix'>;
};

/** A judged document, or a file without one. */
export type Annotated = {
  /** The argument of the command: a file, a folder, or `-`. */
  readonly from: string;
  /** The name in that folder, or of the file; what is in a container follows after `/`. */
  readonly file: string;
  readonly failed: readonly Line[];
  /** What else keeps it from being accepted: there is no document, or rules are open or broke. */
  readonly reasons: readonly Bilingual[];
};

type Place = { readonly line: number | undefined; readonly column: number | undefined };

type Annotation = Place & {
  readonly path: string;
  readonly isError: boolean;
  readonly title: string;
  readonly text: string;
};

const labels = {
  found: { en: 'Found', es: 'Encontrado' },
  expected: { en: 'Expected', es: 'Esperado' },
  fix: { en: 'Fix', es: 'Cómo corregir' },
  notAccepted: { en: 'Not accepted', es: 'No se acepta' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** The file of the folder that has the document: the start of its name, as folders may be called `x.xml`, too. */
const outerIn = (folder: string, name: string): string => {
  const starts = [...name.matchAll(/\.(?:xml|zip)(?=\/|$)/gi)].map(({ 0: ending, index }) =>
    name.slice(0, index + ending.length),
  );
  return starts.find((start) => statSync(join(folder, start), { throwIfNoEntry: false })?.isFile()) ?? '';
};

/** `b.zip/c.xml` of the folder `a` is in the file `a/b.zip`. */
const placeOf = ({ from, file }: Annotated): { readonly path: string; readonly inside: string } => {
  const isFolder = from !== '-' && statSync(from).isDirectory();
  const outer = isFolder ? outerIn(from, file) : from === '-' ? 'stdin' : basename(from);
  // As the services name files: from the folder where the command runs.
  const path = from === '-' ? from : relative('', isFolder ? join(from, outer) : from);
  return { path: path.replaceAll(sep, '/'), inside: file === outer ? '' : `${file}: ` };
};

/** That of the first fault for the schema, which points at no element. */
const positionOf = ({ line, column, foundData }: Line): Place => {
  const [fault] = line === undefined && foundData.kind === 'schema' ? foundData.faults : [];
  return fault === undefined ? { line, column } : { line: fault.line, column: fault.column };
};

const nowhere: Place = { line: undefined, column: undefined };

const annotationsOf = (document: Annotated, language: Language): readonly Annotation[] => {
  const { path, inside } = placeOf(document);
  const found = document.failed.map((each): Annotation => {
    const texts = language === 'es' ? each.spanish : each;
    const explained = (['found', 'expected', 'fix'] as const).map(
      (name) => `${labels[name][language]}: ${texts[name]}`,
    );
    return {
      path,
      // Those of a document in a container would be lines of something else.
      ...(inside === '' ? positionOf(each) : nowhere),
      isError: each.kind === 'Rechazo',
      title: each.code,
      text: [`${inside}${each.message}`, ...explained].join('\n'),
    };
  });
  const title = labels.notAccepted[language];
  const reasons = document.reasons.map((reason): Annotation => {
    return { path, ...nowhere, isError: true, title, text: `${inside}${reason[language]}` };
  });
  return [...found, ...reasons];
};

/** Of a workflow command: line ends and what ends a property must not end it. */
const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedProperty = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub's workflow commands, a line each. */
const githubLine = ({ path, line, column, isError, title, text }: Annotation): string => {
  const properties = Object.entries({ file: path, line, col: column, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapedProperty(String(value))}`],
  );
  return `::${isError ? 'error' : 'warning'} ${properties.join(',')}::${escaped(text)}`;
};

/**
 * Issues of GitLab's code quality report. The fingerprint stays the same while the finding does, wherever its line moves;
 * equal findings in one file are counted.
 */
const gitlabIssues = (annotations: readonly Annotation[]) => {
  const counts = new Map<string, number>();
  return annotations.map(({ path, line = 1, isError, title, text }) => {
    const finding = [path, title, text].join('\n');
    const count = (counts.get(finding) ?? 0) + 1;
    counts.set(finding, count);
    return {
      description: text,
      check_name: title,
      fingerprint: digestBase64('sha256', `${finding}\n${String(count)}`),
      severity: isError ? 'critical' : 'minor',
      location: { path, lines: { begin: line } },
    };
  });
};

/** What is printed: lines for GitHub, one JSON text for GitLab. */
export const annotated = (
  documents: readonly Annotated[],
  { format, language }: { readonly format: AnnotationFormat; readonly language: Language },
): string => {
  const all = documents.flatMap((each) => annotationsOf(each, language));
  return format === 'gitlab' ? JSON.stringify(gitlabIssues(all), null, 2) : all.map(githubLine).join('\n');
};
