/** Findings at the lines of the files that they are about, as services that run pipelines show them beside the change. */
import { statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { digestBase64 } from '../../common/hash.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
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

type Line = {
  readonly code: string;
  readonly kind: 'Rechazo' | 'Notificación';
  readonly message: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
  readonly spanish: { readonly found: string; readonly expected: string; readonly fix: string };
};

/** A judged document, or a file without one. */
export type Annotated = {
  /** The argument of the command: a file, a folder, or `-`. */
  readonly from: string;
  /** The name in that folder, or of the file; what is in a container follows after `/`. */
  readonly file: string;
  readonly failed: readonly Line[];
  /** Why there is no verdict, or an open one. */
  readonly open: Bilingual | undefined;
};

type Annotation = {
  readonly path: string;
  /** From 1; those of a document inside another file would be lines of something else. */
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly isError: boolean;
  readonly title: string;
  readonly text: string;
};

const labels = {
  found: { en: 'Found', es: 'Encontrado' },
  expected: { en: 'Expected', es: 'Esperado' },
  fix: { en: 'Fix', es: 'Cómo corregir' },
  notDecided: { en: 'Not decided', es: 'Sin decidir' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** `b.zip/c.xml` of the folder `a` is in the file `a/b.zip`. */
const placeOf = ({ from, file }: Annotated): { readonly path: string; readonly inside: string } => {
  const isFolder = from !== '-' && statSync(from).isDirectory();
  const outer = isFolder
    ? (/^.*?\.(?:xml|zip)(?=\/|$)/i.exec(file)?.[0] ?? '')
    : from === '-'
      ? 'stdin'
      : basename(from);
  const path = isFolder ? join(from, outer) : from;
  return { path: path.replaceAll(sep, '/'), inside: file === outer ? '' : `${file}: ` };
};

const annotationsOf = (document: Annotated, language: Language): readonly Annotation[] => {
  const { failed, open } = document;
  const { path, inside } = placeOf(document);
  const opened: readonly Annotation[] =
    open === undefined
      ? []
      : [
          {
            ...{ path, line: undefined, column: undefined, isError: false, title: labels.notDecided[language] },
            text: `${inside}${open[language]}`,
          },
        ];
  const found = failed.map((each): Annotation => {
    const texts = language === 'es' ? each.spanish : each;
    return {
      path,
      line: inside === '' ? each.line : undefined,
      column: inside === '' ? each.column : undefined,
      isError: each.kind === 'Rechazo',
      title: each.code,
      text: [
        `${inside}${each.message}`,
        ...(['found', 'expected', 'fix'] as const).map((name) => `${labels[name][language]}: ${texts[name]}`),
      ].join('\n'),
    };
  });
  return [...found, ...opened];
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

/** An issue of GitLab's code quality report: the fingerprint stays the same while the finding does. */
const gitlabIssue = ({ path, line = 1, isError, title, text }: Annotation) => ({
  description: text,
  check_name: title,
  fingerprint: digestBase64('sha256', `${path}\n${title}\n${text}`),
  severity: isError ? 'critical' : 'minor',
  location: { path, lines: { begin: line } },
});

/** What is printed: lines for GitHub, one JSON text for GitLab. */
export const annotated = (
  documents: readonly Annotated[],
  { format, language }: { readonly format: AnnotationFormat; readonly language: Language },
): string => {
  const all = documents.flatMap((each) => annotationsOf(each, language));
  return format === 'gitlab' ? JSON.stringify(all.map(gitlabIssue), null, 2) : all.map(githubLine).join('\n');
};
