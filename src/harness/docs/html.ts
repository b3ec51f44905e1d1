/** Markdown of our own pages as HTML, for the site and the console. */
import { Marked, type Renderer, type Tokens } from 'marked';
import { anchorOf } from './markdown.ts';
import { asHtml, html, htmlText, type Html } from '../../common/html/html.ts';

export type Links = {
  /** The address that a link of the page leads to; undefined for what the site does not have. */
  readonly follow: (target: string) => string | undefined;
  /** The page that `FAU14` or `ensayo docs registry` names. */
  readonly named: (code: string) => string | undefined;
};

/** Each heading has an anchor of its own. */
const anchors = (): ((heading: string) => string) => {
  const used = new Map<string, number>();
  return (heading) => {
    const anchor = anchorOf(heading);
    const before = used.get(anchor) ?? 0;
    used.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${String(before)}`;
  };
};

/** @returns the renderer's methods for one page: it counts the page's headings */
const rendererFor = ({ follow, named }: Links, onHeading: (id: string, heading: Tokens.Heading) => void) => {
  const anchor = anchors();
  let inLink = false;
  return {
    heading(this: Renderer, heading: Tokens.Heading): string {
      const { tokens, depth, text } = heading;
      const id = anchor(text);
      onHeading(id, heading);
      return `<h${String(depth)} id="${id}">${this.parser.parseInline(tokens)}</h${String(depth)}>\n`;
    },
    link(this: Renderer, { href, tokens }: Tokens.Link): string {
      inLink = true;
      const text = this.parser.parseInline(tokens);
      inLink = false;
      const address = /^(?:https?|mailto):/.test(href) ? href : follow(href);
      return address === undefined ? text : htmlText(html`<a href="${address}">${asHtml(text)}</a>`);
    },
    image({ href, text }: Tokens.Image): string {
      return htmlText(html`<img src="${follow(href) ?? href}" alt="${text}" />`);
    },
    codespan(this: Renderer, { text }: Tokens.Codespan): string {
      const address = inLink ? undefined : named(text);
      const code = html`<code>${text}</code>`;
      return htmlText(address === undefined ? code : html`<a href="${address}">${code}</a>`);
    },
    code(this: Renderer, { text }: Tokens.Code): string {
      return `${htmlText(html`<pre tabindex="0"><code>${text}</code></pre>`)}\n`;
    },
    /** The head of a column without a name is no head. */
    tablecell(this: Renderer, { tokens, header }: Tokens.TableCell): string {
      const text = this.parser.parseInline(tokens);
      return header && text !== '' ? `<th scope="col">${text}</th>\n` : `<td>${text}</td>\n`;
    },
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      return text.startsWith('<!--') ? '' : text;
    },
  };
};

/** A wide table scrolls, also with the keyboard. */
const scrolling = (text: string): string =>
  text.replaceAll('<table>', '<div class="wide" tabindex="0"><table>').replaceAll('</table>', '</table></div>');

export type Written = {
  readonly body: Html;
  /** Of the second level, with their anchors in the body. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
};

export const htmlOf = (markdown: string, links: Links): Written => {
  const headings: Written['headings'][number][] = [];
  const renderer = rendererFor(links, (id, { depth, text }) => {
    if (depth === 2) headings.push({ id, text: text.replaceAll(/`|\[([^[\]]*)\]\([^()]*\)/g, '$1') });
  });
  return { body: asHtml(scrolling(new Marked({ renderer }).parse(markdown, { async: false }))), headings };
};
