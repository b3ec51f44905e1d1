/** What a file is that is no document, and what to do with it. */
export type NotJudged = {
  readonly code: 'answer' | 'empty' | 'empty-container' | 'envelope' | 'nested' | 'pdf' | 'request' | 'not-xml' | 'zip';
  readonly message: string;
  readonly spanish: { readonly message: string };
};
