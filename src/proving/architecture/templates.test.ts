import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { placesIn, type Place } from '../../common/html/places.ts';
import { root, sourcePaths } from './sources.ts';

type Template = { readonly tag: 'html' | 'attributes'; readonly node: ts.TaggedTemplateExpression };

/** @param enters whether the children of a node are visited as well */
const templatesIn = (node: ts.Node, enters: (node: ts.Node) => boolean = () => true): readonly Template[] => {
  const found: Template[] = [];
  const visit = (each: ts.Node): void => {
    const tag = ts.isTaggedTemplateExpression(each) ? each.tag.getText() : undefined;
    if (ts.isTaggedTemplateExpression(each) && (tag === 'html' || tag === 'attributes'))
      found.push({ tag, node: each });
    if (enters(each)) ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
};

const partsOf = ({ template }: ts.TaggedTemplateExpression): { texts: readonly string[]; holes: readonly ts.Node[] } =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? { texts: [template.text], holes: [] }
    : {
        texts: [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)],
        holes: template.templateSpans.map(({ expression }) => expression),
      };

/** A placeholder between attributes holds attributes, and nothing else does. */
const isRight = (place: Place | undefined, hole: ts.Node): boolean => {
  // Only its type says what a call makes of its arguments.
  const tags = templatesIn(hole, (node) => !ts.isCallExpression(node)).map(({ tag }) => tag);
  return place?.in === 'tag' ? !tags.includes('html') : place?.in === 'value' || tags[0] !== 'attributes';
};

const mistakesIn = (path: string, text: string): readonly string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return templatesIn(file).flatMap(({ tag, node }) => {
    const where = `${path}:${String(file.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`;
    const { texts, holes } = partsOf(node);
    try {
      const places = placesIn(texts, tag === 'html' ? 'text' : 'tag');
      return holes.flatMap((hole, at) => (isRight(places[at], hole) ? [] : [`${where} ${hole.getText()}`]));
    } catch (error) {
      return [`${where} ${String(error)}`];
    }
  });
};

const sources = sourcePaths()
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const pages = sources.filter(({ text }) => text.includes('common/html/html.ts'));

describe('every template of a page', () => {
  it('is seen', () => {
    for (const area of ['simulator/console/', 'src/harness/reporting/', 'src/harness/rehearsal/', 'src/issuer/mail/']) {
      expect(
        pages.some(({ path }) => path.startsWith(area)),
        area,
      ).toBe(true);
    }
  });

  it('has its placeholders where foreign text stays text', () => {
    expect(pages.flatMap(({ path, text }) => mistakesIn(path, text))).toEqual([]);
  });

  it.each(['html`<p title=$>`', 'html`<p $>`', 'html`<p>$</p>`', 'html`<script>$</script>`'])(
    'would be rejected as %s',
    (template) => {
      const hole = template.includes('<p $>') ? 'x && html`hidden`' : 'attributes`hidden`';
      expect(
        mistakesIn(
          'x.ts',
          template.replace('$', () => `\${${hole}}`),
        ),
      ).toHaveLength(1);
    },
  );
});

describe('escapes of HTML', () => {
  it('are written in one place', () => {
    const found = sources.filter(({ text }) => /['"`]&(?:lt|quot|#39|#x27);['"`]/.test(text)).map(({ path }) => path);
    expect(found.sort()).toEqual([
      // A schema for the tests, written by hand so that it does not share the mistakes of ours.
      'simulator/checks/schema/testing/render.ts',
      // What a browser does with the fields of a form.
      'simulator/console/testing/visitor.fixture.ts',
      'src/common/html/escape.ts',
      // Canonical XML has escapes of its own (C14N 1.0, 2.3); the XML reader and its test name one each.
      'src/common/xml/escape.ts',
      'src/common/xml/parse-attributes.ts',
      'src/common/xml/testing/documents.ts',
      // Markdown, in which only "<" matters.
      'src/harness/docs/rule-pages.ts',
    ]);
  });

  it('are bypassed in few places', () => {
    const found = sources.filter(({ text }) => /\basHtml\(/.test(text)).map(({ path }) => path);
    expect(found).toEqual([
      'src/harness/docs/html.ts',
      'src/issuer/mail/document-html.ts',
      'src/issuer/mail/document-mail.ts',
      // Our own Markdown.
    ]);
  });
});
