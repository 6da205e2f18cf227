import type { StatusTone } from '@repo/domain/status-vocabulary';
import type { Certificate } from './certificate.ts';

/** A piece of a printed document. Its content is decided elsewhere. This type only names its kind. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly state?: { readonly text: string; readonly tone: StatusTone };
    }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | Table
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'notice'; readonly text: string };

export interface Table {
  readonly kind: 'table';
  readonly columns: readonly {
    readonly header: string;
    /** The share of the page's width. All shares add up to 1. */ readonly share: number;
  }[];
  /** One cell for each column. The first cell names its row. */
  readonly rows: readonly (readonly string[])[];
}

export interface PrintedDocument {
  /** Shown in the window of a reader and stored in the file. Contains nothing personal. */
  readonly title: string;
  readonly author: string;
  readonly headline: string;
  readonly subtitle: string;
  /** Repeated at the foot of every page, beside the page number. */
  readonly footer: string;
  /** A word in large, pale letters across every page, for a document that must not pass for a real one. */
  readonly mark?: string;
  readonly createdAt: Date;
  /** A first page of its own, before the blocks. */
  readonly certificate?: Certificate;
  readonly blocks: readonly Block[];
}
