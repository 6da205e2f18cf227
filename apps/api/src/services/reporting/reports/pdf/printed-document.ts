/** How a state reads at a glance; always beside its words, never instead of them. */
export type Tone = 'good' | 'bad' | 'open' | 'locked';

/** A piece of a printed document. What it says is decided elsewhere; here is only what kind of thing it is. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly state?: { readonly text: string; readonly tone: Tone };
    }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | Table
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'notice'; readonly text: string };

export interface Table {
  readonly kind: 'table';
  readonly columns: readonly {
    readonly header: string;
    /** Part of the page's width; all are 1 together. */ readonly share: number;
  }[];
  /** A cell for each column; the first names its row. */
  readonly rows: readonly (readonly string[])[];
}

export interface PrintedDocument {
  /** Shown by a reader's window and stored in the file: never anything personal. */
  readonly title: string;
  readonly author: string;
  readonly headline: string;
  readonly subtitle: string;
  /** Repeated at the foot of every page beside the page number. */
  readonly footer: string;
  /** A word written large and pale across every page, of what must not pass for the real thing. */
  readonly mark?: string;
  readonly createdAt: Date;
  readonly blocks: readonly Block[];
}
