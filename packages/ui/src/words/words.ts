import type { StatusLanguage } from '@repo/domain/status-vocabulary';
import type { TrustTier } from '@repo/domain/trust-tier';
import type { DateLanguage } from './date-language.ts';
import type { UploadWords } from './upload-words.ts';

/**
 * All words that the components add themselves. A language must have all of them, or it does not compile. Each
 * component brings its own English, so that a page loads only the words of its components.
 */
export interface Words {
  readonly appShell: { readonly skip: string };
  readonly banner: { readonly success: string; readonly warning: string; readonly danger: string };
  readonly codeBoxes: { readonly box: (place: number, of: number) => string };
  readonly confirmDialog: { readonly cancel: string };
  readonly countdownButton: {
    /** The reason why it cannot be pressed yet. */
    readonly wait: string;
    /** The announcement for screen readers at the end of the wait. */
    readonly ready: (label: string) => string;
  };
  readonly dataTable: { readonly sorted: (header: string, direction: 'ascending' | 'descending') => string };
  readonly dateField: { readonly language: DateLanguage };
  readonly dialog: { readonly close: string };
  readonly errorSummary: { readonly title: string };
  readonly evidenceViewer: {
    /** The switch for all pages in one sight. */
    readonly sideBySide: string;
    readonly place: (place: number, of: number) => string;
    readonly previous: string;
    readonly next: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly turn: string;
    readonly loading: (label: string) => string;
    readonly failed: (label: string) => string;
    readonly keys: string;
  };
  readonly field: { readonly error: string };
  readonly fileUpload: Readonly<UploadWords>;
  readonly loadError: { readonly retry: string; readonly failedAgain: string };
  readonly lockedSection: { readonly locked: string };
  readonly numericKeypad: { readonly deleteLast: string };
  /** The words that differ from a file's. */
  readonly photoUpload: Readonly<Pick<UploadWords, 'choose'>>;
  readonly sampleTag: { readonly sample: string };
  readonly sandboxRibbon: { readonly name: string; readonly meaning: string };
  readonly scoreBreakdown: {
    readonly points: (points: number, max: number) => string;
    /** The points of a part that nobody has checked: 'up to 10'. */
    readonly possible: (max: number) => string;
  };
  readonly searchBox: { readonly search: string; readonly clear: string };
  readonly wordmarkLink: { readonly home: (brand: string) => string };
  readonly siteLayout: {
    readonly skip: string;
    readonly home: (brand: string) => string;
    readonly menu: string;
    /** Names the navigation of the header, and that of the footer. */
    readonly sections: string;
    readonly more: string;
  };
  readonly starPicker: { readonly stars: (stars: number) => string };
  readonly starRating: { readonly spoken: (rating: string, of: number) => string };
  /** The language of the states, which have their words in `@repo/domain/status-vocabulary`. */
  readonly status: { readonly language: StatusLanguage };
  readonly stepper: {
    readonly step: (step: number, total: number) => string;
    readonly done: string;
    readonly lacking: string;
  };
  readonly textArea: { readonly characters: string };
  readonly textLink: { readonly newTab: string };
  readonly toasts: { readonly dismiss: string };
  readonly toggle: { readonly on: string; readonly off: string };
  readonly trustBadge: {
    readonly tiers: Readonly<Record<TrustTier, string>>;
    readonly trustScore: string;
    readonly outOf: string;
    /** In place of a score before anything was checked. */
    readonly unchecked: string;
    /** Between the score and the most that the running checks can reach: '25 so far, up to 90'. */
    readonly soFar: string;
  };
  readonly upgradePrompt: { readonly later: string };
}
